"""Batches of tables for learning agents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import numpy as np
import numpy.typing as npt

from rondel._checks import whole

if TYPE_CHECKING:
    from rondel._game import Encoding, Game


@dataclass
class Step:
    """The arrays of a batch, one row per table. They are filled anew by each step; copy what you keep."""

    #: What the deciding seat may know, or ``None``: float32, tables × columns.
    observation: npt.NDArray[np.float32] | None
    #: The legal actions, or ``None``: float32, tables × choices × columns.
    actions: npt.NDArray[np.float32] | None
    #: Which numbers can be chosen: bool, tables × numbers.
    mask: npt.NDArray[np.bool_]
    #: The deciding seat, or -1 if the game is over: int8.
    seat: npt.NDArray[np.int8]
    #: The result for each seat (column 0 is seat 0), from -1 to 1, when a game ends, otherwise 0: float32,
    #: tables × seats.
    reward: npt.NDArray[np.float32]
    #: Whether the game has just ended: bool.
    done: npt.NDArray[np.bool_]


class Batch:
    """Many tables of one game, stepped together.

    >>> import numpy as np
    >>> from rondel import Game
    >>> batch = Game("connect-four").batch(64, actions="fixed")
    >>> step = batch.reset(seed=1)
    >>> step.observation.shape == (64, len(batch.encoding.observation)), step.mask.shape
    (True, (64, 7))
    >>> generator = np.random.default_rng(0)
    >>> for _ in range(100):
    ...     step = batch.step(batch.sample(generator))
    >>> bool(step.mask.any(axis=1).all())
    True

    Args:
        game: The game, or its id.
        rows: The number of tables, at most 1,000,000.
        seats: The number of seats at each table.
        seed: The seed: the same seed and the same choices give the same arrays, on any number of threads.
        actions: What the numbers of choices mean. ``"listed"``: the index in the list of legal actions of a position.
            ``"fixed"``: the index in the encoding's catalogue, which is the same in every position. ``"auto"``: fixed
            where the game has a catalogue.
        restart: When a finished game is replaced with a new one. ``"same"``: in the step that finishes it; the
            observation is then already that of the new game. ``"next"``: in the following step, which ignores the
            choice for that table; until then, its seat is -1 and its observation is all zeros.
        samples: The number of samples of what is hidden; an observation is their mean. Without hidden information one
            is enough.
        observe: Whether observations are written.
        describe_actions: Whether the legal actions are written as rows of numbers.
        threads: The number of threads. A process that is forked from this one must not use more than one; start
            workers with "spawn" or "forkserver".

    Raises:
        ValueError: if a setting is not possible.
    """

    def __init__(
        self,
        game: Game | str,
        rows: int,
        *,
        seats: int | None = None,
        seed: int = 0,
        actions: Literal["listed", "fixed", "auto"] = "listed",
        restart: Literal["same", "next"] = "same",
        samples: int = 1,
        observe: bool = True,
        describe_actions: bool = False,
        threads: int = 1,
    ) -> None:
        if actions not in ("listed", "fixed", "auto"):
            raise ValueError(f"actions is 'listed', 'fixed' or 'auto', not {actions!r}")
        if restart not in ("same", "next"):
            raise ValueError(f"restart is 'same' or 'next', not {restart!r}")
        if isinstance(game, str):
            from rondel._game import Game

            game = Game(game)
        whole("rows", rows, 1, 1_000_000)
        whole("seed", seed, 0, 2**64 - 1)
        whole("samples", samples, 1, 10_000)
        whole("threads", threads, 1, 1_024)
        count = game._seats(seats)
        self.game = game
        self.seats = count
        self.encoding: Encoding = game.encoding(count)
        fixed = actions == "fixed" or (actions == "auto" and bool(self.encoding.catalogue))
        self._native = game._native.batch(count, rows, seed, samples, fixed, restart == "same", threads)
        most = self.encoding.most_choices
        self._step = Step(
            np.zeros((rows, len(self.encoding.observation)), np.float32) if observe else None,
            np.zeros((rows, most, len(self.encoding.action)), np.float32) if describe_actions else None,
            np.zeros((rows, self._native.mask_width), np.bool_),
            np.zeros(rows, np.int8),
            np.zeros((rows, count), np.float32),
            np.zeros(rows, np.bool_),
        )

    @property
    def last(self) -> Step:
        """The arrays, as the last step left them."""
        return self._step

    @property
    def mask_width(self) -> int:
        """The number of numbers that a choice can have."""
        return self._native.mask_width

    @property
    def omitted(self) -> int:
        """The number of legal actions that could not be offered since the start. It is nearly always 0."""
        return self._native.omitted

    def reset(self, *, seed: int | None = None) -> Step:
        """Start a new game at every table, from this seed if there is one."""
        if seed is not None:
            self._native.reseed(whole("seed", seed, 0, 2**64 - 1))
        self._native.restart(self._arrays())
        return self._step

    def step(self, choices: npt.NDArray[np.int64]) -> Step:
        """Make one choice at every table.

        Raises:
            ValueError: if a choice is not legal, or if the choices are not one whole number per table. Nothing has
                changed then.
        """
        choices = np.asarray(choices)
        rows = len(self._step.seat)
        if choices.shape != (rows,) or choices.dtype.kind not in "iu":
            raise ValueError(
                f"choices are {rows} whole numbers, one for each table, not {choices.dtype} of shape {choices.shape}"
            )
        self._native.step(np.ascontiguousarray(choices, np.int64), self._arrays())
        return self._step

    def respond(self, bots: Sequence[str | None]) -> Step:
        """Let bots play until, at every table, a seat without a bot decides or the game is over.

        Call it after :meth:`step` or :meth:`reset`. Rewards and ``done`` of games that ended in that step are kept, so
        count them after this call alone. The seat that decides then, ``last.seat``, is the learner's; note it before
        the next step, because it moves on by one seat with each game.

        Args:
            bots: Each seat's bot in the first game of a table, ``None`` for a seat without one. In each further
                game they move on by one seat. See :meth:`rondel.Table.bot_choice`.
        """
        if isinstance(bots, str) or len(bots) != self.seats:
            raise ValueError(f"bots are a list of {self.seats}, one for each seat, with None for the learner's")
        self._native.respond(list(bots), self._arrays())
        return self._step

    def observe(self, row: int, seat: int) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.bool_]]:
        """Return what a seat knows at one table, whether or not it decides, and a mask of what it can choose.

        Seats that choose at the same time as the deciding seat can choose as well.
        """
        whole("row", row, 0, len(self._step.seat) - 1)
        whole("seat", seat, 0, self.seats - 1)
        observation = np.zeros(len(self.encoding.observation), np.float32)
        mask = np.zeros(self.mask_width, np.bool_)
        self._native.observe(row, seat, observation, mask.view(np.uint8))
        return observation, mask

    def sample(self, generator: np.random.Generator) -> npt.NDArray[np.int64]:
        """Return a random legal choice for each table."""
        lots = generator.random(self._step.mask.shape, np.float32) * self._step.mask
        return lots.argmax(axis=1)

    def _arrays(self) -> tuple[object, ...]:
        step = self._step
        mask, done = step.mask.view(np.uint8), step.done.view(np.uint8)
        return (step.observation, step.actions, mask, step.seat, step.reward, done)

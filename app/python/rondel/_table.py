"""Tables at which games are played."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from rondel import _native
from rondel._checks import whole


@dataclass(frozen=True)
class Decision:
    """A decision and its alternatives. Values are expected results from 0 (lost) to 1 (won)."""

    #: The number of the ply, from 0.
    ply: int
    #: The deciding seat.
    seat: int
    #: The index of the choice that was made.
    chosen: int
    #: The index of the best choice; equal to ``chosen`` if nothing better was found.
    best: int
    #: For each choice, how often it was tried (``visits``), its value (``mean``), and the half-width of the 95% interval
    #: around it (``reach``).
    choices: list[dict[str, float]]
    #: The value for each seat if the best choice is made.
    before: list[float]
    #: The value for each seat after the choice that was made.
    after: list[float]
    #: ``best``, ``good``, ``inexact``, ``mistake`` or ``blunder``.
    verdict: str
    #: What the choice has cost.
    loss: float
    #: The half-width of the 95% interval of ``loss``.
    reach: float


@dataclass(frozen=True)
class Review:
    """The decisions of a game, judged."""

    #: The decisions with more than one choice, in the order in which they were made.
    decisions: list[Decision]
    #: For each seat, the parts of its result: ``start``, ``own``, ``others``, ``luck`` and ``unexplained`` add up to
    #: ``result``. ``None`` if only one seat was reviewed.
    balance: list[dict[str, float]] | None


class Table:
    """A table at which one game is played. Create it with :meth:`rondel.Game.table` or :func:`rondel.replay`.

    >>> from rondel import Game
    >>> table = Game("tic-tac-toe").table()
    >>> while table.seat is not None:
    ...     table.play(table.bot_choice("mcts:100", seed=table.ply))
    >>> sum(table.rewards)
    0.0
    """

    def __init__(self, native: _native.Table) -> None:
        self._native = native

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._native.game

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self._native.seats

    @property
    def ply(self) -> int:
        """The number of choices that were made."""
        return self._native.ply

    @property
    def seat(self) -> int | None:
        """The seat that decides next, or ``None`` if the game is over."""
        return self._native.seat

    @property
    def deciders(self) -> list[int]:
        """All seats that have yet to decide, alone or at the same time."""
        return self._native.deciders

    @property
    def rewards(self) -> list[float] | None:
        """The result for each seat, from -1 (lost) to 1 (won); ``None`` while the game is in progress."""
        return self._native.rewards

    def choices(self, language: str = "en") -> list[str]:
        """Return the legal choices as texts in English (``en``), German (``de``) or Dutch (``nl``)."""
        return self._native.choices(_language(language))

    def actions(self) -> list[Any]:
        """Return the legal actions as data."""
        return json.loads(self._native.actions())

    def play(self, choice: int) -> None:
        """Play the legal action at this index.

        Raises:
            ValueError: if there is no such action. Nothing has changed then.
        """
        self._native.play(whole("choice", choice, 0, 2**32))

    def play_action(self, action: Any) -> None:
        """Play an action, given as data.

        Raises:
            ValueError: if the action is not legal. Nothing has changed then.
        """
        self._native.play_action(json.dumps(action))

    def undo(self) -> None:
        """Take back the last choice.

        Raises:
            ValueError: if nothing was played, or if something has been drawn or revealed since.
        """
        self._native.undo()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return what a seat sees, or a spectator: the whole table as data, without anything that is hidden."""
        if seat is not None:
            whole("seat", seat, 0, self.seats - 1)
        return json.loads(self._native.view(seat))

    def observation(
        self, seat: int | None = None, *, samples: int = 1, seed: int | None = None
    ) -> npt.NDArray[np.float32]:
        """Return what a seat knows as a row of numbers, like a row of :class:`rondel.Batch`.

        >>> from rondel import Game
        >>> game = Game("rival-cities")
        >>> table = game.table(seed=2)
        >>> table.observation().shape == (len(game.encoding().observation),)
        True

        Args:
            seat: The seat; the deciding one by default.
            samples: The number of samples of what is hidden; the row is their mean.
            seed: The seed of the samples; by default it differs from ply to ply.
        """
        if seat is None:
            seat = self.seat
        if seat is None:
            raise ValueError("the game is over: name a seat")
        whole("seat", seat, 0, self.seats - 1)
        whole("samples", samples, 1, 10_000)
        row = np.zeros(self._native.columns(), np.float32)
        self._native.observation(seat, samples, self.ply if seed is None else seed, row)
        return row

    def bot_choice(self, bot: str = "journeyman", *, seed: int = 0) -> int:
        """Return the index of a bot's choice for the deciding seat. The bot knows only what the seat may know.

        Bots are the levels ``beginner``, ``apprentice``, ``journeyman``, ``expert``, ``master`` and ``grandmaster``, a
        search with a number of iterations such as ``mcts:200``, ``greedy`` and ``random``.
        """
        return self._native.bot_choice(bot, whole("seed", seed, 0, 2**64 - 1))

    def review(self, seat: int | None = None, *, iterations: int | None = None) -> Review:
        """Judge each decision by what its seat knew, with a search on all cores.

        >>> from rondel import Game
        >>> table = Game("tic-tac-toe").table()
        >>> for choice in (0, 0, 1, 1):
        ...     table.play(choice)
        >>> [(decision.ply, decision.seat, decision.verdict) for decision in table.review(seat=1).decisions]
        [(1, 1, 'blunder'), (3, 1, 'best')]

        Args:
            seat: The seat whose decisions are judged; by default those of all seats.
            iterations: The iterations of each search; by default several times those of the Master.
        """
        if seat is not None:
            whole("seat", seat, 0, self.seats - 1)
        if iterations is not None:
            whole("iterations", iterations, 1, 2**32 - 1)
        decisions, balances = _native.review(self._native, seat, iterations)
        return Review(
            [Decision(**decision) for decision in json.loads(decisions)],
            None if balances is None else json.loads(balances),
        )

    def picture(
        self,
        seat: int | None = None,
        *,
        size: tuple[int, int] = (1280, 720),
        theme: Literal["light", "dark"] = "light",
        language: str = "en",
    ) -> npt.NDArray[np.uint8]:
        """Draw the table as a seat sees it, or a spectator, and return an array of height, width and red, green, blue.

        >>> from rondel import Game
        >>> Game("connect-four").table().picture(size=(640, 360)).shape
        (360, 640, 3)
        """
        if seat is not None:
            whole("seat", seat, 0, self.seats - 1)
        if theme not in ("light", "dark"):
            raise ValueError(f"theme is 'light' or 'dark', not {theme!r}")
        width, height = (whole("size", length, 64, 8192) for length in size)
        array = np.zeros((height, width, 3), np.uint8)
        _native.picture(self._native, seat, (width, height), theme == "dark", _language(language), array)
        return array

    def playthrough(self, *, language: str = "en") -> str:
        """Return the game so far in the form of OpenSpiel's playthroughs, to compare implementations of the same rules.

        It contains what every seat sees.
        """
        return _native.playthrough_of(self._native, _language(language))

    def journal(self) -> str:
        """Return the journal: the text of a saved game, which the program opens and :func:`replay` reads."""
        return self._native.journal()

    def __reduce__(self) -> tuple[Any, ...]:
        return replay, (self.journal(),)

    def __repr__(self) -> str:
        return f"<Table of {self.game}: ply {self.ply}, seat {self.seat}>"


def replay(journal: str) -> Table:
    """Return the table at the end of a journal.

    >>> from rondel import Game, replay
    >>> table = Game("connect-four").table(seed=3)
    >>> table.play(2)
    >>> replay(table.journal()).ply
    1

    Raises:
        ValueError: if the journal cannot be read or does not follow the rules.
    """
    return Table(_native.Table.replay(journal))


def _language(language: str) -> str:
    if language not in ("en", "de", "nl"):
        raise ValueError(f"language is 'en', 'de' or 'nl', not {language!r}")
    return language

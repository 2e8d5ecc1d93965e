"""Tables at which games are played."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import numpy.typing as npt

from rondel import _native
from rondel._checks import whole


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
        if language not in ("en", "de", "nl"):
            raise ValueError(f"language is 'en', 'de' or 'nl', not {language!r}")
        return self._native.choices(language)

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

    def journal(self) -> str:
        """Return the journal: the text of a saved game, which the program opens and :func:`replay` reads."""
        return self._native.journal()

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

"""Matches between an agent and the program's bots."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from rondel._checks import whole
from rondel._game import Game
from rondel._table import Table


@dataclass(frozen=True)
class Evaluation:
    """The result of a match."""

    #: The number of games.
    games: int
    #: The agent's share of the points, from 0 to 1: a game counts 1 if it is won, 0 if it is lost, and in between the
    #: share of the other seats that the agent has beaten; equal places count one half.
    score: float
    #: The 95 % interval of the share (Wilson 1927).
    interval: tuple[float, float]

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.score:.1%} of {self.games} games ({low:.1%} to {high:.1%})"


def evaluate(
    agent: Callable[[Table], int],
    game: Game | str,
    level: str = "journeyman",
    *,
    actions: Literal["listed", "fixed"] = "listed",
    games: int = 100,
    seats: int | None = None,
    seed: int = 0,
) -> Evaluation:
    """Play games between an agent and bots of one level, with the agent at each seat in turn.

    >>> def first(table):
    ...     return 0
    >>> result = evaluate(first, "tic-tac-toe", "random", games=20)
    >>> result.games, 0 <= result.interval[0] <= result.score <= result.interval[1] <= 1
    (20, True)

    Args:
        agent: Returns its choice at a table. To be fair, it must look only at ``table.choices()``, ``table.actions()``,
            ``table.view(table.seat)`` and ``table.observation()``, and must not play.
        game: The game.
        level: A level or bot; see :meth:`rondel.Table.bot_choice`.
        actions: What the agent returns: with ``"listed"`` the index in the list of legal actions, with ``"fixed"`` the
            number in the encoding's catalogue. ``game.numbers(table)`` tells which are legal.
        games: The number of games.
        seats: The number of seats.
        seed: The seed of the first game; each further game has the next one.
    """
    if isinstance(game, str):
        game = Game(game)
    if actions not in ("listed", "fixed"):
        raise ValueError(f"actions is 'listed' or 'fixed', not {actions!r}")
    whole("games", games, 1, 2**32)
    points = 0.0
    for number in range(games):
        table = game.table(seats=seats, seed=seed + number)
        own = number % table.seats
        while table.seat is not None:
            if table.seat == own:
                choice = agent(table)
                if actions == "fixed":
                    numbers = game.numbers(table)
                    if choice not in numbers:
                        raise ValueError(f"the agent chose {choice}; legal are {[n for n in numbers if n is not None]}")
                    choice = numbers.index(choice)
                table.play(choice)
            else:
                table.play(table.bot_choice(level, seed=(seed + number) * 10_007 + table.ply))
        points += (table.rewards[own] + 1) / 2
    return Evaluation(games, points / games, _wilson(points, games))


def _wilson(points: float, games: int) -> tuple[float, float]:
    z = 1.959964
    share = points / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)

"""Matches between an agent and the program's bots."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from rondel._game import Game
from rondel._table import Table


@dataclass(frozen=True)
class Evaluation:
    """The result of a match."""

    #: The number of games.
    games: int
    #: The agent's share of the points, from 0 to 1: a win counts 1, a draw what it is worth.
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
        agent: Returns the index of its choice among the legal actions of the table. To be fair, it must look only at
            the table's choices, actions and ``view(table.seat)``.
        game: The game.
        level: A level or bot; see :meth:`rondel.Table.bot_choice`.
        games: The number of games.
        seats: The number of seats.
        seed: The seed of the first game; each further game has the next one.
    """
    if isinstance(game, str):
        game = Game(game)
    points = 0.0
    for number in range(games):
        table = game.table(seats=seats, seed=seed + number)
        own = number % table.seats
        while table.seat is not None:
            if table.seat == own:
                table.play(agent(table))
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

"""Modern board games with hidden information, for research.

Every game states its rules once, in Rust. This package gives access to them: games with their options, tables at which
they are played, batches of tables for learning agents, and the program's own bots.

>>> import rondel
>>> "rival-cities" in rondel.games()
True
>>> table = rondel.Game("tic-tac-toe").table(seed=1)
>>> table.play(4)
>>> table.ply, table.seat
(1, 1)
"""

from __future__ import annotations

from rondel._native import games
from rondel._batch import Batch, Step
from rondel._evaluate import Evaluation, evaluate
from rondel._game import Encoding, Game, Option
from rondel._table import Decision, Review, Table, replay

__all__ = [
    "Batch",
    "Decision",
    "Encoding",
    "Evaluation",
    "Game",
    "Option",
    "Review",
    "Step",
    "Table",
    "evaluate",
    "games",
    "replay",
]

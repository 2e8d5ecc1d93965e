"""The interface of OpenSpiel's Python API for turn-based games, without OpenSpiel.

Programs that are written for ``pyspiel`` games with ``load_game``, ``new_initial_state``, ``legal_actions``,
``apply_action``, ``returns``, ``clone`` and ``information_state_string`` run with these games. What is drawn is drawn by
the table, so there are no chance nodes: a state continues with its own random numbers.

>>> from rondel.spiel import load_game
>>> state = load_game("tic-tac-toe").new_initial_state()
>>> while not state.is_terminal():
...     state.apply_action(state.legal_actions()[0])
>>> state.returns()
[1.0, -1.0]
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from rondel._game import Game as _Game
from rondel._table import Table, replay

#: The player of a state that is over, as in ``pyspiel.PlayerId.TERMINAL``.
TERMINAL = -4


class State:
    """A position of a game. Actions are indices in the list of legal actions, or of the catalogue where there is one."""

    def __init__(self, game: Game, table: Table) -> None:
        self._game = game
        self._table = table

    def get_game(self) -> Game:
        """Return the game."""
        return self._game

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self._table.seat is None

    def is_chance_node(self) -> bool:
        """Return ``False``: what is drawn is drawn by the table."""
        return False

    def is_simultaneous_node(self) -> bool:
        """Return ``False``: seats that choose at the same time are asked one after another, without hearing of it."""
        return False

    def current_player(self) -> int:
        """Return the seat that decides, or ``TERMINAL``."""
        return TERMINAL if self._table.seat is None else self._table.seat

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the numbers of the legal actions, in ascending order; none for a seat that does not decide."""
        if self._table.seat is None or player not in (None, self._table.seat):
            return []
        return sorted(self._numbers())

    def action_to_string(self, player: int, action: int) -> str:
        """Return a legal action as text."""
        return self._table.choices()[self._numbers().index(action)]

    def apply_action(self, action: int) -> None:
        """Play a legal action.

        Raises:
            ValueError: if it is not legal.
        """
        numbers = self._numbers()
        if action not in numbers:
            raise ValueError(f"action {action} is not legal; legal are {sorted(numbers)}")
        self._table.play(numbers.index(action))

    def returns(self) -> list[float]:
        """Return the result for each seat, from -1 to 1; 0 for all while the game is in progress."""
        return self._table.rewards or [0.0] * self._table.seats

    def rewards(self) -> list[float]:
        """Return the same as :meth:`returns`: all that a game pays is paid at its end."""
        return self.returns()

    def information_state_string(self, player: int | None = None) -> str:
        """Return what a seat sees, as text: equal for positions that it cannot distinguish."""
        seat = self._table.seat if player is None else player
        return json.dumps(self._table.view(seat), sort_keys=True)

    def observation_string(self, player: int | None = None) -> str:
        """Return the same as :meth:`information_state_string`."""
        return self.information_state_string(player)

    def clone(self) -> State:
        """Return a copy, which draws the same as this one."""
        return State(self._game, replay(self._table.journal()))

    def move_number(self) -> int:
        """Return the number of actions so far."""
        return self._table.ply

    def __str__(self) -> str:
        return "\n".join(self._table.choices())

    def _numbers(self) -> list[int]:
        actions = self._table.actions()
        if not self._game._numbers:
            return list(range(len(actions)))
        return [self._game._numbers[json.dumps(action)] for action in actions]


class Game:
    """A game as OpenSpiel describes one."""

    def __init__(self, game: _Game, seats: int | None = None, seed: int = 0) -> None:
        self._game = game
        self._seats = game._seats(seats)
        self._seed = seed
        self._encoding = game.encoding(self._seats)
        self._numbers = {json.dumps(action): number for number, action in enumerate(self._encoding.catalogue)}

    def new_initial_state(self, seed: int | None = None) -> State:
        """Deal a game. Without a seed, each call uses the next one."""
        if seed is None:
            seed, self._seed = self._seed, self._seed + 1
        return State(self, self._game.table(seats=self._seats, seed=seed))

    def num_players(self) -> int:
        """Return the number of seats."""
        return self._seats

    def num_distinct_actions(self) -> int:
        """Return the number of numbers that an action can have."""
        return len(self._numbers) or self._encoding.most_choices

    def min_utility(self) -> float:
        """Return the worst result."""
        return -1.0

    def max_utility(self) -> float:
        """Return the best result."""
        return 1.0


def load_game(id: str, parameters: Mapping[str, object] | None = None) -> Game:
    """Load a game. The parameters ``players`` and ``seed`` are those of OpenSpiel; all others are options of the game."""
    options = {name: str(value) for name, value in (parameters or {}).items()}
    seats, seed = options.pop("players", None), options.pop("seed", "0")
    return Game(_Game(id, options=options), None if seats is None else int(seats), int(seed))

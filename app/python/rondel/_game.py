"""Games with their options."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rondel import _native
from rondel._checks import whole
from rondel._table import Table

if TYPE_CHECKING:
    from rondel._batch import Batch


@dataclass(frozen=True)
class Option:
    """An option of a game: its name, its values, and the usual one."""

    name: str
    values: tuple[str, ...]
    default: str


@dataclass(frozen=True)
class Encoding:
    """How positions and actions of a game are written as rows of numbers."""

    #: The name of each column of an observation, such as ``players.goods.2`` or ``players.goods.2 (others)``.
    observation: tuple[str, ...]
    #: The name of each column of an action.
    action: tuple[str, ...]
    #: The number of legal actions for which there is room.
    most_choices: int
    #: The actions with a fixed number; empty if the game has too many.
    catalogue: tuple[Any, ...]


class Game:
    """A game with its options.

    >>> game = Game("rival-cities", options={"ring": "shuffled"})
    >>> game.id, game.players
    ('rival-cities', (2, 2))
    >>> [option.name for option in game.options]
    ['ring', 'first']

    Raises:
        ValueError: if there is no such game, option or value, or if the content is not accepted.
    """

    def __init__(
        self,
        id: str,
        *,
        options: Mapping[str, str] | None = None,
        content: Mapping[str, str] | None = None,
    ) -> None:
        self._native = _native.Game(id, dict(options or {}), dict(content or {}))
        self._encodings: dict[int, Encoding] = {}
        self._numbers: dict[int, dict[str, int]] = {}

    @property
    def id(self) -> str:
        """The id of the game."""
        return self._native.id

    @property
    def players(self) -> tuple[int, int]:
        """The smallest and largest number of players."""
        return self._native.players

    @property
    def options(self) -> list[Option]:
        """All options of the game."""
        return [Option(name, tuple(values), default) for name, values, default in self._native.options()]

    def fingerprint(self, seats: int | None = None) -> str:
        """Return a hash of the rules and their content. Results are comparable if it is the same."""
        return self._native.fingerprint(self._seats(seats))

    def table(self, *, seats: int | None = None, seed: int = 0) -> Table:
        """Deal a table. The smallest table for two or more is used unless a number of seats is given."""
        return Table(self._native.table(self._seats(seats), whole("seed", seed, 0, 2**64 - 1)))

    def encoding(self, seats: int | None = None) -> Encoding:
        """Return the encoding of positions and actions. It is derived once, which takes up to a few seconds."""
        count = self._seats(seats)
        if count not in self._encodings:
            observation, action, most, catalogue = self._native.encoding(count)
            self._encodings[count] = Encoding(
                tuple(observation), tuple(action), most, tuple(json.loads(text) for text in catalogue)
            )
        return self._encodings[count]

    def numbers(self, table: Table) -> list[int | None]:
        """Return the catalogue's number of each legal action of a table; ``None`` for an action without one.

        >>> game = Game("connect-four")
        >>> game.numbers(game.table())
        [0, 1, 2, 3, 4, 5, 6]
        """
        if table.seats not in self._numbers:
            catalogue = self.encoding(table.seats).catalogue
            self._numbers[table.seats] = {json.dumps(action): number for number, action in enumerate(catalogue)}
        return [self._numbers[table.seats].get(json.dumps(action)) for action in table.actions()]

    def batch(self, rows: int, **settings: Any) -> Batch:
        """Create a batch of tables; see :class:`rondel.Batch`."""
        from rondel._batch import Batch

        return Batch(self, rows, **settings)

    def _seats(self, seats: int | None) -> int:
        fewest, most = self.players
        return max(2, fewest) if seats is None else whole("seats", seats, fewest, most)

    def __repr__(self) -> str:
        return f"Game({self.id!r})"

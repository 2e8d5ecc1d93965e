"""Environments for Gymnasium: one seat is the agent's, bots play the others.

>>> import gymnasium, rondel.gymnasium
>>> environment = gymnasium.make(rondel.gymnasium.environment_id("wisps"), opponents="greedy")
>>> observation, info = environment.reset(seed=3)
>>> bool(info["action_mask"].any())
True

Every game is registered as ``rondel/<id>-v<number>``. The number is derived from the hash of the rules, so an experiment
that names it never runs with other rules. ``gymnasium.make("rondel/wisps")`` takes the installed version.
"""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from rondel._batch import Batch
from rondel._game import Game
from rondel._native import games


def _spaces(batch: Batch) -> tuple[spaces.Box, spaces.Discrete]:
    columns = len(batch.encoding.observation)
    return spaces.Box(-np.inf, np.inf, (columns,), np.float32), spaces.Discrete(batch.mask_width)


class _Opponents:
    """Tables at which one seat is the agent's. It moves on by one seat with each game of a table."""

    def __init__(self, game: Game | str, rows: int, opponents: str, settings: dict[str, Any]) -> None:
        self.batch = Batch(game, rows, restart="next", **{"actions": "auto", **settings})
        self._bots = [None, *[opponents] * (self.batch.seats - 1)]
        # An unknown bot is refused now, not in the middle of training.
        self.batch.reset()
        self.batch.respond(self._bots)
        self._own = np.zeros(rows, np.int64)

    def reset(self, seed: int | None) -> None:
        self.batch.reset(seed=seed)
        self.batch.respond(self._bots)
        self._note()

    def step(self, choices: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Play, let the bots respond, and return the agent's rewards and which games have ended."""
        self.batch.step(choices)
        step = self.batch.respond(self._bots)
        rewards = step.reward[np.arange(len(self._own)), self._own]
        done = step.done.astype(bool)
        self._note()
        return rewards.astype(np.float64), done

    def _note(self) -> None:
        seat = self.batch.last.seat
        self._own = np.where(seat >= 0, seat, self._own)


class SingleEnv(gymnasium.Env):
    """One table with an agent and bots.

    Args:
        game: The game.
        opponents: The bot at the other seats; see :meth:`rondel.Table.bot_choice`.
        illegal: What happens if the agent chooses an illegal action: ``"lose"`` ends the game with reward -1, ``"raise"``
            is a ``ValueError``. The legal ones are in ``info["action_mask"]``.
        settings: See :class:`rondel.Batch`: ``seats``, ``actions``, ``samples``.
    """

    metadata = {"render_modes": []}

    def __init__(
        self,
        game: Game | str,
        *,
        opponents: str = "greedy",
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        if illegal not in ("lose", "raise"):
            raise ValueError(f"illegal is 'lose' or 'raise', not {illegal!r}")
        self._table = _Opponents(game, 1, opponents, settings)
        self._illegal = illegal
        self._over = False
        self.render_mode = render_mode
        self.observation_space, self.action_space = _spaces(self._table.batch)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Deal a new game."""
        super().reset(seed=seed)
        self._table.reset(seed)
        self._over = False
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the bots respond."""
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        mask = self._table.batch.last.mask[0]
        is_legal = 0 <= action < len(mask) and bool(mask[action])
        if not is_legal and self._illegal == "lose":
            self._over = True
            return self._seen(), -1.0, True, False, self._info()
        rewards, done = self._table.step(np.array([action], np.int64))
        self._over = bool(done[0])
        return self._seen(), float(rewards[0]), self._over, False, self._info()

    def _seen(self) -> np.ndarray:
        return self._table.batch.last.observation[0].copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._table.batch.last.mask[0].astype(np.int8)}


class BatchEnv(VectorEnv):
    """Many tables with an agent and bots, stepped together. A finished game is replaced in the following step
    (``AutoresetMode.NEXT_STEP``), which ignores the action for its table. An illegal action is a ``ValueError``."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self, game: Game | str, num_envs: int = 256, *, opponents: str = "greedy", **settings: Any
    ) -> None:
        self._tables = _Opponents(game, num_envs, opponents, settings)
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = _spaces(self._tables.batch)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Deal new games."""
        self._tables.reset(seed)
        return self._seen(), self._info()

    def step(
        self, actions: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Play an action at each table, and let the bots respond."""
        rewards, done = self._tables.step(np.asarray(actions, np.int64))
        return self._seen(), rewards, done, np.zeros(self.num_envs, bool), self._info()

    def _seen(self) -> np.ndarray:
        return self._tables.batch.last.observation.copy()

    def _info(self) -> dict[str, Any]:
        mask = self._tables.batch.last.mask.astype(np.int8)
        return {"action_mask": mask, "_action_mask": np.ones(self.num_envs, bool)}


def environment_id(game: str) -> str:
    """Return the name under which a game is registered, with the version of its rules.

    >>> environment_id("wisps").rpartition("-v")[0]
    'rondel/wisps'
    """
    return f"rondel/{game}-v{int(Game(game).fingerprint()[:8], 16)}"


for _id in games():
    gymnasium.register(
        id=environment_id(_id),
        entry_point="rondel.gymnasium:SingleEnv",
        vector_entry_point="rondel.gymnasium:BatchEnv",
        kwargs={"game": _id},
    )

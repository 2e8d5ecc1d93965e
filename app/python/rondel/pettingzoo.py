"""Environments for PettingZoo: :func:`env` for games in which one seat decides at a time, and :func:`parallel_env`.

>>> from rondel.pettingzoo import env
>>> environment = env("rival-cities")
>>> environment.reset(seed=7)
>>> for agent in environment.agent_iter(max_iter=200):
...     observation, reward, termination, truncation, info = environment.last()
...     over = termination or truncation
...     environment.step(None if over else int(observation["action_mask"].argmax()))
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from rondel._batch import Batch
from rondel._game import Game

Agent = str
Observation = dict[str, np.ndarray]


class _Seats:
    """What both kinds of environment share: one table, and an agent for each of its seats."""

    def __init__(self, game: Game | str, settings: dict[str, Any], name: str) -> None:
        game = Game(game) if isinstance(game, str) else game
        settings.setdefault("actions", "fixed" if game.encoding(settings.get("seats")).catalogue else "listed")
        self.batch = Batch(game, 1, restart="next", observe=False, **settings)
        self.batch.reset()
        self.metadata = {"name": f"rondel/{game.id}-{name}", "is_parallelizable": name == "parallel", "render_modes": []}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.batch.seats)]
        numbers = self.batch.mask_width
        space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (len(self.batch.encoding.observation),), np.float32),
                "action_mask": spaces.Box(0, 1, (numbers,), np.int8),
            }
        )
        self._spaces = {agent: space for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(numbers) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def observe(self, agent: Agent) -> Observation:
        """Return what an agent knows, whether or not it decides."""
        observation, mask = self.batch.observe(0, self._seats[agent])
        return {"observation": observation, "action_mask": mask.astype(np.int8)}

    def rewards_now(self) -> dict[Agent, float]:
        """Return the rewards of the last step."""
        reward = self.batch.last.reward[0]
        return {agent: float(reward[seat]) for agent, seat in self._seats.items()}


class TurnEnv(AECEnv):
    """One table; agents act in turn. Observations contain ``observation`` and ``action_mask``. An illegal action is a
    ``ValueError``, and nothing changes."""

    def __init__(self, game: Game | str, **settings: Any) -> None:
        super().__init__()
        self._table = _Seats(game, settings, "aec")
        self.metadata = self._table.metadata
        self.possible_agents = self._table.possible_agents
        self.agents: list[Agent] = []
        self.render_mode = None

    def observation_space(self, agent: Agent) -> spaces.Space:
        """Return the space of an agent's observations."""
        return self._table._spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space:
        """Return the space of an agent's actions."""
        return self._table._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        self._table.batch.reset(seed=seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._table.batch.last.seat[0]]

    def observe(self, agent: Agent) -> Observation:
        """Return what an agent knows."""
        return self._table.observe(agent)

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose an action")
        step = self._table.batch.step(np.array([action], np.int64))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._table.rewards_now()
        if step.done[0]:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[step.seat[0]]
        self._accumulate_rewards()

    def render(self) -> None:
        """Environments are not drawn; use :meth:`rondel.Table.view`."""

    def close(self) -> None:
        """Nothing has to be closed."""


class SimultaneousEnv(ParallelEnv):
    """One table; all agents act in each step. Agents that do not decide must choose number 0, which is then all that
    their mask allows and has no effect. An agent that chooses an illegal action ends the game: it gets -1, the others 0."""

    def __init__(self, game: Game | str, **settings: Any) -> None:
        self._table = _Seats(game, settings, "parallel")
        self.metadata = self._table.metadata
        self.possible_agents = self._table.possible_agents
        self.agents: list[Agent] = []
        self.render_mode = None

    def observation_space(self, agent: Agent) -> spaces.Space:
        """Return the space of an agent's observations."""
        return self._table._spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space:
        """Return the space of an agent's actions."""
        return self._table._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observation], dict[Agent, dict[str, Any]]]:
        """Deal a new game."""
        self._table.batch.reset(seed=seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[Agent, int]
    ) -> tuple[dict, dict[Agent, float], dict[Agent, bool], dict[Agent, bool], dict[Agent, dict]]:
        """Play the actions of all seats that decide now, in the order in which they are asked."""
        batch = self._table.batch
        deciders = [seat for agent, seat in self._table._seats.items() if self._decides[agent]]
        for _ in deciders:
            seat = int(batch.last.seat[0])
            if seat not in deciders or batch.last.done[0]:
                break
            agent = self.possible_agents[seat]
            action = actions.get(agent, -1)
            if not (0 <= action < batch.mask_width and batch.last.mask[0, action]):
                return self._lost_by(agent)
            batch.step(np.array([actions[agent]], np.int64))
        over = bool(batch.last.done[0])
        agents, rewards = self.agents, self._table.rewards_now()
        observations = self._observations()
        if over:
            self.agents = []
        ends = dict.fromkeys(agents, over)
        return observations, rewards, ends, dict.fromkeys(agents, False), {agent: {} for agent in agents}

    def _lost_by(
        self, loser: Agent
    ) -> tuple[dict, dict[Agent, float], dict[Agent, bool], dict[Agent, bool], dict[Agent, dict]]:
        agents, observations = self.agents, self._observations()
        self.agents = []
        rewards = {agent: -1.0 if agent == loser else 0.0 for agent in agents}
        ended, cut = dict.fromkeys(agents, True), dict.fromkeys(agents, False)
        return observations, rewards, ended, cut, {agent: {} for agent in agents}

    def _observations(self) -> dict[Agent, Observation]:
        found = {agent: self._table.observe(agent) for agent in self.agents}
        self._decides = {agent: bool(seen["action_mask"].any()) for agent, seen in found.items()}
        for agent, seen in found.items():
            if not self._decides[agent]:
                seen["action_mask"][0] = 1
        return found

    def render(self) -> None:
        """Environments are not drawn; use :meth:`rondel.Table.view`."""

    def close(self) -> None:
        """Nothing has to be closed."""


def env(
    game: Game | str,
    *,
    seats: int | None = None,
    actions: Literal["listed", "fixed"] | None = None,
    samples: int = 1,
) -> TurnEnv:
    """Return an environment in which agents act in turn. Actions have fixed numbers where the game has few enough."""
    return TurnEnv(game, **_given(seats=seats, actions=actions, samples=samples))


def parallel_env(
    game: Game | str,
    *,
    seats: int | None = None,
    actions: Literal["listed", "fixed"] | None = None,
    samples: int = 1,
) -> SimultaneousEnv:
    """Return an environment in which all agents act in each step."""
    return SimultaneousEnv(game, **_given(seats=seats, actions=actions, samples=samples))


def _given(**settings: Any) -> dict[str, Any]:
    return {name: value for name, value in settings.items() if value is not None}

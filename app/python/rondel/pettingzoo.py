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


class _TableEnv:
    """What both kinds of environment share: one table, and an agent for each of its seats."""

    kind: str

    def __init__(
        self,
        game: Game | str,
        *,
        seats: int | None = None,
        actions: Literal["listed", "fixed", "auto"] = "auto",
        samples: int = 1,
    ) -> None:
        super().__init__()
        self._batch = Batch(game, 1, seats=seats, actions=actions, samples=samples, restart="next", observe=False)
        self.metadata = {
            "name": f"rondel/{self._batch.game.id}-{self.kind}",
            "is_parallelizable": self.kind == "parallel",
            "render_modes": [],
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self._batch.seats)]
        self.agents: list[Agent] = []
        self.render_mode = None
        numbers = self._batch.mask_width
        self._observations = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (len(self._batch.encoding.observation),), np.float32),
                "action_mask": spaces.Box(0, 1, (numbers,), np.int8),
            }
        )
        self._actions = {agent: spaces.Discrete(numbers) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: Agent) -> spaces.Space:
        """Return the space of an agent's observations."""
        return self._observations

    def action_space(self, agent: Agent) -> spaces.Space:
        """Return the space of an agent's actions."""
        return self._actions[agent]

    def observe(self, agent: Agent) -> Observation:
        """Return what an agent knows, whether or not it decides."""
        observation, mask = self._batch.observe(0, self._seats[agent])
        return {"observation": observation, "action_mask": mask.astype(np.int8)}

    def render(self) -> None:
        """Environments are not drawn; use :meth:`rondel.Table.view`."""

    def close(self) -> None:
        """Nothing has to be closed."""

    def _rewards(self) -> dict[Agent, float]:
        reward = self._batch.last.reward[0]
        return {agent: float(reward[seat]) for agent, seat in self._seats.items()}


class TurnEnv(_TableEnv, AECEnv):
    """One table; agents act in turn. Observations contain ``observation`` and ``action_mask``. An illegal action is a
    ``ValueError``, and nothing changes."""

    kind = "aec"

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        self._batch.reset(seed=seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._batch.last.seat[0]]

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose an action")
        step = self._batch.step(np.array([action], np.int64))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._rewards()
        if step.done[0]:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[step.seat[0]]
        self._accumulate_rewards()


class SimultaneousEnv(_TableEnv, ParallelEnv):
    """One table; all agents act in each step. Agents that do not decide must choose number 0, which is then all that
    their mask allows and has no effect. An agent that chooses an illegal action ends the game: it gets -1, the others 0.
    """

    kind = "parallel"

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observation], dict[Agent, dict[str, Any]]]:
        """Deal a new game."""
        self._batch.reset(seed=seed)
        self.agents = self.possible_agents[:]
        return self._observe_all(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[Agent, int]
    ) -> tuple[dict, dict[Agent, float], dict[Agent, bool], dict[Agent, bool], dict[Agent, dict]]:
        """Play the actions of all seats that decide now, in the order in which they are asked."""
        batch = self._batch
        deciders = [seat for agent, seat in self._seats.items() if self._decides[agent]]
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
        agents, rewards = self.agents, self._rewards()
        observations = self._observe_all()
        if over:
            self.agents = []
        ends = dict.fromkeys(agents, over)
        return observations, rewards, ends, dict.fromkeys(agents, False), {agent: {} for agent in agents}

    def _lost_by(
        self, loser: Agent
    ) -> tuple[dict, dict[Agent, float], dict[Agent, bool], dict[Agent, bool], dict[Agent, dict]]:
        agents, observations = self.agents, self._observe_all()
        self.agents = []
        rewards = {agent: -1.0 if agent == loser else 0.0 for agent in agents}
        ended, cut = dict.fromkeys(agents, True), dict.fromkeys(agents, False)
        return observations, rewards, ended, cut, {agent: {} for agent in agents}

    def _observe_all(self) -> dict[Agent, Observation]:
        found = {agent: self.observe(agent) for agent in self.agents}
        self._decides = {agent: bool(seen["action_mask"].any()) for agent, seen in found.items()}
        for agent, seen in found.items():
            if not self._decides[agent]:
                seen["action_mask"][0] = 1
        return found


def env(game: Game | str, **settings: Any) -> TurnEnv:
    """Return an environment in which agents act in turn. Settings are ``seats``, ``actions`` and ``samples`` of
    :class:`rondel.Batch`."""
    return TurnEnv(game, **settings)


def parallel_env(game: Game | str, **settings: Any) -> SimultaneousEnv:
    """Return an environment in which all agents act in each step, with the settings of :func:`env`."""
    return SimultaneousEnv(game, **settings)

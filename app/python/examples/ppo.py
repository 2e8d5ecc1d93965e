"""Train an agent with MaskablePPO of sb3-contrib and measure it against the bots.

pip install sb3-contrib
python app/python/examples/ppo.py wisps --steps 300000

The agent plays one seat at 64 tables that are stepped together; bots play the others. It learns against `--opponents` and
is measured against `--levels` with `rondel.evaluate`.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

import rondel
from rondel.gymnasium import BatchEnv


class Tables(VecEnv):
    """Our tables as a vector environment of Stable-Baselines3, which replaces finished games at once."""

    def __init__(self, tables: BatchEnv) -> None:
        self.tables = tables
        super().__init__(tables.num_envs, tables.single_observation_space, tables.single_action_space)

    def reset(self):
        observation, info = self.tables.reset(seed=0)
        self.mask = info["action_mask"]
        return observation

    def step_async(self, actions):
        self.actions = actions

    def step_wait(self):
        observation, reward, done, _, info = self.tables.step(self.actions)
        infos = [{} for _ in range(self.num_envs)]
        if done.any():
            # The next step deals the finished games anew and ignores their actions; the other tables must wait.
            for row in np.flatnonzero(done):
                infos[row]["terminal_observation"] = observation[row]
        self.mask = info["action_mask"]
        # A finished game allows nothing; any action will do.
        self.mask[~self.mask.any(axis=1), 0] = 1
        return observation, reward.astype(np.float32), done, infos

    def env_method(self, name, *args, indices=None, **kwargs):
        if name != "action_masks":
            raise AttributeError(name)
        return list(self.mask.astype(bool))

    def has_attr(self, name):
        return name == "action_masks"

    def get_attr(self, name, indices=None):
        return [getattr(self, name, None)] * self.num_envs

    def set_attr(self, name, value, indices=None):
        setattr(self, name, value)

    def env_is_wrapped(self, wrapper, indices=None):
        return [False] * self.num_envs

    def close(self):
        pass


class Agent:
    """The trained policy at a table: it reads the same observation as in training."""

    def __init__(self, model: MaskablePPO, game: str) -> None:
        self.model = model
        self.game = rondel.Game(game)

    def __call__(self, table: rondel.Table) -> int:
        mask = np.zeros(self.model.action_space.n, bool)
        mask[[number for number in self.game.numbers(table) if number is not None]] = True
        choice, _ = self.model.predict(table.observation(), action_masks=mask, deterministic=True)
        return int(choice)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--steps", type=int, default=300_000)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--levels", default="random,greedy,beginner,apprentice,journeyman")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--load", help="continue with this model")
    parser.add_argument("--save", help="write the model to this file")
    arguments = parser.parse_args()

    tables = Tables(BatchEnv(arguments.game, 64, opponents=arguments.opponents, seed=arguments.seed))
    if arguments.load:
        model = MaskablePPO.load(arguments.load, env=tables)
    else:
        model = MaskablePPO(
            "MlpPolicy", tables, n_steps=128, batch_size=1024, ent_coef=0.01, gamma=1.0, seed=arguments.seed, device="cpu"
        )
    began = time.time()
    model.learn(arguments.steps)
    print(f"{arguments.steps} steps in {time.time() - began:.0f} s against {arguments.opponents}")
    if arguments.save:
        model.save(arguments.save)
    agent = Agent(model, arguments.game)
    for level in arguments.levels.split(","):
        print(f"against {level}: {rondel.evaluate(agent, arguments.game, level, actions='fixed', games=arguments.games)}", flush=True)


if __name__ == "__main__":
    main()

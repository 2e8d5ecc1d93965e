"""Steps per second on one core: batches and single environments, beside OpenSpiel and PettingZoo where they are installed.

pip install ./app/python pettingzoo[classic] open_spiel
python benches/python/steps.py

Every environment plays random legal actions. The time of choosing them is not counted, except for PettingZoo's own
`last` and `step`, which are counted for both sides.
"""

from __future__ import annotations

import statistics
import time

import numpy as np

import rondel
from rondel.pettingzoo import env

ROUNDS = 7
SECONDS = 0.7


def rate(work) -> float:
    """Return the median of steps per second; `work` plays for a while and returns steps and seconds."""
    rates = []
    for _ in range(ROUNDS):
        steps, spent, began = 0, 0.0, time.perf_counter()
        while time.perf_counter() - began < SECONDS:
            more, seconds = work()
            steps, spent = steps + more, spent + seconds
        rates.append(steps / spent)
    return statistics.median(rates)


def batch(game: str, rows: int = 256, **settings):
    tables = rondel.Game(game).batch(rows, **settings)
    generator = np.random.default_rng(0)
    tables.reset(seed=1)

    def work():
        choices = tables.sample(generator)
        began = time.perf_counter()
        tables.step(choices)
        return rows, time.perf_counter() - began

    return work


def turns(environment):
    generator = np.random.default_rng(0)

    def work():
        environment.reset(seed=int(generator.integers(1 << 30)))
        steps, spent = 0, 0.0
        while environment.agents:
            began = time.perf_counter()
            observation, _, over, cut, _ = environment.last()
            spent += time.perf_counter() - began
            action = None if over or cut else generator.choice(np.flatnonzero(observation["action_mask"]))
            began = time.perf_counter()
            environment.step(action)
            spent += time.perf_counter() - began
            steps += action is not None
        return steps, spent

    return work


def spiel(name: str):
    import pyspiel
    from open_spiel.python import rl_environment

    environment = rl_environment.Environment(pyspiel.load_game(name))
    generator = np.random.default_rng(0)

    def work():
        step = environment.reset()
        steps, spent = 0, 0.0
        while not step.last():
            action = generator.choice(step.observations["legal_actions"][step.observations["current_player"]])
            began = time.perf_counter()
            step = environment.step([action])
            spent += time.perf_counter() - began
            steps += 1
        return steps, spent

    return work


def main() -> None:
    print("| environment | steps per second |\n| --- | --- |")
    for game in rondel.games():
        print(f"| Rondel, batch of 256, {game} | {rate(batch(game)):,.0f} |", flush=True)
    print(f"| Rondel, batch of 256, wisps, with actions | {rate(batch('wisps', describe_actions=True)):,.0f} |")
    print(f"| Rondel, batch of 256, rival-cities, mean of 8 samples | {rate(batch('rival-cities', samples=8)):,.0f} |")
    for game in ("connect-four", "rival-cities"):
        print(f"| Rondel, PettingZoo's interface, {game} | {rate(turns(env(game))):,.0f} |", flush=True)
    try:
        from pettingzoo.classic import connect_four_v3

        print(f"| PettingZoo, connect_four_v3 | {rate(turns(connect_four_v3.env())):,.0f} |", flush=True)
    except ImportError as missing:
        print(f"| PettingZoo, connect_four_v3 | not installed: {missing} |")
    try:
        print(f"| OpenSpiel, rl_environment, connect_four | {rate(spiel('connect_four')):,.0f} |", flush=True)
    except ImportError as missing:
        print(f"| OpenSpiel, rl_environment, connect_four | not installed: {missing} |")


if __name__ == "__main__":
    main()

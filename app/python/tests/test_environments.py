"""The environments keep the contracts of PettingZoo and Gymnasium, for every game."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import rondel
import rondel.gymnasium
from rondel.gymnasium import environment_id
from rondel.pettingzoo import env, parallel_env

every_game = pytest.mark.parametrize("game", rondel.games())


@pytest.fixture(autouse=True)
def quiet():
    """Both libraries warn about what is a matter of taste, such as observations without bounds."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@every_game
def test_pettingzoo_turns(game):
    api_test(env(game), num_cycles=400)
    seed_test(lambda: env(game), num_cycles=60)


@every_game
def test_pettingzoo_parallel(game):
    parallel_api_test(parallel_env(game), num_cycles=400)
    parallel_seed_test(lambda: parallel_env(game), num_cycles=60)


@every_game
def test_gymnasium(game):
    check_env(gymnasium.make(environment_id(game), opponents="random").unwrapped)


@every_game
def test_gymnasium_vector(game):
    tables = gymnasium.make_vec(environment_id(game), num_envs=8, opponents="random")
    observation, info = tables.reset(seed=5)
    generator = np.random.default_rng(1)
    ended = np.zeros(8, bool)
    games = 0
    for _ in range(600):
        assert tables.observation_space.contains(observation)
        legal = info["action_mask"]
        lots = generator.random(legal.shape) * legal
        observation, reward, terminated, truncated, info = tables.step(lots.argmax(axis=1))
        assert not truncated.any() and (np.abs(reward) <= 1).all()
        assert (reward[~terminated] == 0).all()
        assert not terminated[ended].any(), "a game cannot end in the step that deals it"
        ended = terminated
        games += int(terminated.sum())
    assert games > 0


def test_the_agent_sits_at_each_seat_in_turn():
    single = gymnasium.make(environment_id("tic-tac-toe"), opponents="random").unwrapped
    single.reset(seed=1)
    seats = []
    for _ in range(4):
        seats.append(int(single._table._own[0]))
        over = False
        while not over:
            _, _, over, _, _ = single.step(int(single._info()["action_mask"].argmax()))
        single.reset()
    assert seats == [0, 1, 0, 1]


def test_an_illegal_action_loses_or_is_refused():
    losing = gymnasium.make(environment_id("connect-four"), opponents="random").unwrapped
    losing.reset(seed=1)
    while losing._info()["action_mask"][3]:
        losing.step(3)
        if losing._over:
            losing.reset()
    for action in (3, -1, 99):
        _, reward, over, _, _ = losing.step(action)
        assert (reward, over) == (-1.0, True)
        losing._over = False
    losing._over = True
    with pytest.raises(gymnasium.error.ResetNeeded):
        losing.step(0)
    strict = rondel.gymnasium.SingleEnv("connect-four", opponents="random", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="choice 9 is not legal"):
        strict.step(9)
    with pytest.raises(ValueError, match="'lose' or 'raise'"):
        rondel.gymnasium.SingleEnv("connect-four", illegal="ignore")
    with pytest.raises(ValueError, match="`nobody` is not a bot"):
        rondel.gymnasium.SingleEnv("connect-four", opponents="nobody")
    both = parallel_env("connect-four")
    both.reset(seed=1)
    _, rewards, ended, _, _ = both.step({"seat_1": 0, "seat_0": 9999})
    assert ended == {"seat_0": True, "seat_1": True} and rewards == {"seat_0": -1.0, "seat_1": 0.0}
    turns = env("connect-four")
    turns.reset(seed=1)
    with pytest.raises(ValueError, match="has to choose"):
        turns.step(None)

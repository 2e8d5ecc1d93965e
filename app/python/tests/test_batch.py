"""Batches, tables and matches."""

import json
import pickle
import subprocess
import sys

import numpy as np
import pytest

import rondel


def play(batch, steps, seed=0):
    """Play random games and return copies of all arrays."""
    generator = np.random.default_rng(seed)
    seen = []
    step = batch.reset(seed=4)
    for _ in range(steps):
        seen.append([None if array is None else array.copy() for array in vars(step).values()])
        step = batch.step(batch.sample(generator))
    return seen


def same(one, other):
    return all(
        (a is None and b is None) or np.array_equal(a, b)
        for left, right in zip(one, other, strict=True)
        for a, b in zip(left, right, strict=True)
    )


@pytest.mark.parametrize("game", rondel.games())
def test_threads_make_no_difference(game):
    game = rondel.Game(game)
    one = play(game.batch(10, describe_actions=True), 120)
    assert same(one, play(game.batch(10, describe_actions=True, threads=3), 120))
    assert not same(one, play(game.batch(10, describe_actions=True), 120, seed=1))


def test_an_observation_is_the_mean_of_samples():
    game = rondel.Game("rival-cities")
    # A power of two: the mean of equal samples is then exact.
    one, many = game.batch(1), game.batch(1, samples=64)
    rows = [one.reset(seed=seed).observation.copy() for seed in range(3)]
    mean = many.reset(seed=0).observation
    assert all(np.array_equal(row, np.round(row)) for row in rows)
    assert not np.array_equal(mean, np.round(mean))


def test_rows_describe_the_legal_actions():
    batch = rondel.Game("tic-tac-toe").batch(1, describe_actions=True)
    step = batch.reset(seed=0)
    legal = int(step.mask.sum())
    rows = step.actions[0, :legal]
    assert legal == 9 and len({tuple(row) for row in rows}) == 9
    assert not step.actions[0, legal:].any()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"actions": "numbered"}, "'listed', 'fixed' or 'auto'"),
        ({"restart": "later"}, "'same' or 'next'"),
        ({"seats": 9}, "seats is a whole number from 2 to 2, not 9"),
        ({"rows": 0}, "rows is a whole number from 1 to 1000000, not 0"),
        ({"rows": 1.5}, "rows is a whole number, not 1.5"),
        ({"rows": 10**9}, "rows is a whole number from 1 to 1000000"),
        ({"samples": 0}, "samples is a whole number from 1"),
        ({"threads": 0}, "threads is a whole number from 1"),
        ({"seed": -1}, "seed is a whole number from 0"),
    ],
)
def test_wrong_settings_say_what_is_wrong(change, message):
    with pytest.raises(ValueError, match=message):
        rondel.Game("tic-tac-toe").batch(**{"rows": 4, **change})


def test_wrong_arrays_change_nothing():
    batch = rondel.Game("connect-four").batch(3, actions="fixed")
    before = batch.reset(seed=1).observation.copy()
    for choices, message in (
        (np.array([0, 1]), "3 whole numbers, one for each table"),
        (np.full(3, 0.7), "not float64"),
        (np.array(["0"] * 3), "3 whole numbers"),
        (np.zeros((3, 1), int), "3 whole numbers"),
        (np.array([0, 7, 1]), "table 1: choice 7 is not legal"),
    ):
        with pytest.raises(ValueError, match=message):
            batch.step(choices)
    own = batch._step.mask
    for mask, message in (
        (np.zeros(5, np.bool_), "5 values instead of 21"),
        (np.zeros((7, 3), np.bool_).T, "contiguous"),
    ):
        batch._step.mask = mask
        with pytest.raises(ValueError, match=message):
            batch.step(np.array([0, 0, 0]))
    batch._step.mask = own
    assert np.array_equal(batch.last.observation, before)
    again = rondel.Game("connect-four").batch(3, actions="fixed")
    again.reset(seed=1)
    assert np.array_equal(batch.step(np.array([1, 2, 3])).observation, again.step(np.array([1, 2, 3])).observation)


def test_bots_play_the_other_seats():
    batch = rondel.Game("spandau-1780").batch(4, seats=3, restart="next")
    step = batch.reset(seed=2)
    step = batch.respond([None, "random", "greedy"])
    assert (step.seat == 0).all()
    with pytest.raises(ValueError, match="without a bot"):
        batch.respond(["random"] * 3)
    with pytest.raises(ValueError, match="by the clock"):
        batch.respond([None, "random", "mcts:500ms"])
    for wrong in ([None], "greedy"):
        with pytest.raises(ValueError, match="a list of 3, one for each seat"):
            batch.respond(wrong)


def test_who_does_not_decide_sees_only_what_it_may():
    batch = rondel.Game("rival-cities").batch(1)
    step = batch.reset(seed=3)
    seat = int(step.seat[0])
    own, mask = batch.observe(0, seat)
    assert np.array_equal(own, step.observation[0]) and np.array_equal(own, batch.observe(0, seat)[0])
    assert np.array_equal(mask, step.mask[0])
    other, nothing = batch.observe(0, 1 - seat)
    assert not nothing.any() and not np.array_equal(own, other)
    with pytest.raises(ValueError, match="seat is a whole number from 0 to 1, not 2"):
        batch.observe(0, 2)


def test_a_table_is_played_saved_and_read():
    table = rondel.Game("harbour").table(seats=3, seed=8)
    while table.ply < 40 and table.seat is not None:
        assert len(table.choices()) == len(table.actions()) == len(table.choices("de"))
        table.play(table.bot_choice("random", seed=table.ply))
    again = rondel.replay(table.journal())
    assert (again.ply, again.seat, again.view(1)) == (table.ply, table.seat, table.view(1))
    action = again.actions()[-1]
    again.play_action(action)
    assert again.ply == table.ply + 1
    with pytest.raises(ValueError, match="there is no choice 999: there are .*, numbered from 0"):
        table.play(999)
    with pytest.raises(ValueError, match="choice is a whole number from 0"):
        table.play(-1)
    with pytest.raises(ValueError, match="language is"):
        table.choices("fr")
    with pytest.raises(ValueError):
        table.play_action({"No": "such action"})
    with pytest.raises(ValueError):
        rondel.replay("nonsense")
    with pytest.raises(ValueError, match="there is no game"):
        rondel.Game("chess")


def test_views_hide_what_is_hidden():
    table = rondel.Game("rival-cities").table(seed=5)
    for _ in range(30):
        table.play(table.bot_choice("greedy", seed=table.ply))
    assert json.dumps(table.view(0)) != json.dumps(table.view(1))
    assert "state" not in table.view()


def test_a_match_rotates_the_seats():
    result = rondel.evaluate(lambda table: table.bot_choice("mcts:300", seed=table.ply), "tic-tac-toe", "random", games=40)
    assert result.score > 0.7 and result.interval[0] < result.score < result.interval[1]


def test_agents_may_return_fixed_numbers():
    game = rondel.Game("connect-four")
    result = rondel.evaluate(lambda table: max(game.numbers(table)), game, "random", actions="fixed", games=6)
    assert result.games == 6
    with pytest.raises(ValueError, match="the agent chose 7; legal are"):
        rondel.evaluate(lambda table: 7, game, "random", actions="fixed", games=1)
    with pytest.raises(ValueError, match="games is a whole number from 1"):
        rondel.evaluate(lambda table: 0, game, "random", games=0)


def test_a_table_is_pickled_with_its_game():
    table = rondel.Game("rival-cities", options={"ring": "shuffled"}).table(seed=4)
    for _ in range(9):
        table.play(table.bot_choice("random", seed=table.ply))
    copy = pickle.loads(pickle.dumps(table))
    assert copy.journal() == table.journal() and copy.view(0) == table.view(0)


def test_a_review_judges_what_was_played():
    table = rondel.Game("connect-four").table()
    for choice in (3, 0, 3, 0, 3, 1):
        table.play(choice)
    review = table.review(iterations=400)
    last = review.decisions[-1]
    assert (last.seat, last.verdict, last.choices[last.best]["mean"] > 0.3) == (1, "blunder", True)
    for seat, parts in enumerate(review.balance):
        total = parts["start"] + parts["own"] + parts["others"] + parts["luck"] + parts["unexplained"]
        assert abs(total - parts["result"]) < 1e-9, seat
    assert table.review(seat=0, iterations=50).balance is None
    assert {decision.seat for decision in table.review(seat=0, iterations=50).decisions} == {0}


def test_a_picture_shows_the_table_of_a_seat():
    table = rondel.Game("wisps").table(seed=1)
    own, other, public = (table.picture(seat, size=(800, 450)) for seat in (0, 1, None))
    assert own.shape == (450, 800, 3) and len(np.unique(own.reshape(-1, 3), axis=0)) > 50
    assert (own != other).any() and (own != public).any()
    assert (table.picture(0, size=(800, 450), theme="dark").mean()) < own.mean()
    with pytest.raises(ValueError, match="size is a whole number from 64"):
        table.picture(size=(9, 9))


@pytest.mark.parametrize(
    "work", ["table.bot_choice('mcts:100000000')", "table.review(iterations=100000000)"], ids=["choice", "review"]
)
def test_an_interrupt_ends_a_long_search(work):
    script = f"""
import rondel, signal, threading, time, os
table = rondel.Game("connect-four").table()
table.play(3)
threading.Timer(0.5, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
try:
    {work}
except KeyboardInterrupt:
    print("interrupted")
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60)
    assert done.stdout == "interrupted\n", done.stderr

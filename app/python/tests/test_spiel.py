"""The interface of OpenSpiel, and equal rules where OpenSpiel has the game."""

import random

import pytest

import rondel
from rondel.spiel import TERMINAL, load_game


@pytest.mark.parametrize("game", rondel.games())
def test_random_games_end(game):
    generator = random.Random(4)
    state = load_game(game, {"seed": 3}).new_initial_state()
    while not state.is_terminal():
        assert state.current_player() in range(state.get_game().num_players())
        legal = state.legal_actions()
        assert legal and legal == sorted(set(legal)) and legal[-1] < state.get_game().num_distinct_actions()
        action = generator.choice(legal)
        assert state.action_to_string(state.current_player(), action)
        if state.move_number() == 12:
            copy = state.clone()
            copy.apply_action(action)
            assert copy.move_number() == 13 and state.move_number() == 12
        state.apply_action(action)
    assert state.current_player() == TERMINAL and state.legal_actions() == []
    assert all(-1 <= result <= 1 for result in state.returns())


def test_an_illegal_action_is_refused():
    state = load_game("connect-four").new_initial_state()
    with pytest.raises(ValueError, match="action 7 is not legal"):
        state.apply_action(7)
    assert state.move_number() == 0


@pytest.mark.parametrize(("own", "theirs"), [("tic-tac-toe", "tic_tac_toe"), ("connect-four", "connect_four")])
def test_rules_are_those_of_openspiel(own, theirs):
    pyspiel = pytest.importorskip("pyspiel")
    generator = random.Random(9)
    game = load_game(own)
    for _ in range(200):
        state, other = game.new_initial_state(), pyspiel.load_game(theirs).new_initial_state()
        while not other.is_terminal():
            assert not state.is_terminal()
            assert (state.current_player(), state.legal_actions()) == (other.current_player(), other.legal_actions())
            action = generator.choice(other.legal_actions())
            state.apply_action(action)
            other.apply_action(action)
        assert state.is_terminal() and state.returns() == other.returns()

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


def states(playthrough):
    """Return the states of a playthrough, by their history, without what depends on the wording."""
    same = ("IsTerminal", "History() =", "IsChanceNode", "IsSimultaneousNode", "CurrentPlayer", "Returns", "LegalActions")
    found = {}
    for state in playthrough.split("# State ")[1:]:
        lines = [line for line in state.splitlines() if line.startswith(same)]
        found.update({line: lines for line in lines if line.startswith("History")})
    return found


@pytest.mark.parametrize(("own", "theirs"), [("tic-tac-toe", "tic_tac_toe"), ("connect-four", "connect_four")])
def test_playthroughs_are_those_of_openspiel(own, theirs):
    pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import generate_playthrough

    generator = random.Random(5)
    for _ in range(20):
        state = load_game(own).new_initial_state()
        actions = []
        while not state.is_terminal():
            actions.append(generator.choice(state.legal_actions()))
            state.apply_action(actions[-1])
        text = state._table.playthrough()
        other = generate_playthrough.playthrough(theirs, actions)
        # OpenSpiel leaves out some states in the middle.
        own_states, their_states = states(text), states(other)
        assert len(own_states) == len(actions) + 1 and len(their_states) > 4
        assert {history: own_states[history] for history in their_states} == their_states
        heads = [playthrough.partition("# State 0")[0].splitlines() for playthrough in (text, other)]
        differ = {line.split(" = ")[0] for line in set(heads[0]) - set(heads[1])}
        assert differ <= {
            "GameType.long_name",
            "GameType.parameter_specification",
            "GetParameters()",
            "ToString()",
            "GameType.provides_information_state_string",
            "GameType.provides_observation_tensor",
        }, differ


def test_a_playthrough_names_what_is_drawn_and_what_is_hidden():
    table = rondel.Game("wisps").table(seed=2)
    while table.seat is not None:
        table.play(table.bot_choice("random", seed=table.ply))
    text = table.playthrough()
    assert "ChanceMode.SAMPLED_STOCHASTIC" in text and "Information.IMPERFECT_INFORMATION" in text
    assert text.count("# Apply action") == table.ply

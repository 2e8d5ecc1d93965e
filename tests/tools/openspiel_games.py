"""Records random games of OpenSpiel, so that a Rust test can replay them with our rules.

Usage: openspiel_games.py GAME GAMES OUT.gz (needs the package `open_spiel`; recorded with version 2.0.2)

The output is text, compressed with gzip. Each line is a game: decisions separated by spaces, then `=` and the return of
every seat. Actions are written in the numbering of our rules; the functions below define it for each game.

- `checkers`: a decision is the action played, followed by all other legal actions in any order.
- `go`: the line begins with the size of the board. A tenth as many games are added on each of the larger boards. A
  decision is the action played, followed by all points at which the legal actions differ from what is expected: the
  seat's legal actions in its previous decision, or all points of the board, without the last two actions. A pass is
  always legal.
"""

import gzip
import random
import sys

import pyspiel

DIGITS = "0123456789abcdefghijklmnopqrstuv"
GO_SIZES = (9, 13, 19)
LIARS_DICE = (1, 3, 5)


def checkers_action(state, action):
    """Two digits: the squares from and to, numbered from 0 as in the game's `board.rs`."""
    text = state.action_to_string(state.current_player(), action)

    def square(name):
        column, row = ord(name[0]) - ord("a"), int(name[1]) - 1
        return DIGITS[4 * row + (6 + row % 2 - column) // 2]

    return square(text[:2]) + square(text[2:])


def checkers(dice):
    state = pyspiel.load_game("checkers").new_initial_state()
    decisions = []
    while not state.is_terminal():
        legal = state.legal_actions()
        action = dice.choice(legal)
        others = (other for other in legal if other != action)
        decisions.append("".join(checkers_action(state, each) for each in [action, *others]))
        state.apply_action(action)
    return finished(decisions, state)


def go_action(size, action):
    """Two digits: the column and the row of a point, from 0, or `--` for a pass."""
    return "--" if action == size * size else DIGITS[action % size] + DIGITS[action // size]


def go(dice, size):
    state = pyspiel.load_game(f"go(board_size={size},komi=7.5)").new_initial_state()
    decisions, last_two = [str(size)], [None, None]
    known = [set(range(size * size + 1)) for _ in range(2)]
    while not state.is_terminal():
        seat, legal = state.current_player(), state.legal_actions()
        action = dice.choice(legal)
        expected = known[seat] - {each for each in last_two if each != size * size}
        changed = sorted(expected ^ set(legal))
        decisions.append("".join(go_action(size, each) for each in [action, *changed]))
        known[seat] = set(legal)
        last_two = [last_two[1], action]
        state.apply_action(action)
    return finished(decisions, state)


def liars_dice(dice, count):
    state = pyspiel.load_game(f"liars_dice(numdice={count})").new_initial_state()
    rolled, decisions = "", []

    def bids(state, actions):
        """Two digits for each bid: the count and the number. A challenge is left out."""
        names = (state.action_to_string(each) for each in actions)
        return ["".join(DIGITS[int(part)] for part in name.split("-")) for name in names if name != "Liar"]

    while not state.is_terminal():
        if state.is_chance_node():
            action = dice.choice([action for action, _ in state.chance_outcomes()])
            rolled += DIGITS[action + 1]
        else:
            legal = state.legal_actions()
            action, higher = dice.choice(legal), bids(state, legal)
            decisions.append((bids(state, [action]) or ["!"])[0] + ":" + "".join(higher))
            decisions[-1] += "!" if len(higher) < len(legal) else ""
        state.apply_action(action)
    return finished([rolled, *decisions], state)


def finished(decisions, state):
    returns = " ".join(f"{value:g}" for value in state.returns())
    return f"{' '.join(decisions)} = {returns}\n"


def main(name, games, out):
    dice = random.Random(55)
    if name == "liars_dice":
        text = "".join(liars_dice(dice, count) for count in LIARS_DICE for _ in range(int(games)))
    elif name == "go":
        sizes = [size for size in GO_SIZES for _ in range(int(games) // (1 if size == GO_SIZES[0] else 10))]
        text = "".join(go(dice, size) for size in sizes)
    else:
        text = "".join(checkers(dice) for _ in range(int(games)))
    with open(out, "wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        packed.write(text.encode())


if __name__ == "__main__":
    main(*sys.argv[1:])

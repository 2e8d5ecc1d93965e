"""Records random games of OpenSpiel, so that a Rust test can replay them with our rules.

Usage: openspiel_games.py GAME GAMES OUT.gz (needs the package `open_spiel`; recorded with version 2.0.2)

The output is text, compressed with gzip. Each line is a game: decisions separated by spaces, then `=` and the return of
every seat. A decision is the action played, followed by all other legal actions in any order. Actions are written in
the numbering of our rules; the functions below define it for each game.
"""

import gzip
import random
import sys

import pyspiel

DIGITS = "0123456789abcdefghijklmnopqrstuv"


def checkers_action(state, action):
    """Two digits: the squares from and to, numbered from 0 as in the game's `board.rs`."""
    text = state.action_to_string(state.current_player(), action)

    def square(name):
        column, row = ord(name[0]) - ord("a"), int(name[1]) - 1
        return DIGITS[4 * row + (6 + row % 2 - column) // 2]

    return square(text[:2]) + square(text[2:])


GAMES = {"checkers": checkers_action}


def played(name, dice):
    write = GAMES[name]
    state = pyspiel.load_game(name).new_initial_state()
    decisions = []
    while not state.is_terminal():
        legal = state.legal_actions()
        action = dice.choice(legal)
        others = (other for other in legal if other != action)
        decisions.append("".join(write(state, each) for each in [action, *others]))
        state.apply_action(action)
    returns = " ".join(f"{value:g}" for value in state.returns())
    return f"{' '.join(decisions)} = {returns}\n"


def main(name, games, out):
    dice = random.Random(55)
    text = "".join(played(name, dice) for _ in range(int(games)))
    with open(out, "wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        packed.write(text.encode())


if __name__ == "__main__":
    main(*sys.argv[1:])

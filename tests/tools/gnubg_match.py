"""Play a bot of Rondel against GNU Backgammon: single games without the doubling cube, seats alternating.

    python gnubg_match.py --bot master --level beginner --games 100 --seed 1

Rondel rolls the dice from the seed of each game, which is that of the game before plus one. The bot chooses every move
of a checker. GNU Backgammon chooses its whole play from the position and the roll; it needs a `gnubg` with Python,
which runs this file as well (see `serve`). At each decision, the positions that can be reached according to both
programs are compared. Turns in which Rondel finds no move are not compared, because nobody decides in them.

The levels are the predefined settings of GNU Backgammon 1.07 with its normal move filter, except that equities are
cubeless: there is no cube, so that both sides play for the same 1, 2 or 3 points.
"""

import argparse
import json
import math
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from typing import Any

# Whether this file runs inside `gnubg`.
IS_INSIDE = "gnubg" in sys.builtin_module_names
if IS_INSIDE:
    import gnubg
else:
    import rondel

# Each level's plies, whether it prunes moves in deeper plies, and the deviation of the noise in its evaluations. The
# noise is a function of the position, so that a match can be repeated.
LEVELS = {
    "beginner": (0, 0, 0.060),
    "casual": (0, 0, 0.050),
    "intermediate": (0, 0, 0.040),
    "advanced": (0, 0, 0.015),
    "expert": (0, 0, 0.0),
    "world-class": (2, 1, 0.0),
}
OFF, BAR = 0, 25
# What `gnubg` is told at the start: nobody plays but us, and there is neither a cube nor the Jacoby rule.
COMMANDS = """set display off; set player 0 human; set player 1 human; set automatic game off; set automatic roll off;
set cube use off; set jacoby off; set evaluation chequerplay evaluation plies 0; set confirm new off;
set evaluation chequerplay evaluation cubeful off; set evaluation chequerplay evaluation noise 0"""
MOST_PLAYS = 10_000
# The 97.5th percentile of the normal distribution, for intervals of 95 %.
QUANTILE = 1.96

# The checkers of the side to move and of its rival by place, each in its own numbering: off, points 1 to 24, and bar.
Position = tuple[tuple[int, ...], ...]
# From and to, in the numbering of the side to move.
Step = tuple[int, int]


def serve() -> None:
    """Answer questions of a match, one line each, inside `gnubg`; its own messages go to the standard output."""
    for command in COMMANDS.split(";"):
        gnubg.command(command.strip())
    cube = gnubg.cubeinfo(1, -1, 0, 0, (0, 0), 0, 0)
    for line in sys.stdin:
        question = json.loads(line)
        answer, board = {}, tuple(map(tuple, question["board"]))
        # A session records all boards and dice, and becomes slower with each of them.
        gnubg.command("new session")
        gnubg.command(f"set board {gnubg.positionid(board)}")
        gnubg.command("set dice {} {}".format(*question["dice"]))
        if gnubg.board() != board or sorted(gnubg.posinfo()["dice"]) != sorted(question["dice"]):
            raise ValueError(f"gnubg has not accepted {line}")
        if question["lists"]:
            hint = gnubg.hint(MOST_PLAYS)
            answer["plays"] = [gnubg.parsemove(play["move"]) for play in hint["hint"]] if hint else []
        if question["level"]:
            plies, prune, noise = question["level"]
            context = {"cubeful": 0, "plies": plies, "deterministic": 1, "prune": prune, "noise": noise}
            numbers = gnubg.findbestmove(board, cube, context)
            answer["best"] = [step for step in zip(numbers[::2], numbers[1::2], strict=True) if step != (0, 0)]
        print(json.dumps(answer), file=sys.stderr, flush=True)


class Gnubg:
    """GNU Backgammon in a process of its own, which ends with ours."""

    def __init__(self, program: str) -> None:
        """Start the program with this file."""
        command = [program, "--tty", "--quiet", "--no-rc", "--python", __file__]
        pipe, null = subprocess.PIPE, subprocess.DEVNULL
        self.process = subprocess.Popen(command, stdin=pipe, stdout=null, stderr=pipe, text=True)
        shown = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
        self.version = shown.splitlines()[0]

    def ask(self, position: Position, dice: list[int], level: str, lists: bool) -> tuple[list[Step], set[Position]]:
        """Return the best play, if there is a level, and all positions that can be reached, if they are asked for."""
        own, rival = position
        question = {"board": [rival[1:], own[1:]], "dice": dice, "level": LEVELS.get(level), "lists": lists}
        assert self.process.stdin and self.process.stderr
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        if not (line := self.process.stderr.readline()).startswith("{"):
            raise RuntimeError(f"gnubg failed at {question}: {line}{self.process.stderr.read()}")
        answer = json.loads(line)
        return answer.get("best", []), {after(position, play) for play in answer.get("plays", [])}


def after(position: Position, steps: Iterable[Step]) -> Position:
    """Return the position after moves of single checkers, with the same side first."""
    own, rival = map(list, position)
    for source, target in steps:
        own[source] -= 1
        own[target] += 1
        if target != OFF and rival[BAR - target] == 1:
            rival[BAR - target] = 0
            rival[BAR] += 1
    return tuple(own), tuple(rival)


def seen(table: Any) -> tuple[Position, list[int], bool]:
    """Return the position for the side to move, its dice that are left, and whether none has been played."""
    sides = [[0] * (BAR + 1), [0] * (BAR + 1)]
    dice, played = [], False
    for piece in (piece for zone in table.view()["scene"]["zones"] for piece in zone["pieces"]):
        kind, number, name = piece["id"]["kind"], piece["id"]["number"], piece["name"]["Message"]
        args = dict(name.get("args", []))
        if kind == "die" and name["key"] == "die-left":
            dice.append(args["number"]["Number"])
        elif kind == "die":
            played = True
        elif kind == "point":
            # The numbers of points are those of the first seat.
            seat = int(args["player"]["Text"]["Message"]["key"] == "seat-blue")
            sides[seat][BAR - number if seat else number] += args["count"]["Number"]
        elif kind in ("bar", "tray"):
            sides[number][BAR if kind == "bar" else OFF] += args["count"]["Number"]
    if [sum(side) for side in sides] != [15, 15]:
        raise RuntimeError(f"not all checkers are on the board: {sides}")
    return (tuple(sides[table.seat]), tuple(sides[1 - table.seat])), dice, not played


def reachable(table: Any, position: Position, dice: list[int]) -> dict[Position, list[Any]]:
    """Return all positions at the end of the turn, each with the actions that lead to it."""
    journal = table.journal()
    found: dict[Position, list[Any]] = {}
    visited: set[tuple[Position, tuple[int, ...]]] = set()

    def visit(probe: Any, position: Position, dice: list[int], path: list[Any]) -> Any:
        for action in probe.actions():
            source, die = action["Move"]["from"], action["Move"]["die"]
            reached = after(position, [(source, max(source - die, OFF))])
            left = sorted(dice)
            left.remove(die)
            if (reached, tuple(left)) in visited:
                continue
            visited.add((reached, tuple(left)))
            is_last = not left
            if not is_last:
                probe.play_action(action)
                is_last = probe.seat is None
                try:
                    probe.undo()
                except ValueError:
                    # New dice have been rolled, so that the turn is over although dice are left.
                    is_last, probe = True, rondel.replay(journal)
                    for earlier in path:
                        probe.play_action(earlier)
            if is_last:
                found.setdefault(reached, [*path, action])
                continue
            probe.play_action(action)
            probe = visit(probe, reached, left, [*path, action])
            probe.undo()
        return probe

    visit(rondel.replay(journal), position, dice, [])
    return found


def play(table: Any, seat: int, bot: str, level: str, seed: int, rival: Gnubg, compares: bool) -> dict[str, Any]:
    """Play a game, where the bot has this seat. Return its points, and the decisions with different positions."""
    compared, differences = 0, []
    while table.seat is not None:
        position, dice, is_fresh = seen(table)
        is_ours = table.seat == seat
        if is_fresh and (compares or not is_ours):
            found = reachable(table, position, dice)
            best, theirs = rival.ask(position, dice[:2], "" if is_ours else level, compares)
            if compares:
                compared += 1
                if theirs != set(found):
                    extra = {"rondel": sorted(set(found) - theirs), "gnubg": sorted(theirs - set(found))}
                    differences.append({"seed": seed, "position": position, "dice": dice} | extra)
            if not is_ours:
                target = after(position, best)
                if target not in found:
                    raise RuntimeError(f"gnubg plays {best}, which Rondel forbids: {position}, {dice}")
                for action in found[target]:
                    table.play_action(action)
                continue
        table.play(table.bot_choice(bot, seed=(seed << 20) + table.ply))
    return {"points": round(3 * table.rewards[seat]), "compared": compared, "differences": differences}


def wilson(wins: int, games: int) -> list[float]:
    """Return the Wilson interval of a share."""
    share, spread = wins / games, QUANTILE**2 / games
    half = QUANTILE * math.sqrt(share * (1 - share) / games + spread / games / 4)
    return [round((share + spread / 2 + sign * half) / (1 + spread), 4) for sign in (-1, 1)]


def main() -> None:
    """Play a match and print its result as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="master", help="the bot of Rondel")
    parser.add_argument("--level", default="beginner", choices=LEVELS, help="the level of GNU Backgammon")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--gnubg", default="gnubg", help="the program of GNU Backgammon")
    parser.add_argument("--no-comparison", dest="compares", action="store_false", help="compare no positions")
    options = parser.parse_args()
    game, rival = rondel.Game("backgammon"), Gnubg(options.gnubg)
    seeds = range(options.seed, options.seed + options.games)
    points, compared, differences = [], 0, []
    for number, seed in enumerate(seeds):
        ended = play(game.table(seed=seed), number % 2, options.bot, options.level, seed, rival, options.compares)
        points.append(ended["points"])
        compared += ended["compared"]
        differences += ended["differences"]
    counts, wins, mean = Counter(points), sum(point > 0 for point in points), sum(points) / len(points)
    error = math.sqrt(sum((point - mean) ** 2 for point in points)) / len(points)
    version = json.loads(game.table().journal().splitlines()[0])["version"]
    result = {
        "bot": options.bot,
        "level": options.level,
        "games": len(points),
        "wins": wins,
        "wins_95": wilson(wins, len(points)),
        "gammons": {"won": counts[2], "lost": counts[-2]},
        "backgammons": {"won": counts[3], "lost": counts[-3]},
        "points": sum(points),
        "points_per_game_95": [round(mean + sign * QUANTILE * error, 4) for sign in (-1, 1)],
        "compared": compared,
        "differences": differences,
        "seeds": [seeds[0], seeds[-1]],
        "versions": {"rondel": version, "rules": game.fingerprint(), "gnubg": rival.version},
    }
    print(json.dumps(result, indent=2))


if IS_INSIDE:
    serve()
elif __name__ == "__main__":
    main()

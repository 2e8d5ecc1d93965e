"""Records random games of OpenSpiel, so that a Rust test can replay them with our rules.

Usage: openspiel_games.py GAME GAMES OUT.gz (needs the package `open_spiel`; recorded with version 2.0.2)

The output is text, compressed with gzip. Each line is a game: decisions separated by spaces, then `=` and the return of
every seat. Actions are written in the numbering of our rules; the functions below define it for each game.

- `checkers`: a decision is the action played, followed by all other legal actions in any order.
- `go`: the line begins with the size of the board. A tenth as many games are added on each of the larger boards. A
  decision is the action played, followed by all points at which the legal actions differ from what is expected: the
  seat's legal actions in its previous decision, or all points of the board, without the last two actions. A pass is
  always legal.
- `liars_dice`: the line begins with the dice of both seats. A decision is the action played, a colon, and all legal
  bids; a bid is a count and a number, and `!` stands for a challenge. Games with one, three and five dice follow.
- `backgammon`: see `backgammon`.
- `hearts`: the line begins with the number of seats to the left that cards are passed, and the hands, one seat after
  the other. A decision is the card played, followed by all other legal cards; a card is a letter. Four lines are a
  match: left, right, across, and no passing. In every fifth match, one seat always plays its highest card and all
  others their lowest, so that somebody may take all points.
- `cribbage`: see `cribbage`.
- `euchre`: see `euchre`. Every other game ends without points if all pass twice, and in every eighth of those, the
  players pass whenever they may, so that it happens.
- `gin_rummy`: see `gin_rummy`.
"""

import gzip
import random
import re
import string
import sys
import zlib

import pyspiel

DIGITS = "0123456789abcdefghijklmnopqrstuv"
GO_SIZES = (9, 13, 19)
LIARS_DICE = (1, 3, 5)
BACKGAMMON_BAR = 100
HEARTS_PASSES = (1, 3, 2, 0)
HEARTS_GREEDY_MATCH = 5
EUCHRE_PASS = 24
EUCHRE_TOGETHER = 30
EUCHRE_PASSING = 16
GIN_UPCARD, GIN_STOCK, GIN_PASS, GIN_KNOCK, GIN_MELDS = 52, 53, 54, 55, 56
# In so many of ten games, the players collect melds, and in so many of them they wait for gin.
GIN_SENSIBLE = 7
GIN_PATIENT = 2


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


def backgammon_position(state):
    """The checkers of each seat by place as 26 bytes: borne off, points 1 to 24 from that seat's side, and bar."""
    sides = []
    for player in range(2):
        points = [state.board(player, 23 - point if player == 0 else point) for point in range(24)]
        bar = state.board(player, BACKGAMMON_BAR)
        sides.append(bytes([15 - sum(points) - bar, *points, bar]))
    return b"".join(sides)


def backgammon_moves(state, action):
    """Two digits for each move of a checker: the place that it leaves, from its player's side, and the die."""
    player = state.current_player()

    def place(position):
        if position == BACKGAMMON_BAR:
            return 25
        return 24 - position if player == 0 else position + 1

    moves = state.spiel_move_to_checker_moves(player, action)
    return "".join(DIGITS[place(move.pos)] + str(move.num) for move in moves if move.pos >= 0)


def backgammon(dice):
    """A line for a game: rolls and decisions separated by spaces, then `=`, the return of each seat, and a check sum.

    A roll is `r` and two numbers; in the first roll, the number of each seat. A decision is the moves played, a colon,
    and the number of different positions that the legal actions lead to; it is empty if nothing can be moved. The check
    sum is the CRC-32 of all these positions, which are sorted within each decision.
    """
    state = pyspiel.load_game("backgammon(scoring_type=full_scoring)").new_initial_state()
    steps, check = [], 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            outcome = dice.choices(outcomes, chances)[0]
            text = state.action_to_string(state.current_player(), outcome)
            numbers = sorted(text.split("roll: ")[1][:2])
            # The seat that begins has the higher number.
            steps.append("r" + "".join(reversed(numbers) if "X starts" in text else numbers))
            state.apply_action(outcome)
            continue
        legal = state.legal_actions()
        action = dice.choice(legal)
        moves = backgammon_moves(state, action)
        if moves:
            positions = sorted({backgammon_position(state.child(each)) for each in legal})
            check = zlib.crc32(b"".join(positions), check)
            moves += f":{len(positions)}"
        steps.append(moves or ":")
        state.apply_action(action)
    returns = " ".join(f"{value:g}" for value in state.returns())
    return f"{' '.join(steps)} = {returns} {check:08x}\n"


def hearts_card(action):
    """A letter: the number of a card in our numbering, suit by suit from the two to the ace."""
    return string.ascii_letters[13 * (action % 4) + action // 4]


def hearts(dice, number):
    state = pyspiel.load_game("hearts(qs_breaks_hearts=false)").new_initial_state()
    distance = HEARTS_PASSES[number % 4]
    is_greedy = number // 4 % HEARTS_GREEDY_MATCH == 0
    state.apply_action(distance)
    hands, decisions = [""] * 4, []
    while state.is_chance_node():
        seat = sum(map(len, hands)) % 4
        card = dice.choice([action for action, _ in state.chance_outcomes()])
        hands[seat] += hearts_card(card)
        state.apply_action(card)
    while not state.is_terminal():
        legal = state.legal_actions()
        action = dice.choice(legal)
        if is_greedy:
            action = max(legal) if state.current_player() == 0 else min(legal)
        others = (other for other in legal if other != action)
        decisions.append("".join(hearts_card(each) for each in [action, *others]))
        state.apply_action(action)
    return finished([str(distance) + "".join(hands), *decisions], state)


def cribbage(dice):
    """A line for a game: steps separated by spaces, then `=` and the return of each seat.

    A step is `+` and the cards that chance deals; two cards laid into the crib; or a card played, a colon and all cards
    that may be played; a pass is `-:`. If a step changes the points, `=` and the points of both seats follow. A card is
    a letter, in the order of our numbering.
    """
    state = pyspiel.load_game("cribbage").new_initial_state()
    steps, scores, was_chance = [], "0,0", False

    def card(name):
        return string.ascii_letters[4 * "A23456789TJQK".index(name[0]) + "CDHS".index(name[1])]

    def cards(action):
        return "".join(map(card, state.action_to_string(state.current_player(), action).split()[1:]))

    while not state.is_terminal():
        is_chance = state.is_chance_node()
        legal = [action for action, _ in state.chance_outcomes()] if is_chance else state.legal_actions()
        action = dice.choice(legal)
        if is_chance:
            if not was_chance:
                steps.append("+")
            steps[-1] += cards(action)
        else:
            choices = sorted(cards(each) for each in legal)
            if len(choices[0]) == 2:
                # Any two of the six cards may be laid into the crib.
                assert len(choices) == len(set(map("".join, map(sorted, choices)))) == 15
                steps.append(cards(action))
            else:
                steps.append((cards(action) or "-") + ":" + "".join(choices))
        state.apply_action(action)
        now = ",".join(re.search("Scores: (.*)", str(state)).group(1).split())
        if now != scores:
            steps[-1] += "=" + now
        was_chance, scores = is_chance, now
    return finished(steps, state)


def euchre_action(action):
    """A card is a letter in our numbering, `-` a pass, `0` to `3` a suit, `a!` alone, and `t!` with the partner."""
    if action < EUCHRE_PASS:
        return string.ascii_letters[6 * (action % 4) + action // 4]
    if action == EUCHRE_PASS:
        return "-"
    if action < EUCHRE_PASS + 5:
        return str(action - EUCHRE_PASS - 1)
    return "t!" if action == EUCHRE_TOGETHER else "a!"


def euchre(dice, number):
    """A line for a deal: steps separated by spaces, then `=` and the return of each seat.

    The line begins with the dealer, the hands, one seat after the other, and the upcard. A decision is what was done,
    followed by all other legal actions. A line that begins with `f` was played without the rule that the dealer must
    name a suit.
    """
    is_free = number % 2 == 1
    passes = number % EUCHRE_PASSING == 1
    state = pyspiel.load_game(f"euchre(stick_the_dealer={str(not is_free).lower()})").new_initial_state()
    dealt = []
    while state.is_chance_node():
        dealt.append(dice.choice([action for action, _ in state.chance_outcomes()]))
        state.apply_action(dealt[-1])
    first, cards = dealt[0], "".join(map(euchre_action, dealt[1:]))
    # The cards are dealt one by one, and the dealer gets the first.
    hands = [cards[(seat - first) % 4 : 20 : 4] for seat in range(4)]
    decisions = []
    while not state.is_terminal():
        legal = state.legal_actions()
        action = dice.choice(legal)
        if passes and EUCHRE_PASS in legal:
            action = EUCHRE_PASS
        others = (other for other in legal if other != action)
        decisions.append("".join(euchre_action(each) for each in [action, *others]))
        state.apply_action(action)
    return finished(["f" * is_free + str(first) + "".join(hands) + cards[20], *decisions], state)


def gin_letters(state, actions):
    """A letter for each card of these actions, in our numbering: suit by suit, from ace to king."""
    cards = re.findall("..", "".join(state.action_to_string(0, action).split()[-1] for action in actions))
    return "".join(string.ascii_letters[13 * "cdhs".index(card[1]) + "A23456789TJQK".index(card[0])] for card in cards)


def gin_deadwood(state, player):
    return int(re.search(rf"Player{player}: Deadwood=(\d+)", str(state)).group(1))


def gin_melded(state, dice):
    """The state after the player has laid melds and cards so that the least deadwood remains, and these actions."""
    player, best = state.current_player(), None
    legal = state.legal_actions()
    dice.shuffle(legal)
    for action in legal:
        after = state.child(action)
        actions = [action]
        if not after.is_terminal() and after.current_player() == player:
            after, rest = gin_melded(after, dice)
            actions += rest
        if best is None or gin_deadwood(after, player) < gin_deadwood(best[0], player):
            best = after, actions
    return best


def gin_discard(state, legal, dice):
    """A discard after which little deadwood remains."""
    player = state.current_player()
    return min(legal, key=lambda card: (gin_deadwood(state.child(card), player), dice.random()))


def gin_knock(state, dice, steps, taken):
    """Plays a knock to its end, or returns `None` if only the discard of the card that was taken makes it possible."""
    state.apply_action(GIN_KNOCK)
    legal = [card for card in state.legal_actions() if card != taken]
    if not legal:
        return None
    # Either the discard that leaves the least deadwood, or any.
    discard = min(legal, key=lambda card: gin_deadwood(gin_melded(state.child(card), dice)[0], state.current_player()))
    if dice.randrange(2):
        discard = dice.choice(legal)
    steps.append("!" + gin_letters(state, [discard]) + ":" + gin_letters(state, legal))
    state.apply_action(discard)
    player = state.current_player()
    state, actions = gin_melded(state, dice)
    melds = [gin_letters(state, [action]) for action in actions if action >= GIN_MELDS]
    knocker = gin_deadwood(state, player)
    state, actions = gin_melded(state, dice)
    laid = [action for action in actions if action < GIN_UPCARD]
    steps.append(",".join(melds))
    steps.append(f"{knocker},{gin_deadwood(state, 1 - player)},{gin_letters(state, laid)}")
    return state


def gin_rummy(dice, number):
    """A line for a game: steps separated by spaces, then `=` and the return of each seat.

    The line begins with the hands and the first card of the discard pile. Then `p` is a pass, `t` takes the upper
    discard, and `s` and a card draws from the stock; the step is followed by a colon and the letters of all legal
    actions. A discard is `-`, the card, and `!` if the player may knock. A knock is `!`, the discard, a colon and all
    possible discards but the card that was taken. After it follow the melds of the knocker, separated by commas, and
    then the deadwood of the knocker, that of the other player, and the cards laid off. Both players meld so that their
    deadwood is least. `w` is a pass when only two cards are left in the stock, followed by `!` if the player may take
    the upper discard and knock. A card is a letter, in our numbering.

    In some games, all choices are random; in the others, the players discard what leaves the least deadwood, and knock
    at once or wait for gin. The card that was taken is never discarded.
    """
    state = pyspiel.load_game("gin_rummy").new_initial_state()
    sensible = number % 10 < GIN_SENSIBLE
    patient = number % 10 < GIN_PATIENT
    dealt = ""
    while len(dealt) < 21:
        card = dice.choice(state.legal_actions())
        dealt += gin_letters(state, [card])
        state.apply_action(card)
    steps, upcard, taken = [dealt], card, None
    while not state.is_terminal():
        legal, player = state.legal_actions(), state.current_player()
        names = "".join({GIN_UPCARD: "t", GIN_STOCK: "s", GIN_PASS: "p"}.get(action, "") for action in legal)
        if GIN_PASS in legal and GIN_UPCARD not in legal:
            steps.append("w!" if GIN_KNOCK in legal else "w")
            state.apply_action(GIN_PASS)
        elif names:
            action, taken = dice.choice(legal), None
            after = state.child(GIN_UPCARD) if GIN_UPCARD in legal else None
            if sensible and after and gin_deadwood(after, player) + 5 > gin_deadwood(state, player):
                action = next(each for each in legal if each != GIN_UPCARD)
            if action == GIN_UPCARD:
                taken = upcard
            state.apply_action(action)
            card = ""
            if state.is_chance_node():
                card = dice.choice([outcome for outcome, _ in state.chance_outcomes()])
                state.apply_action(card)
                card = gin_letters(state, [card])
            steps.append({GIN_UPCARD: "t", GIN_STOCK: "s", GIN_PASS: "p"}[action] + card + ":" + names)
        else:
            is_gin = gin_deadwood(state, player) == 0
            knocks = not patient or is_gin or dice.randrange(10) == 0 if sensible else dice.randrange(4)
            after = gin_knock(state.clone(), dice, steps, taken) if GIN_KNOCK in legal and knocks else None
            if after:
                state = after
                continue
            cards = [card for card in legal if card not in (GIN_KNOCK, taken)]
            upcard = gin_discard(state, cards, dice) if sensible else dice.choice(cards)
            steps.append("-" + gin_letters(state, [upcard]) + ("!" if GIN_KNOCK in legal else ""))
            state.apply_action(upcard)
    return finished(steps, state)


def finished(decisions, state):
    returns = " ".join(f"{value:g}" for value in state.returns())
    return f"{' '.join(decisions)} = {returns}\n"


def recorded(name, games, dice):
    """The lines of the records. A name of no game is an error."""
    if name == "go":
        sizes = [size for size in GO_SIZES for _ in range(games // (1 if size == GO_SIZES[0] else 10))]
        return [go(dice, size) for size in sizes]
    if name == "liars_dice":
        return [liars_dice(dice, count) for count in LIARS_DICE for _ in range(games)]
    if name == "hearts":
        return [hearts(dice, number) for number in range(games)]
    if name == "euchre":
        return [euchre(dice, number) for number in range(games)]
    if name == "gin_rummy":
        return [gin_rummy(dice, number) for number in range(games)]
    play = {"backgammon": backgammon, "checkers": checkers, "cribbage": cribbage}[name]
    return [play(dice) for _ in range(games)]


def main(name, games, out):
    text = "".join(recorded(name, int(games), random.Random(55)))
    with open(out, "wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        packed.write(text.encode())


if __name__ == "__main__":
    main(*sys.argv[1:])

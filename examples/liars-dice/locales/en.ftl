title = Liar’s Dice
tagline = Only you see your dice: bid on everyone’s, bluff, and call the others’ bluffs.
uses-bluffing = Players bid on dice that they cannot see, and may lie.
uses-dice-rolling = All dice are rolled again in every round.
uses-player-elimination = Whoever loses the last die is out of the game.
uses-hidden-information = Everyone sees only their own dice.
option-dice = Dice of each player
option-dice-five = Five
option-dice-three = Three
option-dice-one = One
seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-purple = Purple
seat-teal = Teal
seat-pink = Pink
seat-grey = Grey
ones = { $count ->
    [one] one
   *[other] ones
}
twos = { $count ->
    [one] two
   *[other] twos
}
threes = { $count ->
    [one] three
   *[other] threes
}
fours = { $count ->
    [one] four
   *[other] fours
}
fives = { $count ->
    [one] five
   *[other] fives
}
sixes = { $count ->
    [one] six
   *[other] sixes
}
times = { $count } ×
count = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
current = The last bid
no-bid = no bid yet
check = The last challenge
no-check = no challenge yet
found = found: { $count }
out = out
bid-of = { $player }’s bid
die-of = { $player }’s die: { $number }
die-hidden = { $player }’s hidden die
bid = Bid { $count } { $dice }
challenge = Challenge: fewer than { $count } { $dice }
challenge-nothing = Challenge
bids = { $player } bids { $count } { $dice }.
bids-in-brief = { $count } { $dice }
challenges = { $player } challenges the bid of { $count } { $dice }.
challenges-in-brief = challenges
bid-true = { $found ->
    [one] One die fits
   *[other] { $found } dice fit
}, so the bid was true: { $player } loses a die.
bid-false = { $found ->
    [0] No die fits
    [one] Only one die fits
   *[other] Only { $found } dice fit
}, so the bid was false: { $player } loses a die.
bid-true-in-brief = loses a die
bid-false-in-brief = { $player } loses a die
is-out = { $player } has no dice left and is out.
ask-first = Make the first bid of the round: how many dice show which number?
ask-challenge = No bid is higher than { $count } { $dice }: challenge it.
ask-bid = Bid higher than { $count } { $dice }, or challenge.
help-current = Among all dice, at least this many show this number. Sixes count too.
help-check = The last bid that was challenged, and how many dice fitted it.
help-number = The number that the dice of your bid show. Sixes count as every number.
help-count = How many dice of all players you bid on.
help-bid = This player’s latest bid in this round.
help-die = Only its owner sees this die, until somebody challenges.
when-number = Choose a number and a count to bid, on your turn.
when-count = Choose a count and a number to bid, on your turn. A bid must be higher than the last one.
when-current = You can challenge this bid on your turn.
when-die = Dice are not chosen. They are all shown when somebody challenges.
goal-dice = dice
goal-last = only one player has dice left
goal-last-step = one more die
end-last = one player has dice left
end-last-told = { $winner } is the last player with dice.
icon-die-1 = one
icon-die-2 = two
icon-die-3 = three
icon-die-4 = four
icon-die-5 = five
icon-die-6 = six
icon-cup = hidden die

## The player aid
aid-turn = On your turn
aid-bid = Bid: at least so many dice of all players show a number.
aid-wild = Sixes count as every number.
aid-higher = A bid is higher if it has more dice, or as many and a higher number.
aid-challenge = Or challenge: whoever is wrong loses a die.
aid-end = The end
aid-out = Without dice, you are out.
aid-last = The last player with dice wins.

## The coach
coach-ask-first = Bid on a number that you have yourself: your dice are certain, and of all others a third fits, because sixes count too. A low bid leaves the hard decision to others; a bold one makes them hesitate.
coach-ask-bid = Count your own dice that fit, and add a third of the dice you do not see. If the bid is well above that, challenge it. If not, raise as little as you can, on a number you have.

## The lesson
lesson-bluff = Bid or challenge
lesson-bluff-about = What a bid says, how sixes help, and when to challenge.
lesson-bluff-learnt-1 = Bids count everybody’s dice; sixes fit every number.
lesson-bluff-learnt-2 = A higher bid: more dice, or as many of a higher number.
lesson-bluff-learnt-3 = Whoever is wrong in a challenge loses a die.
lesson-bluff-goal = You are Red. These are your five dice; nobody else sees them. Blue’s dice are under the cup.
lesson-bluff-wild = Sixes are golden: they count as every number.
lesson-bluff-first = A bid says how many dice of both players show a number. Bid three threes: click the count and the number.
lesson-bluff-not-first = That is a bid too. For this lesson, bid three threes.
lesson-bluff-blue = Blue has raised the bid. Three of your dice fit, and of Blue’s five about a third should: six is too much.
lesson-bluff-challenge = Challenge: click the last bid.
lesson-bluff-not-challenge = You could raise. For this lesson, challenge the bid.
lesson-bluff-checked = All dice were shown, and the bid was checked. Whoever was wrong has lost a die, and all dice were rolled again. Three questions to finish with.
lesson-bluff-higher = The last bid is four fives. Which bid is higher?
lesson-bluff-higher-ones = Five ones
lesson-bluff-higher-ones-reply = Right: more dice are always higher, whatever the number.
lesson-bluff-higher-threes = Four threes
lesson-bluff-higher-threes-reply = With as many dice, the number must be higher: only four sixes would do.
lesson-bluff-sixes = Somebody bids three twos. There are one two and two sixes. Is the bid true?
lesson-bluff-sixes-yes = Yes
lesson-bluff-sixes-yes-reply = Right: the sixes count as twos, so three dice fit.
lesson-bluff-sixes-no = No
lesson-bluff-sixes-no-reply = Sixes count as every number, so three dice fit.
lesson-bluff-loses = You challenge a bid, and exactly as many dice fit as it said. Who loses a die?
lesson-bluff-loses-me = I do
lesson-bluff-loses-me-reply = Right: “at least” includes exactly that many, so the bid was true.
lesson-bluff-loses-bidder = The bidder
lesson-bluff-loses-bidder-reply = The bid said “at least”, so it was true, and the challenger loses a die.

title = Backgammon
tagline = Race your checkers home, and hit those that stand alone.
uses-dice-rolling = Two dice say how far your checkers move; you choose which.
seat-red = Red
seat-blue = Blue
board = The board
point = Point { $point }: { $player }, { $count ->
    [one] one checker
   *[other] { $count } checkers
}
point-empty = Point { $point }, empty
bar = { $player }’s checkers on the bar: { $count }
tray = Checkers borne off by { $player }: { $count }
checker = { $player } checker
die-left = A { $number }, still to be played
die-played = A { $number }, played
move = From { $from } to { $to }
enter = Enter on { $to }
bear-off = Bear off from { $from }
begins = { $player } rolls { $first } against { $second } and begins with both numbers.
rolls = { $player } rolls { $first } and { $second }.
rolls-double = { $player } rolls a double { $first } and plays it four times.
rolls-in-brief = rolls { $first }–{ $second }
moves = { $player } moves from { $from } to { $to }.
moves-in-brief = { $from }/{ $to }
hits = { $player } moves from { $from } to { $to } and hits.
hits-in-brief = { $from }/{ $to }*
enters = { $player } enters on { $to }.
enters-in-brief = bar/{ $to }
enters-hits = { $player } enters on { $to } and hits.
enters-hits-in-brief = bar/{ $to }*
bears-off = { $player } bears off from { $from }.
bears-off-in-brief = { $from }/off
stuck = { $player } cannot play the rest of the roll.
skipped = { $player } cannot play { $first } or { $second }: the turn is skipped.
stuck-in-brief = no move
ask-move = Move a checker ({ $count ->
    [one] one number
   *[other] { $count } numbers
} to play).
ask-enter = Enter a checker from the bar ({ $count ->
    [one] one number
   *[other] { $count } numbers
} to play).
ask-bear-off = Bear off or move a checker ({ $count ->
    [one] one number
   *[other] { $count } numbers
} to play).
pips = Points that { $player }’s checkers have yet to move
label-pips = pips
off = { $player }’s checkers borne off
label-off = borne off
when-point = Choose a point with one of your checkers that is lit, and then the place it moves to.
when-bar = A checker that was hit waits here until it enters. It must do so before its player moves any other.
when-tray = Checkers are borne off here once all fifteen are in the home board.
when-die = The numbers rolled. Those that have been played are dimmed.
when-pips = The pip count: how many points all checkers of this player have yet to move. The lower, the better.
when-off = The checkers that this player has borne off, out of fifteen.
blocked-bar = Your checkers on the bar must enter first.
blocked-both = You must play both numbers if you can, or else the higher one.
blocked-closed = The dice cannot move a checker from here.
end-single = all checkers borne off
end-single-told = { $winner } has borne off all checkers.
end-gammon = a gammon
end-gammon-told = { $winner } wins a gammon, which counts double: the other player has not borne off any checker.
end-backgammon = a backgammon
end-backgammon-told = { $winner } wins a backgammon, which counts three times: the other player still has a checker on the bar or in the winner’s home board.
goal-off = all fifteen checkers borne off
goal-off-step = one more checker
icon-man-red = red checker
icon-man-blue = blue checker
icon-slab-red = red checkers borne off
icon-slab-blue = blue checkers borne off
icon-die-1 = die: 1
icon-die-2 = die: 2
icon-die-3 = die: 3
icon-die-4 = die: 4
icon-die-5 = die: 5
icon-die-6 = die: 6
icon-pips = pip count
option-length = Length of the match
option-length-one = One game, without the doubling cube
option-length-three = To 3 points, with the doubling cube
option-length-five = To 5 points, with the doubling cube
option-length-seven = To 7 points, with the doubling cube
cup = Dice cup
cube = Doubling cube: the stake is { $stake }
cube-unused = Doubling cube, not used in this game
cube-offered = Doubling cube: a stake of { $stake } is offered
roll = Roll the dice
double = Double the stake to { $stake }
take = Accept: play on for { $stake }
drop = Decline: lose { $stake }
doubles = { $player } offers to double the stake to { $stake }.
doubles-in-brief = doubles to { $stake }
takes = { $player } accepts: the stake is { $stake }.
takes-in-brief = accepts
drops = { $player } declines the double.
drops-in-brief = declines
wins-game = { $player } wins the game and { $points ->
    [one] one point
   *[other] { $points } points
}: { $all } in all.
wins-game-in-brief = wins { $points }
ask-roll = Roll the dice, or double the stake first.
ask-take = { $player } doubles the stake to { $stake }. Do you accept?
score = { $player }’s points in the match
label-score = points
when-cup = Roll the dice with the cup, unless you double the stake first.
when-cube = The stake of the game. Before rolling, you may offer to double it if the cube is in the middle or beside you.
when-score = The points that this player has won in earlier games of the match.
end-match = the points of the match
end-match-told = { $winner } has won the match.
goal-match = points in the match
goal-match-step = one more point
icon-cube = doubling cube
icon-cup = dice cup
icon-points = points in the match

## The player aid
aid-turn = On your turn
aid-move = Play each number: move a checker so many points towards home.
aid-double = Play a double four times.
aid-open = Do not stop on a point with two or more rival checkers.
aid-hit = Hit a single rival checker: it goes to the bar.
aid-bar = Enter your checkers from the bar before anything else.
aid-both = Play both numbers if you can, or else the higher one.
aid-off = Bearing off
aid-home = When all are home, bear off from the point of the number.
aid-higher = A number too high takes a checker from your highest point.
aid-win = Whoever bears off all fifteen first wins.
aid-gammon = A win counts two if the loser has borne off none.
aid-cube = The doubling cube (in matches)
aid-offer = Before rolling, you may offer to double the stake.
aid-take = Whoever accepts may be the next to double.
aid-drop = Whoever declines loses the game at the old stake.
aid-crawford = The first game with one player a point short has no cube.

## The coach
coach-ask-move = Look for a move that leaves two checkers together, or that hits. A checker alone within six points of a rival checker is hit about one time in three or more. Points next to each other in front of rival checkers hold them back.
coach-ask-enter = You enter on the point that the die names, counted from the far end. If you can choose, hit a blot or make a point with a checker that is already there.
coach-ask-bear-off = Bear off as many checkers as you can, and fill gaps on your low points only if a number would otherwise be wasted. While the rival has checkers behind yours, leave none of yours alone.
coach-ask-roll = Double when you are clearly ahead, but not so far that the other player would decline at once and you would rather play on for a gammon. If you double too early, the other player gets the cube and may turn it on you.
coach-ask-take = Accept if you win at least one game in four from here: declining costs the stake for certain, and accepting loses twice as much but can still win.

## The lesson
lesson-turn = A first turn
lesson-turn-about = How checkers move, how they hit, and what it takes to bring them home.
lesson-turn-learnt-1 = Each die moves one checker towards home; two checkers on a point close it.
lesson-turn-learnt-2 = A checker alone can be hit, and must enter from the bar before anything else moves.
lesson-turn-learnt-3 = Checkers are borne off once all fifteen are at home.
lesson-turn-goal = You are Red. Your checkers move from point 24 to point 1, around the board. Your home board is points 1 to 6.
lesson-turn-dice = You have rolled 3 and 1. Each number moves one checker by so many points.
lesson-turn-three = Play the 3: move a checker from 8 to 5. Click the point it leaves and then the point it goes to.
lesson-turn-not-three = That is allowed too. For this lesson, move from 8 to 5.
lesson-turn-one = One checker on 5 is alone and could be hit. Play the 1 from 6 to 5, to join it.
lesson-turn-not-one = Move from 6 to 5, so that two checkers stand together.
lesson-turn-closed = Two of your checkers close your 5-point: Blue cannot stop there any more. Now it is Blue’s turn.
lesson-turn-blot = Blue has played a 6 and left a single checker on your 7-point. You have rolled 6 and 1, and both numbers hit it.
lesson-turn-hit = Play the 6: move from 13 to 7 and hit.
lesson-turn-not-hit = Hit the blue checker: move from 13 to 7.
lesson-turn-cover = The blue checker is on the bar. Now play the 1 from 8 to 7, so that your checker is not alone there.
lesson-turn-not-cover = Cover your checker: move from 8 to 7.
lesson-turn-bar = Blue must enter this checker before moving any other. Your points 5, 6 and 7 are now closed in a row: that holds Blue back. Three questions to finish with.
lesson-turn-enter = Blue enters from the bar with a 5 only on your 5-point, and you hold it with two checkers. Blue rolls a double 5. What happens?
lesson-turn-enter-lost = Blue’s turn is lost
lesson-turn-enter-lost-reply = Right. As long as a checker waits on the bar, no other checker may move.
lesson-turn-enter-other = Blue moves other checkers
lesson-turn-enter-other-reply = Not while a checker waits on the bar.
lesson-turn-both = You can play either number, but not both. Which one do you play?
lesson-turn-both-free = Whichever I like
lesson-turn-both-free-reply = If only one of the two can be played, it must be the higher.
lesson-turn-both-higher = The higher one
lesson-turn-both-higher-reply = Right. And if there is a way to play both, you must take it.
lesson-turn-off = All your checkers are at home, the highest on 4. You roll a 6. What can it do?
lesson-turn-off-bear = Bear off a checker from 4
lesson-turn-off-bear-reply = Right. A number that is too high takes a checker from the highest point.
lesson-turn-off-nothing = Nothing: there is none on 6
lesson-turn-off-nothing-reply = It is not wasted: it bears off a checker from your highest point, here from 4.

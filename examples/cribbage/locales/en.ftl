title = Cribbage
tagline = Lay two cards into the crib, play up to 31, and count your hand: the first to 121 wins.
uses-hand-management = You choose which four of your six cards to keep.
uses-set-collection = Fifteens, pairs, runs and flushes score.
uses-simultaneous-selection = Both players choose their cards for the crib at the same time.
uses-hidden-information = You see your opponent’s cards only when they are played.
option-target = Points that win
option-target-121 = 121
option-target-61 = 61
seat-red = Red
seat-blue = Blue
board = Pegging board
peg-front = { $player }’s front peg: { $points }
peg-back = { $player }’s back peg: { $points }
deck = The pack
no-starter = No starter yet
zone-starter = Pack and starter
zone-crib = { $player }’s crib
zone-line = The play
count = Count
dealer = Dealer
points-of = { $player }’s points
held = A card in { $player }’s hand
laid = A card that { $player } laid into the crib
lay = Lay the { $low } and the { $high } into the crib
play = Play the { $card }
go = Say “go”
deal = Deal round { $number }
deals = { $player } deals.
deals-in-brief = deals
starter = The starter is the { $card }.
starter-in-brief = starter: { $card }
heels = The starter is a jack: { $player } scores 2 for his heels.
heels-in-brief = 2 for his heels
chooses = { $player } has chosen two cards for the crib.
chooses-it = You lay the { $low } and the { $high } into the crib.
plays = { $player } plays the { $card }. The count is { $count }.
plays-scores = { $player } plays the { $card }. The count is { $count }: { $parts }.
plays-in-brief = { $card }: { $count }
plays-scores-in-brief = { $card }: { $count } for { $points }
play-15 = { $points } for fifteen
play-31 = { $points } for thirty-one
play-pairs = { $points ->
    [2] 2 for a pair
    [6] 6 for three of a kind
   *[other] { $points } for four of a kind
}
play-run = { $points } for a run
goes = { $player } cannot play at { $count } and says “go”.
goes-in-brief = go
last = { $player } scores 1 for the last card.
last-in-brief = 1 for the last card
shows = { $player }’s hand: { $parts }.
shows-nothing = { $player }’s hand scores nothing.
shows-crib = { $player }’s crib: { $parts }.
shows-crib-nothing = { $player }’s crib scores nothing.
shows-in-brief = hand: { $points }
shows-in-words = hand: { $parts }
shows-crib-in-brief = crib: { $points }
shows-nothing-in-brief = hand: 0
shows-crib-nothing-in-brief = crib: 0
show-fifteen = fifteen { $sum }
show-pairs = { $number ->
    [1] a pair makes
    [2] two pairs make
    [3] three of a kind makes
    [4] three of a kind and a pair make
   *[other] four of a kind makes
} { $sum }
show-runs = { $number ->
    [1] a run of { $length }
    [2] a double run of { $length }
    [3] a triple run of { $length }
   *[other] a double double run of { $length }
} makes { $sum }
show-flush = a flush makes { $sum }
show-nobs = his nobs makes { $sum }
ask-lay-own = Choose two cards for your own crib.
ask-lay-other = Choose two cards for your opponent’s crib.
ask-first = The count is 0. Play a card.
ask-play = The count is { $count }. Play a card.
ask-go = The count is { $count }, and none of your cards fits. Say “go”.
ask-deal = The hands have been counted. Deal the next cards.
blocked-31 = With this card, the count would be { $count }: more than 31.
help-peg = The front peg shows the points, and the back peg the points before the last score. Whoever has not passed the yellow line when the other wins loses double.
help-card = This card counts { $value }.
help-hidden = Only its owner sees this card.
help-starter = The starter counts with both hands and the crib. If it is a jack, the dealer scores 2.
help-count = The values of the cards played add up to the count, which must not exceed 31.
help-points = This player’s points. The first to reach the target wins.
when-card = You lay or play cards of your own hand, on your turn.
when-held = These are not your cards.
when-laid = The cards of the crib are shown after the play.
when-deck = The next cards are dealt after the show.
when-count = Say “go” here if none of your cards fits.
goal-points = points
goal-points-step = one more point
from-play = Play
from-hands = Hands
from-cribs = Cribs
end-points = the winner has reached the target
end-points-told = { $winner } pegs out and wins.
end-skunk = the winner is more than 30 points ahead
end-skunk-told = { $winner } pegs out more than 30 points ahead: a double win.
icon-peg = points

## The player aid
aid-play = The play
aid-go = The count must not exceed 31. If no card fits: go.
aid-last = Last card: 1. Exactly thirty-one: 2.
aid-fifteen = Count of fifteen: 2.
aid-pairs = Pair 2, three of a kind 6, four of a kind 12.
aid-run = Run of three or more, in any order: 1 for each card.
aid-show = The show
aid-order = First the non-dealer’s hand, then the dealer’s, then the crib.
aid-show-fifteen = Each combination that makes fifteen: 2.
aid-show-pair = Each pair: 2.
aid-show-run = Each run: 1 for each card.
aid-flush = Flush: 4, with the starter 5. In the crib only 5.
aid-nobs = Jack of the starter’s suit (his nobs): 1.
aid-end = The end
aid-win = Whoever reaches the target wins at once.
aid-skunk = More than 30 points ahead: a double win.

## The coach
coach-ask-lay-own = The crib is yours, so good cards are not lost in it: fives, a pair, two cards that make fifteen, or neighbours. But first keep the four cards that score most together.
coach-ask-lay-other = The crib is your opponent’s. Keep the four cards that score most, and give away cards that do not fit together, such as a king and a low card of another suit. Do not give away a five.
coach-ask-first = Begin with a card below five: then nobody can make fifteen with the next card. A card of a pair is good too: if your opponent pairs it, you make three of a kind.
coach-ask-play = Look for 15, 31, pairs and runs. Avoid a count of 5 or 21, because ten-cards are common, and keep low cards for the end.

## The lesson
lesson-deal = A first deal
lesson-deal-about = The crib, the play up to 31, and the show.
lesson-deal-learnt-1 = Two of your six cards go into the dealer’s crib.
lesson-deal-learnt-2 = In the play, fifteen, thirty-one, pairs, runs and the last card score.
lesson-deal-learnt-3 = In the show, each hand counts together with the starter.
lesson-deal-goal = The first to reach 121 points wins. Each player pegs their points along their own track of this board.
lesson-deal-lay = You are Red, and Blue deals, so the crib belongs to Blue. Keep the five, the ten and the kings: the ten and each king make fifteen with the five. Lay the ace and the six into the crib.
lesson-deal-not-lay = That is possible too. For this lesson, lay the ace and the six into the crib.
lesson-deal-starter = Blue has laid two cards as well. Then the starter was turned up: this four. It counts with both hands and with the crib.
lesson-deal-first = The non-dealer begins the play. Play the king of clubs.
lesson-deal-not-this = That card fits too. For this lesson, play the card that is lit.
lesson-deal-pair = Blue’s ten makes the count 20. Play your ten: the pair scores 2 points.
lesson-deal-31 = Blue’s ace has made the count exactly 31, which scores 2 points. Then the count began at 0 again.
lesson-deal-again = Blue played the last card, so you begin. A five would be risky: with any ten-card, Blue would make fifteen. Play the king.
lesson-deal-last = The count is 20. Play your last card.
lesson-deal-go = Blue’s seven did not fit at 25, so Blue said “go”, and you scored 1 for the last card. Then Blue played the seven, and scored 1 for the last card of all.
lesson-deal-show = Now the hands are counted. In yours, the five makes fifteen with the ten and with each king: 6 points. The pair of kings makes it 8.
lesson-deal-crib = Blue’s hand scores 4. The crib counts for the dealer: six, six and three make fifteen, and the sixes are a pair, which is 4 points as well.
lesson-deal-fits = Three questions to finish with. The count is 26, and you hold a seven and a queen. What do you do?
lesson-deal-fits-seven = Play the seven
lesson-deal-fits-seven-reply = That would make 33. The count must not exceed 31.
lesson-deal-fits-go = Say “go”
lesson-deal-fits-go-reply = Right: neither card fits.
lesson-deal-runs = With the starter you have 7, 7, 8, 9 and king. How much do the runs score?
lesson-deal-runs-three = 3 points
lesson-deal-runs-three-reply = Each seven makes a run with the eight and the nine, so there are two runs.
lesson-deal-runs-six = 6 points
lesson-deal-runs-six-reply = Right: each seven makes a run of three. The pair and the fifteens come on top.
lesson-deal-order = Both players lack 4 points and have hands worth more. Who wins in the show?
lesson-deal-order-other = The non-dealer
lesson-deal-order-other-reply = Right: the non-dealer counts first and wins at once.
lesson-deal-order-dealer = The dealer
lesson-deal-order-dealer-reply = The non-dealer counts first, reaches the target and wins at once.

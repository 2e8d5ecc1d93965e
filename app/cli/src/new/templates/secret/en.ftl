title = caravan-title
tagline = Everyone chooses a card at the same time, and the highest takes the prize.
uses-the-mechanic = Choices are revealed only once everyone has chosen; then the highest card takes the prize.

## The table
seat = Player { $number }
card = Card { $card }
number = { $number }
icon-back = a face-down card
hidden = { $seat }’s card
nothing-shown = { $seat } has shown no card yet
prize = Prize worth { $worth }
stock = { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
 }
zone-prizes = Prizes, round by round
when-card = In each round everyone chooses one card from their hand.
when-prize = The highest card takes the prize of its round.

## Decisions
ask-choose = Choose a card for the prize worth { $worth }.
choose = Choose { $card }

## What happens
chooses = { $seat } has chosen.
chooses-it = You choose { $card }.
shows = { $seat } shows { $card }.
wins = { $seat } takes the prize worth { $worth }.
nobody-wins = Nobody takes the prize worth { $worth }.

## The end
end-rounds = the last round is over
goal-rounds = rounds played
goal-points = points

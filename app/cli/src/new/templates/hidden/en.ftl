title = caravan-title
tagline = Play a higher card than the one below, from a hand nobody else sees.
uses-the-mechanic = Each player chooses which of three cards to play now and which to keep for a better moment.
icon-back = a card

## The table
seat = Player { $number }
card = Card { $card }
number = { $number }
hidden = { $seat }’s card
deck = The deck
pile = The pile
stock = { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
 }
zone-points = Points
when-card = On your turn you play one card from your hand.

## Decisions
ask-play = Play a card.
play = Play { $card }

## What happens
plays = { $seat } plays { $card }.
plays-higher = { $seat } plays { $card }, which is higher, and scores.
plays-in-brief = plays { $card }
draws = { $seat } draws a card.
draws-it = You draw { $card }.

## The end
end-cards = all cards have been played
goal-cards = cards played
goal-points = points

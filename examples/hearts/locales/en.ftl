title = Hearts
tagline = Take no hearts and beware of the queen of spades, or take them all.
uses-trick-taking = The highest card of the suit that was led takes the trick, which you mostly do not want.
uses-simultaneous-selection = All players choose three cards to pass at the same time.
uses-hidden-information = You see only your own hand, and remember what you passed.
option-length = Length of the game
option-length-fifty = To 50 points
option-length-hundred = To 100 points
option-length-one = One deal
seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-purple = Purple
seat-teal = Teal
zone-trick = The trick
zone-last = The last trick
zone-passing = Cards you pass
place = { $player }’s place in the trick
slot = Place for a card that you pass
held = { $player }’s hidden cards
total = { $player }’s points before this deal
label-total = total
taken = Points that { $player } has taken in this deal
broken = Hearts
is-broken = hearts are broken
not-broken = hearts are not broken
passing = Passing in this deal
pass-left = passing: to the left
pass-right = passing: to the right
pass-across = passing: across
pass-nobody = no passing
help-card = Follow suit if you can. The highest card of the suit that was led takes the trick.
help-place = Here lies the card that this player plays to the trick.
help-slot = Choose three cards of your hand to pass.
help-broken = Nobody may lead a heart before a heart has been played in this deal.
help-passing = To the left, to the right, with four players across, and then no passing.
help-total = The points of the deals before this one. The fewest win.
help-taken = Each heart counts one point, and the queen of spades thirteen.
help-held = Only this player sees these cards. Cards whose place you know lie beside them.
when-card = Choose a card of your own hand when it is your turn.
blocked-first = Whoever holds the two of clubs leads it to the first trick.
blocked-suit = You have cards of the suit that was led, so you must follow suit.
blocked-points = No points may be played to the first trick.
blocked-hearts = Hearts are not broken yet.
pass = Pass the { $card } to { $to }
play = Play the { $card }
ask-pass = { $count ->
    [one] Choose one more card to pass to { $to }.
   *[other] Choose { $count } cards to pass to { $to }.
}
ask-first = Lead the two of clubs.
ask-lead = Lead to the next trick.
ask-follow = Follow suit: play { $suit }.
ask-discard = You have no { $suit }: play any card.
ask-discard-first = You have no { $suit }: play any card that counts no points.
chooses = { $player } has chosen three cards to pass.
chooses-them = You choose the { $first }, the { $second } and the { $third } for { $to }.
passes = { $player } passes three cards to { $to }.
passes-them = { $player } passes you the { $first }, the { $second } and the { $third }.
plays = { $player } plays the { $card }.
plays-in-brief = { $card }
breaks = { $player } plays the { $card }: hearts are broken.
breaks-in-brief = { $card } breaks hearts
takes = { $player } takes the trick.
takes-points = { $player } takes the trick with { $points ->
    [one] one point
   *[other] { $points } points
}.
shoots = { $player } has taken all hearts and the queen of spades, and shoots the moon!
counting = End of the deal
scores = { $player }: { $points ->
    [one] one point
   *[other] { $points } points
} in this deal, { $all } in all.
goal-points = points
goal-limit = points that end the game
goal-limit-step = one more point
goal-deal = cards played in the deal
goal-deal-step = one more card
end-limit = the points limit has been reached
end-limit-told = The points limit has been reached. { $winners ->
    [one] { $winner } has the fewest points.
   *[other] { $winner } are tied for the fewest points.
}
end-deal = the deal is over
end-deal-told = The deal is over. { $winners ->
    [one] { $winner } has the fewest points.
   *[other] { $winner } are tied for the fewest points.
}

## The player aid
aid-tricks = Tricks
aid-first = The two of clubs leads the first trick.
aid-follow = Follow suit if you can; otherwise, play any card.
aid-win = The highest card of the suit that was led takes the trick. Its player leads next.
aid-broken = Lead no hearts until a heart has been played.
aid-bloodless = Play no points to the first trick.
aid-points = Points
aid-heart = Each heart counts one point.
aid-queen = The queen of spades counts thirteen.
aid-moon = Whoever takes all 26 points gets none, and all others get 26.
aid-least = The fewest points win.

aid-suits = The suits

## The coach
coach-ask-pass = Pass cards that would have to take tricks: the queen, king and ace of spades unless you have many spades, high hearts, and the last cards of a short suit. Without a suit, you can throw away bad cards when it is led. Low spades are worth keeping.
coach-ask-lead = Low cards are safe leads. If you hold neither the queen of spades nor a higher spade, lead spades until the queen falls. Remember who could not follow which suit.
coach-ask-follow = The highest card that stays below the best card of the trick is usually right: it takes nothing, and gets rid of a high card. If you play last and there are no points in the trick, take it with your highest card.
coach-ask-discard = Now you may throw away what hurts: the queen of spades first, then the king and the ace of spades while she is out, high hearts, or the last cards of a suit.
coach-ask-discard-first = No points may be played to the first trick. Throw away a high spade or the last cards of a short suit.

## The lesson
lesson-tricks = Tricks without hearts
lesson-tricks-about = How to pass cards, follow suit, and avoid points.
lesson-tricks-learnt-1 = Pass cards that would take bad tricks.
lesson-tricks-learnt-2 = Follow suit; the highest card of that suit wins.
lesson-tricks-learnt-3 = If you cannot follow, throw away what hurts.
lesson-tricks-learnt-4 = A heart counts 1 point, the queen of spades 13.
lesson-tricks-goal = You are Red. Each heart that you take counts a point here, and the queen of spades counts thirteen. Whoever has the fewest points wins.
lesson-tricks-queen = First, everybody passes three cards to the left. You hold the queen of spades: pass her to Blue.
lesson-tricks-not-that = That may be a good choice too. For this lesson, choose the card that is lit.
lesson-tricks-ace = High cards take tricks, and points may lie in them. Pass the ace of clubs too.
lesson-tricks-king = And the king of clubs, so that you soon have no clubs left.
lesson-tricks-got = Yellow has passed you these three cards.
lesson-tricks-gave = You know where your three cards are: Blue has them. They lie face up here, but only for you.
lesson-tricks-follow = Blue has led the two of clubs, as always in the first trick. You must follow suit, and you play last. The jack stays below the queen: play it, because you will not get rid of it so easily again.
lesson-tricks-not-follow = That is allowed too. For this lesson, play the higher of the two, which still does not take the trick.
lesson-tricks-low = Yellow has taken the trick and leads a diamond. Two players come after you. Stay low: play the two of diamonds.
lesson-tricks-not-low = You could. For this lesson, play the two of diamonds.
lesson-tricks-broken = Blue leads the ace of clubs. Green has no clubs and plays a heart: now hearts are broken, and may be led.
lesson-tricks-discard = You had to play your last club, and Blue leads clubs again. Now you may play any card, and Blue will take it: play the nine of hearts.
lesson-tricks-not-discard = That is allowed. For this lesson, give Blue the nine of hearts.
lesson-tricks-taken = Blue has taken three hearts: three points in this deal. Three questions to finish with.
lesson-tricks-wins = The seven of diamonds was led. The ten of diamonds and the ace of clubs follow. Which card takes the trick?
lesson-tricks-wins-ten = The ten of diamonds
lesson-tricks-wins-ten-reply = Right: only cards of the suit that was led can take the trick.
lesson-tricks-wins-ace = The ace of clubs
lesson-tricks-wins-ace-reply = The ace is of another suit, so it cannot take the trick. The ten of diamonds does.
lesson-tricks-first = In the first trick, you have no clubs. May you play the queen of spades?
lesson-tricks-first-no = No
lesson-tricks-first-no-reply = Right: no points in the first trick, unless you have nothing else.
lesson-tricks-first-yes = Yes
lesson-tricks-first-yes-reply = In the first trick, neither hearts nor the queen of spades may be played, unless you have nothing else.
lesson-tricks-moon = You take all thirteen hearts and the queen of spades. What happens?
lesson-tricks-moon-all = The others get 26 points each
lesson-tricks-moon-all-reply = Right: you have shot the moon, and get no points yourself.
lesson-tricks-moon-bad = I get 26 points
lesson-tricks-moon-bad-reply = Not if you take them all: then you get none, and each of the others gets 26.

title = Rival Cities
tagline = Hamburg versus Altona: prestige, lawsuits, ships and alliances around one ink jar.

## Mechanics
uses-rondel = Both cities move the same ink jar clockwise around a ring of twenty spaces. The first two spaces of a move are free; each further space costs products. You act where the jar stops.
uses-tug-of-war = The prestige marker, and a marker on each lawsuit, are pulled back and forth between the two cities.
uses-sudden-death = A city wins instantly, even in the middle of an action, with three more ships than its rival, a third lawsuit won, all four alliances, or the prestige marker at its name.
uses-hand-management = Each special action card in your hand can be used once: play it on its own or, for a letter, together with the card at the ink jar.
uses-open-drafting = Ships, alliances and the special action cards on the dark yellow spaces are face up for either city to take.
uses-set-collection = All four alliances, three lawsuits won or a lead of three ships win the game.
uses-tableau-building = The ships and alliances in front of you improve your later actions; some ships add a product to each Production.
uses-income = In every off-season some ships provide income, and the prestige track pays the city whose side the prestige marker is on.
uses-take-that = Piracy takes products from the rival’s stock, and a city can pay a letter to take an alliance from its rival.
uses-hidden-information = A special action card drawn from the stack is known only to the city that drew it, and nobody knows which ships and lawsuits are still to come.
uses-end-game-bonuses = Without an instant win, stars decide the game: those on ships, alliances, lawsuits and the prestige marker’s space, plus star tokens.

hamburg = Hamburg
altona = Altona

option-ring = Ring of action cards
option-ring-about = In the first game, the action cards lie around the ring in the order of their numbers. Shuffled, every game has another ring.
option-ring-first-game = in order (first game)
option-ring-shuffled = shuffled
option-first = Starting city
option-first-random = random
option-first-hamburg = Hamburg
option-first-altona = Altona

## Components
beer = beer
cloth = cloth
leather = leather
furniture = furniture
letter = letters
star = star tokens
factory = factories
factory-inactive = inactive factories
count-beer = { $count } beer
count-cloth = { $count } cloth
count-leather = { $count } leather
count-furniture = { $count } furniture
count-any = { $count ->
    [one] 1 product of your choice
   *[other] { $count } products of your choice
 }
count-letter = { $count ->
    [one] 1 letter
   *[other] { $count } letters
 }
count-star = { $count ->
    [one] 1 star token
   *[other] { $count } star tokens
 }
count-dark-star = { $count ->
    [0] no stars
    [one] 1 star
   *[other] { $count } stars
 }
star-per-ship = 1 star for each ship its owner has
nothing = nothing
times = { $count }×
plus-times = +{ $count }

## Icons, read aloud
icon-beer = beer
icon-cloth = cloth
icon-leather = leather
icon-furniture = furniture
icon-any-product = any product
icon-letter = letter
icon-star = star
icon-factory = factory
icon-factory-inactive = inactive factory
icon-production = Production:
icon-gift = Gift:
icon-donation = Donation:
icon-swap = swap
icon-draw = draw
icon-build = factory
icon-reactivate = reactivate
icon-prestige = prestige
icon-alliance = alliance
icon-ship = ship
icon-lawsuit = lawsuit
icon-court = court
icon-piracy = piracy
icon-sway = sway
icon-arrow-right = →
icon-plus = +
icon-repeat = again:
icon-bell = each off-season
icon-ink-jar = ink jar
icon-option-c = option C
icon-known = known to the rival
icon-hamburg = Hamburg
icon-altona = Altona

## Short texts on cards
short-draw = Draw
short-factory = Factory
short-prestige = Prestige
short-alliance = Alliance
short-ship = Ship
short-lawsuit = Lawsuit
short-court = Court ruling
short-free = free
short-or = or
short-and = and

## Short descriptions of actions
do-production = Production: { $what } (+1 per factory flipped)
do-gift = Gift: { $what }
do-gain = Gain { $what }
do-donation = { $times ->
    [one] Donation: { $what } for { $stars }
   *[other] Donation: { $what } for { $stars } (up to { $times } times)
 }
do-swap = Product swap (up to { $times } times)
do-draw = Draw a special action card
do-factory-free = Build a factory for free
do-factory = Build a factory for { $what }
do-reactivate = { $count ->
    [one] Reactivate a factory
   *[other] Reactivate { $count } factories
 }
do-prestige = Earn prestige
do-alliance = Form an alliance
do-ship = Purchase a ship
do-lawsuit = Advance a lawsuit
do-court = Court ruling
do-piracy = Piracy: steal { $what }
do-piracy-prestige = Piracy: your rival may earn prestige, then you steal up to { $what }
do-sway = Sway the lawsuit

## Names of cards and spaces
card-overview = Off-season overview
card-basic = Action card { $number }
take-card = Take the card into your hand
one-or-other = { $one } or { $other }
card-said = “{ $actions }”
ship-said = Ship “{ $brings }”
brings-twice = { $effect }, twice
brings-income = { $effect } each off-season
brings-production = { $what } with each Production
brings-lawsuits = { $what } for each lawsuit won
brings-repeat = Repeat prestige
brings-space = One space further
brings-option = Option C costs no letter
brings-cheaper = Later ships cost less
brings-stars = A star for each ship
lawsuit-at = Lawsuit { $numeral }
lawsuit-won = Lawsuit won
alliance-1 = Oslo
alliance-2 = London
alliance-3 = Novgorod
alliance-4 = Amsterdam
alliance-5 = Gdańsk
alliance-6 = Bruxelles
alliance-7 = Le Havre
alliance-8 = Kjøbenhavn
ink-jar = Ink jar
jar-space = Space of the ink jar
bell = Bell token
prestige-marker = Prestige marker
prestige-middle = Prestige track, middle
prestige-step = Prestige track, { $city } { $step }
lawsuit-step = Lawsuit { $slot }, { $city } { $place }
marker-even = Lawsuit { $slot } marker: tied
marker-leads = Lawsuit { $slot } marker: { $city } leads by { $place }
empty-space = Empty dark space { $space }
empty-space-short = empty space
empty-lawsuit = Empty lawsuit space { $numeral }
empty-ship = Empty ship space { $slot }
empty-alliance = Free alliance space { $slot }
supply-of = Supply: { $what }
stock-of = { $city }: { $what }
action-stack = Action stack
race-of = { $city }, { $goal }: { $has } of { $needs }
race-count = { $has }/{ $needs }
race-lead = +{ $has }/{ $needs }
ship-stack = Ship stack
lawsuit-stack = Lawsuit stack
discard = Discard pile
hand-of = { $city }’s hand
hidden-card = { $city }’s face-down card { $number }
board = Board
zone-supply = Supply
zone-piles = Piles
zone-lawsuits = Lawsuits
zone-ships = Ships
zone-alliances = Alliances
season = Off-season { $season }
season-upkeep = Upkeep
season-fleets = Larger fleet
season-ships = Ship income
season-prestige = Prestige income
season-lawsuit = Lawsuit I
season-cards = New cards
season-factories = Factories
season-end = End check
own-ships = Fleet
own-alliances = Alliances formed
own-lawsuits = Lawsuits won

## Help
help-split = One half only (both with Gdańsk): { $actions }
help-card = { $actions }
help-take-card = Take the card at the ink jar into your hand instead of using it. The turn then ends.
help-ship = Costs { $cost }, worth { $stars }. { $effect }
ship-now = When bought: { $effect }.
ship-income = In each off-season: { $effect }.
ship-production = Each of your Productions also gives you { $what }.
ship-lawsuits = Whenever you win a lawsuit: { $what }.
ship-repeat = After earning prestige, you may pay { $what } to repeat it once.
ship-free-space = The ink jar may move one more space for free.
ship-free-option = Using two cards in one turn (option C) costs no letter.
ship-cheaper = Each ship you buy later costs { $count } product less.
ship-nothing = This ship has no effect.
help-alliance = { $benefit } Upkeep in each off-season: { $upkeep }. Worth { $stars }.
alliance-favours = Whenever a Production or Gift gives you any of this product from the supply, gain { $what } more.
alliance-star = Whenever a Donation gives you star tokens, gain 1 more.
alliance-halves = You may use both halves of split cards, in either order.
alliance-prestige = After earning prestige, you may pay { $price } to repeat it once.
alliance-lawsuit = After advancing a lawsuit, you may pay 1 product to advance one again: the same lawsuit or another.
alliance-draw = After drawing a special action card, you may pay { $price } to draw once more.
help-lawsuit = Advance for { $costs }: { $bonus }. The winner gains: { $win }. Worth { $stars }.
help-empty-space = The special action card has been taken. A new one is placed in the off-season.
help-ink-jar = Moves clockwise. The first two spaces are free, the third and fourth cost 1 product each, and every further space costs 2.
help-race = Wins at once: { $goal }.
help-bell = Whoever moves the ink jar past the bell holds this token during the off-season and wins ties on stars.
help-prestige = A city wins instantly when this marker reaches its name.
help-prestige-step = Off-season income: { $income }, plus the income of the spaces nearer the middle. Worth { $stars } at the end.
help-city-name = If the prestige marker reaches this name, the city wins instantly.
help-marker = If the marker is on a city’s 2, 3 or 4 when the lawsuit is resolved, that city wins it; on its 1, the city gains a star token.
help-supply = When the supply is empty, you take from your rival if they have more than you; otherwise you gain nothing.
help-pile = A face-down pile in an unknown order.
help-discard = Special action cards that have been played or discarded: { $cards }. They are reshuffled when the action stack runs out.
help-discard-empty = No special action card has been played yet.
help-hidden = Only its owner knows this card.
help-beer = The cheapest product.
help-cloth = A product.
help-leather = A product.
help-furniture = The most valuable product.
help-letter = Pays for using two cards in one turn, for taking an alliance from your rival, for one of the lawsuits and for the upkeep of Gdańsk. You may also pay it at any time to exchange 1 product for another.
help-star = Each token is worth 1 star at the end.
help-factory = Flip it during a Production to gain 1 more product.
help-factory-inactive = Reactivated in the off-season or by a card.

## Prompts
ask-nothing = Nothing to choose.
ask-first-product = Choose your first product.
ask-move = Move the ink jar clockwise.
ask-pay-move = { $count ->
    [one] Pay 1 product for the move.
   *[other] Pay { $count } products for the move.
 }
ask-option = Use the card at the ink jar, one from your hand, or both?
ask-both = Which of the two cards do you use first?
ask-other-half = Use the other card, or stop here?
ask-half = Choose one half of the card.
ask-action = Choose the next action of the card.
ask-produce = Produce { $what }: how many factories do you flip?
ask-take = { $count ->
    [one] Choose 1 product to gain.
   *[other] Choose { $count } products to gain, one at a time.
 }
ask-donate = Donate { $what } for { $stars }?
ask-swap = { $count ->
    [one] Swap one product?
   *[other] Swap up to { $count } products, one at a time.
 }
ask-factory = Pay { $count } products for a factory.
ask-offer = Optional: { $what }.
ask-repeat-prestige = Earn prestige once more, for { $price }?
ask-repeat-either = Earn prestige once more, for { $one } or { $other }?
ask-repeat-draw = Pay { $price } to draw once more?
ask-alliance = Choose an alliance.
ask-ship = Choose a ship to buy.
ask-lawsuit = Choose a lawsuit to advance.
ask-sway-again = { $count ->
    [one] Pay the legal costs of lawsuit { $slot } again to sway it once more?
   *[other] Pay the legal costs of lawsuit { $slot } again, up to { $count } times, to sway it once more each time?
 }
ask-repeat-lawsuit = Pay 1 product (Le Havre) to advance a lawsuit once more?
ask-court = Choose the court ruling.
ask-steal = { $count ->
    [one] Steal 1 product.
   *[other] Steal up to { $count } products, one at a time.
 }
ask-upkeep = Pay { $price } to keep { $alliance }, or return it.
ask-last-exchange = Pay a letter to exchange a product before your turn ends?

## Choices
move-jar = { $cost ->
    [0] Move { $spaces } to { $card }, free
    [one] Move { $spaces } to { $card }, for 1 product
   *[other] Move { $spaces } to { $card }, for { $cost } products
 }
move-past-bell = { $cost ->
    [0] Move { $spaces } past the bell to { $card }, free
    [one] Move { $spaces } past the bell to { $card }, for 1 product
   *[other] Move { $spaces } past the bell to { $card }, for { $cost } products
 }
pay = Pay { $what }
pay-upkeep = Keep { $alliance } for { $what }
pay-donation = Donate { $what }
pay-factory = Pay { $what } and build
pay-le-havre = Pay { $what } for Le Havre
move-jar-short = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} · { $cost ->
    [0] free
    [one] { $cost } product
   *[other] { $cost } products
}
option-a-short = At the ink jar
option-b-short = From your hand
option-a = At the ink jar: { $actions }
option-b = From your hand: { $actions }
option-b-numbered = From your hand (card { $number }): { $actions }
option-c = Both for 1 letter: at the ink jar and from your hand
option-c-free = Both without a letter (ship “Option C costs no letter”): at the ink jar and from your hand
option-d = Take the card at the ink jar into your hand: { $card }
finish = Done
finish-both = Use neither card
finish-other-half = Do not use the other card
finish-donation = End donations
finish-swaps = Swap nothing more
finish-sways = Do not pay again
finish-turn = End the turn
finish-one = Skip “{ $action }”
finish-rest = Skip the rest of the card
finish-all = Use none of its actions
produce = { $factories ->
    [0] Produce { $what }, without factories
    [one] Produce { $what }, with 1 factory
   *[other] Produce { $what }, with { $factories } factories
 }
produce-each-its-own = { $factories ->
    [0] Produce { $what }, without factories
    [one] Produce { $what }, and 1 product of your choice with 1 factory
   *[other] Produce { $what }, and { $factories } products of your choice with { $factories } factories
 }
take = Take { $what }
take-scarce = Take { $what } from your rival, as the supply is empty
steal = Steal { $what }
swap-products = Give { $give } for { $take }
exchange-letter = Letter: give { $give } for { $take }
accept = Yes
decline = No thanks
decline-repeat = Do not repeat
return-alliance = Return { $alliance }
repeat-with-ship = Pay { $price } to repeat ({ $ship })
repeat-with-alliance = Pay { $price } to repeat ({ $alliance })
repeat-draw = Pay { $price } to draw again ({ $alliance })
ally = Form an alliance with { $alliance }
ally-from-rival = Pay 1 letter and take { $alliance } from your rival
buy-ship = Buy { $ship } for { $price }
advance-lawsuit = Advance lawsuit { $slot } for { $costs }: { $bonus }
swap-lawsuits = Swap lawsuits { $one } and { $other }
resolve-lawsuit = Resolve lawsuit I in your favour
sway-again = Pay { $costs } to sway it again

## Blocked clicks and indirect choices
not-so-far = Too far: the move costs { $cost } in products, and you have { $have }.
indirect-action = Click for: { $what }.
indirect-ship = Click to buy it for { $cost }. You get the missing product in exchange for a letter and { $give }.
not-paid = You cannot pay { $cost }.
not-without-letter = Taking an alliance from your rival costs 1 letter; you have none.
part-done = This action has been performed already.
part-no-lawsuit = You cannot pay the legal costs of any lawsuit.
part-no-ship = You cannot pay for any ship.
part-no-alliance = No alliance is free, and taking one from your rival costs a letter.
part-nothing = This action would do nothing now.

## The log
log-starts = { $city } goes first.
log-moves = { $city } moves the ink jar { $spaces ->
    [one] one space.
   *[other] { $spaces } spaces.
 }
log-pays = { $city } pays { $what }.
log-upkeep = { $city } pays { $what } for the alliance with { $alliance }.
log-gains = { $city } gains { $what }.
log-produces = { $city } produces { $what }.
log-gains-more = { $city } gains { $what } thanks to { $source }.
log-takes-scarce = The supply is empty: { $city } takes { $what } from its rival.
log-forgoes = None available: { $city } forgoes { $what }.
log-option-a = { $city } uses the card at the ink jar.
log-option-b = { $city } plays a card from its hand: { $card }.
log-option-c = { $city } uses both cards.
log-option-d = { $city } takes the card at the ink jar into its hand: { $card }.
log-swaps = { $city } gives { $give } for { $take }.
log-draws = { $city } draws a special action card.
log-draws-secretly = { $city } draws { $card }.
log-nothing-to-draw = There is no special action card left for { $city } to draw.
log-reshuffles = The action stack has run out. The discard pile becomes the new stack, and every card in hand can now be deduced.
log-stack-empty = The action stack has run out; every card in hand can now be deduced.
log-builds = { $city } builds a factory.
log-no-factory = No factory is left for { $city }.
log-reactivates = { $count ->
    [one] { $city } reactivates a factory.
   *[other] { $city } reactivates { $count } factories.
 }
log-steals = Piracy! { $city } steals { $what }.
log-prestige = { $city } earns prestige.
log-allies = { $city } forms an alliance with { $alliance }.
log-takes-alliance = { $city } takes the alliance with { $alliance } from its rival.
log-buys = { $city } buys { $ship }.
log-new-ship = { $ship } is for sale.
log-advances = { $city } advances lawsuit { $slot }.
log-sways = Lawsuit { $slot } is swayed towards { $city }.
log-sways-in-vain = Lawsuit { $slot } is already at { $city }’s end.
log-swaps-lawsuits = { $city } swaps lawsuits { $one } and { $other }.
log-lawsuit-dropped = Lawsuit I is closed without a winner.
log-wins-lawsuit = { $city } wins a lawsuit.
log-new-lawsuit = A new lawsuit is revealed.
log-season = { $city } passes the bell: off-season { $season } begins.
log-season-over = The off-season is over.
log-returns = { $city } returns the alliance with { $alliance }.
log-new-specials = New special action cards are placed on the dark spaces.

## The headline of a turn, after the city's name
brief-of-other = { $city } { $what }
brief-moves = { $spaces ->
    [one] moves 1 space
   *[other] moves { $spaces } spaces
 }
brief-pays = pays { $what }
brief-upkeep = pays { $what } for { $alliance }
brief-gains = gains { $what }
brief-produces = produces { $what }
brief-gains-more = gains { $what } thanks to { $source }
source-ship = a ship
brief-takes-scarce = takes { $what } from its rival
brief-leaves = skips the rest of the card
brief-uses-nothing = uses no action of the card
brief-option-b = plays a special card
brief-option-d = takes a special card
brief-swaps = gives { $give } for { $take }
brief-draws = { $count ->
    [one] draws a card
   *[other] draws { $count } cards
 }
brief-builds = builds a factory
brief-reactivates = { $count ->
    [one] reactivates a factory
   *[other] reactivates { $count } factories
 }
brief-steals = steals { $what }
brief-prestige = earns prestige
brief-allies = allies with { $alliance }
brief-takes-alliance = takes { $alliance } from its rival
brief-buys = buys { $ship }
brief-advances = advances lawsuit { $slot }
brief-swaps-lawsuits = swaps lawsuits { $one } and { $other }
brief-wins-lawsuit = wins a lawsuit
brief-season = starts the off-season
brief-returns = returns { $alliance }
brief-wins = wins the game

## Endings
end-ships = three more ships than the rival
end-ships-told = { $winner } has three more ships than its rival.
end-lawsuits = a third lawsuit won
end-lawsuits-told = { $winner } has won its third lawsuit.
end-alliances = all four alliances
end-alliances-told = { $winner } has all four alliances.
end-prestige = the prestige marker at the city’s name
end-prestige-told = The prestige marker has reached { $winner }’s name.
end-no-ships = stars, with no ships left
end-no-ships-told = No ships were left; { $winner } won on stars.
end-no-lawsuits = stars, with no lawsuits left
end-no-lawsuits-told = No lawsuits were left; { $winner } won on stars.
end-no-factories = stars, with no factories left
end-no-factories-told = No factories were left; { $winner } won on stars.
end-no-stars = stars, with no star tokens left
end-no-stars-told = No star tokens were left; { $winner } won on stars.
score-ships = Stars for ships
score-alliances = Stars for alliances
score-lawsuits = Stars for lawsuits won
score-prestige = Stars on the prestige track
score-tokens = Star tokens
score-total = Total stars
score-won-ships = Ships
score-won-lawsuits = Lawsuits won
score-won-alliances = Alliances
score-won-prestige = Steps of the prestige marker
help-supply-limited = When the supply is empty, no more can be gained.
lawsuit-step-even = Lawsuit { $slot }, space { $place }
log-wins = { $city } wins: { $by }!
log-leaves = { $city } skips the rest of { $card }.
log-uses-nothing = { $city } uses no action of { $card }.
log-turns = { $count ->
    [one] { $city } flips 1 factory.
   *[other] { $city } flips { $count } factories.
 }
goal-ships = three more ships than the rival
goal-ships-step = a lead of one more ship
goal-lawsuits = three lawsuits won
goal-lawsuits-step = one more lawsuit
goal-alliances = all four alliances
goal-alliances-step = one more alliance
goal-prestige = the prestige marker at the city’s name
goal-prestige-step = one more step of the prestige marker
goal-no-ships = no ships left
goal-no-ships-step = one more ship
goal-no-lawsuits = no lawsuits left
goal-no-lawsuits-step = one more lawsuit
goal-no-factories = no factories left in the supply
goal-no-factories-step = one more factory
goal-no-stars = no star tokens left in the supply
goal-no-stars-step = one more star token
goal-until-off-season = The next off-season ends the game, and the most stars win.
goal-stars = stars so far

# Changes listed in advice, each after a number such as "+2".
part-stars = { $count ->
    [one] star
   *[other] stars
}
part-prestige = { $count ->
    [one] prestige step
   *[other] prestige steps
}
part-ships = { $count ->
    [one] ship
   *[other] ships
}
part-alliances = { $count ->
    [one] alliance
   *[other] alliances
}
part-lawsuits = { $count ->
    [one] lawsuit won
   *[other] lawsuits won
}
part-strips = { $count ->
    [one] lawsuit step
   *[other] lawsuit steps
}
part-goods = { $count ->
    [one] product
   *[other] products
}
part-letters = { $count ->
    [one] letter
   *[other] letters
}
part-cards = { $count ->
    [one] card in hand
   *[other] cards in hand
}
part-factories = { $count ->
    [one] factory
   *[other] factories
}
part-active = { $count ->
    [one] active factory
   *[other] active factories
}

# Coach texts: what each decision is about.
coach-ask-first-product = Besides beer you start with one product of your choice. Products pay for nearly everything: ships, lawsuits, factories and long moves. Look at what is on offer and how near it is: which cost will this product help you pay first?
coach-ask-move = Move the ink jar clockwise, at least one space; the first two are free, and further ones cost products. You act where it stops, and your rival moves on from there. Consider what you reach, what you leave to your rival, and whether passing the bell suits you now.
coach-ask-pay-move = Pay for the move with products of your choice. First think of the card you are moving to: what will you have to pay there? Give up what you have plenty of or can soon make again; furniture is the hardest to get, beer the easiest.
coach-ask-option = Use the card at the jar, one from your hand, or both, which usually costs a letter. You may instead take a special action card at the jar into your hand, but then you do nothing else. Hand cards can be used only once. What brings you closer to a win, or slows your rival?
coach-ask-both = You use two cards this turn and choose which comes first. You finish one before the other begins, so start with the card that provides what you have to pay for the other.
coach-ask-other-half = One card is done; now you may use the other. You may also decline: a letter you paid is not returned, but a hand card you do not play stays in your hand. Use the second card unless it would clearly do more for you on a later turn.
coach-ask-half = This card is split: choose one half and perform only that one. Take the half that makes the most of your stock now. Products set up future turns; prestige, alliances, ships and lawsuits bring you closer to one of the four instant wins.
coach-ask-action = You may perform every action on this card, in any order. Each action is finished before the next, and what you skip is lost. Usually start with an action that gains you something, so that you can pay for the rest.
coach-ask-produce = A Production gives you the products shown, and 1 more for every active factory you flip. A flipped factory is inactive until the off-season, unless a card reactivates it earlier. Near the bell, flip them freely; at other times, consider saving them for a scarcer product.
coach-ask-take = Gain products of your choice. Look for something you can almost afford: a ship, the legal costs of a lawsuit, or upkeep due at the bell. If nothing is urgent, a scarce product such as furniture is usually worth most.
coach-ask-donate = A Donation turns products into star tokens, each worth a star at the end. Stars decide only if there is no instant win. Consider how near the end is, and whether the products would do more in a ship or a lawsuit, which can also bring stars.
coach-ask-swap = You may swap products from your stock for different ones from the supply, one at a time. You do not end up with more products, so have a cost in mind: where are you just one product short? Swapping something common for something scarce is nearly always a gain.
coach-ask-factory = Pay products of your choice for a factory, which is active at once. It can add 1 product to a Production every season, so it pays off best early on. Give up what you need least, and watch the supply: when its factories run out, the next off-season ends the game.
coach-ask-offer = You may take an optional action, such as earning prestige, building a factory or drawing a special action card. Accepting is seldom wrong. Decline only if it works against you, for example if taking the last factory would end the game while you are behind.
coach-ask-repeat-prestige = You have earned prestige and may pay to earn it once more. The spaces further out on your side give you more income and more stars, and reaching your city’s name wins the game. Repeating is worth most shortly before the bell, or when the marker is close to either city’s name.
coach-ask-repeat-draw = With Kjøbenhavn you may pay 1 beer to draw another card. Special action cards often have several actions, and your rival usually does not know what you drew. A card is worth the beer as long as you still have the turns, or the letters, to play it.
coach-ask-alliance = Take an alliance from the board for free, or from your rival for a letter; all four win the game. Each needs upkeep in every off-season and is worth stars at the end. Which benefit will you use often, which upkeep can you afford, and how many does your rival have?
coach-ask-ship = A ship costs the products on its card and is yours for the rest of the game. Three more ships than your rival win instantly, and each is worth stars at the end. Early on, ships that pay again and again are strong; later, look at stars and at your lead.
coach-ask-lawsuit = Pay the legal costs, gain the bonus beside them and move the marker one space towards your side. If it is on your 2 or beyond when the lawsuit is resolved, you win it; three win the game. Compare costs and bonus, and remember: the off-season resolves the lawsuit on space I.
coach-ask-sway-again = You may pay the legal costs again, now only to move the marker one more space. Space II allows that once, III twice, I never. Paying again is worth it if the marker reaches your 2 or leaves your rival’s 2; otherwise the products often do more elsewhere.
coach-ask-repeat-lawsuit = With Le Havre you may pay 1 product to advance a lawsuit once more: the same lawsuit or another. You pay its costs and gain its bonus. First check which costs you could still pay then. Two advances in one turn can turn a lawsuit around before your rival can answer.
coach-ask-court = The court resolves the lawsuit on space I at once if its marker is on your 2 or beyond, or swaps two adjacent lawsuits. Secure a win before it slips away, bring forward a lawsuit that looks good for you, or push back one your rival would win.
coach-ask-steal = Take products of your choice from your rival’s stock; letters cannot be stolen. Consider what you need yourself and what your rival is saving up for. The best choice is a product your rival needs for their next ship or lawsuit.
coach-ask-upkeep = In the off-season, you pay the upkeep of each alliance or return the alliance to the board, where your rival may take it for free. How useful is its benefit now, how many stars is it worth, how close is either city to all four, and what else could you do with the payment?
coach-ask-last-exchange = For a letter you may exchange one product for another. You are asked because this would let you pay for something you cannot afford now. You can still do it at a later decision, so it is seldom urgent, and a letter also pays for using two cards in one turn.

# Usage hints: when each component is chosen.
when-discard = When the action stack runs out, the discard pile becomes the new one.
when-lawsuit-stack = The lawsuit stack provides a new lawsuit when one is resolved.
when-ship-stack = The ship stack refills a ship space when a ship is bought.
when-lawsuit-marker = The marker of a lawsuit moves when the lawsuit is swayed.
when-bell = Whoever moves the ink jar past the bell takes the bell token; then the off-season begins.
when-ink-jar = The ink jar moves to the space you choose ahead of it. With the ship “Option C costs no letter”, a click on the jar uses both cards.
when-space = Choose a space on the ring to move the ink jar there. Once the jar is there, choose its card to use it.
when-special = Choose a special action card on a dark yellow space to move the ink jar there; once the jar is there, use or take the card. Play one from your hand with option B or C.
when-action = Choose the actions of a card while you are using it.
when-alliance = You choose an alliance when you take the action “Form an alliance”, when Bruxelles or Kjøbenhavn repeats an action, and in the off-season if you return one instead of paying its upkeep.
when-hamburg = Hamburg’s pieces are chosen when they are used, paid or taken away.
when-altona = Altona’s pieces are chosen when they are used, paid or taken away.
when-lawsuit = Choose a lawsuit with the action Advance a lawsuit or with a Court ruling.
when-prestige-marker = The prestige marker moves with the action Earn prestige.
when-ship = Choose a ship with the action Purchase a ship, if you can pay for it; choose your ship “Repeat prestige” to repeat Earn prestige with it.
when-supply = Choose from the supply when you produce, receive a gift or exchange.
when-action-stack = Draw a card from the stack with the action Draw a special action card.

# Options that are currently unavailable.
withheld-a = At the ink jar: the card there
withheld-b = From your hand: a special card
withheld-c = Both: at the ink jar and from your hand
withheld-d = Take the card at the ink jar into your hand
not-a = There is no card at the ink jar.
not-b = You have no special card in hand.
not-both-letter = This costs a letter, and you have none.
not-sway-again = You cannot pay these costs. A letter exchanges one product for another.
not-both-hand = You have no card in hand, and the card at the ink jar does not give you one.
not-d = Only special cards on dark yellow spaces can be taken.

## The player aid
icon-card-back-action = special action card
icon-card-back-lawsuit = lawsuit card
icon-card-back-ship = ship card
aid-turn = Your turn
aid-turn-jar = Move the ink jar clockwise, at least one space; then carry out one option.
aid-turn-cost = Spaces moved, and the products they cost
aid-turn-bell = Past the bell: take the bell token; the off-season takes place before your option.
aid-option-a = Perform the action card at the jar.
aid-option-b = Play a special action card from your hand.
aid-option-c = Pay 1 letter and do both, in the order you choose.
aid-option-d = Take the special action card at the jar into your hand instead.
aid-any-time = At any time: pay 1 letter to exchange 1 product for another.
aid-season = The off-season, step by step
aid-season-upkeep = 1. Pay the upkeep of each alliance, or return it.
aid-season-fleets = 2. More ships than your rival: you may earn prestige.
aid-season-ships = 3. Gain the income of your ships.
aid-season-prestige = 4. The city with the prestige marker on its side gains the income of every space up to the marker.
aid-season-lawsuit = 5. Resolve the lawsuit on space I.
aid-season-cards = 6. Place new special action cards on the four dark yellow spaces.
aid-season-factories = 7. Reactivate all factories.
aid-season-end = 8. If an end condition is met, the stars decide.
aid-actions = What the actions do
aid-production = Production: gain the products; flip active factories for 1 more each.
aid-gift = Gift: gain the products.
aid-donation = Donation: pay products for star tokens.
aid-swap = Product swap: exchange 1 product, up to twice.
aid-draw = Draw a special action card from the stack.
aid-build = Build a factory for any 2 products.
aid-reactivate = Reactivate: flip inactive factories to active.
aid-prestige = Earn prestige: move the marker 1 space towards your name.
aid-alliance = Form an alliance: from the board for free, from your rival for 1 letter.
aid-ship = Purchase a ship: pay its cost.
aid-lawsuit = Advance a lawsuit: pay the legal costs, gain the bonus.
aid-sway = Sway: move the lawsuit’s marker 1 space towards your side.
aid-court = Court ruling: resolve lawsuit I if on your 2 or beyond, or swap two adjacent lawsuits.
aid-piracy = Piracy: take products from your rival.
aid-repeat = Again: repeat the action at once, for the cost shown.
aid-symbols = Symbols
aid-arrow = pay what is before the arrow, gain what is after it
aid-plus = in addition to what you gain anyway
aid-known = your rival knows this card
aid-stars = Winning and the stars
aid-win = Instantly: 3 more ships than your rival, 3 lawsuits won, all 4 alliances, or the prestige marker at your city’s name.
aid-end = Otherwise in an off-season, when no ships or lawsuits are left on the board, or no factories or star tokens in the supply. The most stars win; the bell token breaks ties.
aid-stars-cards = The dark stars on your ships, alliances and lawsuits.
aid-stars-prestige = The prestige marker’s space on your side, and its stars
aid-stars-tokens = 1 for each star token.

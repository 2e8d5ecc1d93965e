title = Harbour
tagline = Goblins, goods and a market that turns with every sale: be the first to four buildings, and the richest.

## Mechanics
uses-worker-placement = Each turn, your only worker must move to another free building: your own, one from the display or an opponent's.
uses-market = The four goods lie on slots that pay $2 to $5; shipped goods fall to the cheap end, and the others move up.
uses-variable-powers = Each player keeps one of two characters, with an ability and a starting building of its own.
uses-tableau-building = The icons on your buildings add up: coins make purchases cheaper, warehouses keep goods, anchors multiply some actions, and a top hat saves fees.
uses-open-drafting = Buildings are bought from an open display, three more than there are players, which is refilled after every purchase.
uses-set-collection = Goods are gathered by kind: one is shipped only when you have as many units as its slot asks for (two to five).
uses-take-that = Levies take a good from one opponent of your choice, or from every one.
uses-end-game-bonuses = At the end some characters score extra, for goods, for anchors or for the price of stone, and bonus cards turn leftover goods into points.
uses-hidden-information = Bonus cards, if you play with them, are seen only by their owners until the end.
uses-solo = Alone you play against a training opponent that makes no decisions: it walks along the display, gathers goods for free and buys when its countdown runs out; it has three levels.

option-start = Starting setup
option-start-usual = random buildings, goods of your choice
option-start-first-game = first game
option-boards = Boards
option-boards-characters = characters
option-boards-wharfs = the Wharfs, the same for all
option-bonus = Bonus cards
option-bonus-without = off
option-bonus-with = on
option-inland = Inland traders (3–4 players)
option-inland-without = off
option-inland-with = on
option-trainer = Training opponent (alone)
option-trainer-easy = easy
option-trainer-usual = usual
option-trainer-hard = hard
option-shipped = Shipped goods return
option-shipped-highest-first = most expensive first
option-shipped-kept = in their order
option-warehouses = Several warehouses keep
option-warehouses-same-good = any units
option-warehouses-different-goods = different goods
option-fee = Visitors without goods
option-fee-forbidden = stay outside
option-fee-free = pay nothing
option-purchase = Buying and changing the market
option-purchase-as-far-as-possible = both required if possible
option-purchase-compulsory = only buying is required
option-purchase-may-decline = both optional

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
trainer = Training opponent

## Things
fish = fish
livestock = livestock
wood = wood
stone = stone
count-fish = { $count } fish
count-livestock = { $count } livestock
count-wood = { $count } wood
count-stone = { $count } stone
count-any = { $count ->
    [one] 1 good of your choice
   *[other] { $count } goods of your choice
 }
count-same = { $count ->
    [one] 1 good of one kind
   *[other] { $count } goods of one kind
 }
count-point = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
nothing = nothing
dollars = ${ $count }
at-least = { $count }+
times = { $count }×
cheaper = −${ $count }
have-of = { $have } / { $needed }+
start-of = { $board } ({ $player })
not-for-sale = not for sale

## Icons, read aloud
icon-fish = fish
icon-livestock = livestock
icon-wood = wood
icon-stone = stone
icon-any-good = any good
icon-same-goods = goods of one kind
icon-coin = coin
icon-anchor = anchor
icon-top-hat = top hat
icon-warehouse = warehouse
icon-dollar = $
icon-points = points
icon-plus = +
icon-arrow-right = →
icon-or = or
icon-per = per
icon-others = everyone else
icon-buy = buy
icon-buy-two = buy up to two
icon-double = double
icon-market-swap = swap on the market
icon-market-move = move on the market
icon-market-rearrange = rearrange the market
icon-levy = levy from one
icon-levy-each = levy from everyone
icon-copy = copy the building you left
icon-copy-occupied = copy an occupied building
icon-bonus = bonus
icon-free = free
icon-track = track

## Actions in words
do-gain = gain { $what }
do-gain-others = gain { $what }; everyone else gains { $theirs }
do-gain-per = gain { $what } for each { $icon }
do-convert = turn { $pay } into { $gain }
do-convert-times = up to { $times } times: turn { $pay } into { $gain }
do-double = double one of your goods
do-market-swap = swap two goods on the market
do-market-move = move one good on the market
do-market-rearrange = put the market into any order
do-buy = buy a building
do-buy-cheaper = buy a building for ${ $dollars } less
do-buy-cheaper-per = buy a building for ${ $dollars } less for each { $icon }
do-buy-two = buy one or two buildings with one shipment
do-levy = take 1 good from an opponent
do-levy-each = take 1 good from every opponent
do-copy = do the action of the building you just left
do-copy-occupied = do the action of an occupied building
do-both = in either order: { $one }; { $other }
do-may = optional: { $what }
do-either = either { $one }, or { $other }

## The table
zone-market = Market
zone-display = For sale
zone-purchase = Purchase of { $player }
zone-shipping = To ship
zone-stays = Stays in the warehouse
zone-afterwards = The market afterwards
zone-look = From the stack
mat-of = { $player } · { $points ->
    [one] 1 point
   *[other] { $points } points
 }
mat-ships = { $player } · { $points ->
    [one] 1 point
   *[other] { $points } points
 } · ships for up to ${ $dollars }
nothing-affordable = { $what } (nothing affordable: ${ $short } short)
slot = Market slot: { $minimum } or more, ${ $dollars }
help-slot = The good on this slot can be shipped if you have { $minimum } of it, and pays ${ $dollars }.
berth = Berth
help-berth = Goods you are about to ship lie here.
help-market-good = Goods can be shipped only when a building is bought. You need at least the number of its slot, and all you have goes.
empty-slot = Empty slot
help-empty-slot = The display is refilled from the stack.
stack = Stack of buildings
help-stack = A face-down stack in an unknown order.
hidden-building = Hidden building { $number }
help-look = Only the Noble sees these cards.
worker-of = Worker of { $player }
plot = Space for a building
help-plot = Buying a fourth building ends the game: every other player has one more turn.
no-board-yet = No board yet
help-no-board = Keep one of the two boards below.
stock-of = { $player }: { $what }
help-stock = A warehouse holds up to 6 of each good; anything beyond that is lost.
tool-of = { $player }: { $what }
help-coin = Coin: every purchase is $1 cheaper
help-anchor = Anchor: multiplies the action of some buildings
help-top-hat = Top hat: no fees in other players' buildings
help-warehouse = Warehouse: keeps one unit of what you ship
bonus-of = Bonus card of { $player }
help-bonus = At the end every { $units } { $good } left are turned into { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
help-bonus-hidden = Only its owner knows this card until the end.
trainer-countdown = Turns until the training opponent buys
trainer-buys = { $turns ->
    [0] Buys as soon as it can
    [one] Buys in 1 turn
   *[other] Buys in { $turns } turns
 }
trainer-note = Takes the goods of the next free building to the right for free{ $extra ->
    [0] {""}
   *[other] {" "}and { $extra } of its choice
 }. Every { $turns } turns it ships and buys the most expensive building it can.
help-trainer = The training opponent plays by itself. It is known that it collects goods and buys after some turns; the rest of its rules is our reconstruction.
help-trainer-countdown = Each of its turns counts down by one. At 0 it ships what it can and buys the most expensive building it can afford; if it cannot afford any, it waits. Then it counts from { $turns } again.
help-building =
    Action: { $action }.{ $here }
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }. Price: { $price }.
    { $icons }.
    { $source }
help-board =
    Action: { $action }.{ $here }
    Ability: { $ability }
    { $icons }.
    { $source }
occupied = { $building }, occupied by { $players }
stands-here = {" "}Occupied by { $players }.
source-printed = [This card is as printed.]
source-partly = [This card is printed in part; the rest is our reconstruction.]
source-ours = [This card is our reconstruction.]
money-to-spend = Money to spend
help-money = What the shipment earns. Unspent money is lost.
plan-coin = Price reduction
plan-warehouse = Warehouses
help-reduction = Every building costs this much less in this purchase.
help-keeping = This many shipped units are kept.
to-ship = { $good } to ship
help-to-ship = You have { $have } and need { $needed }. Shipping takes all of it.
bundle = One of each good for the inland traders
help-bundle = Once per purchase, before anything is shipped, one of each good can be sold together. The market does not move for it.
stays-of = { $good } that stays
kept = Kept by warehouses
help-stays = What you will have after the purchase.
afterwards = Afterwards: { $good } at ${ $dollars }
help-afterwards = Goods that are not shipped move right; shipped ones return on the left.
help-part = One of the two things this building does.

## What is asked
ask-nothing = Nothing to choose.
ask-board = Keep one of the two boards.
ask-free = Which of these do you build for free?
ask-move = Move your worker to another building.
ask-last-move = Your last turn: move your worker.
ask-fee = The fee for { $owner }: now or after the action?
ask-fee-after = Which good does { $owner } get as a fee?
ask-begin = Choose the { $count } goods you start with.
ask-because = { $player } uses { $building }. { $what }
ask-take = { $count ->
    [one] Choose a good to gain.
   *[other] Choose { $count } goods to gain.
 }
ask-take-same = Choose one good: you gain { $count } of it.
ask-convert = Pay { $pay } to gain { $gain }.
ask-double = Which good do you double?
ask-swap = Swap two goods on the market.
ask-swap-or-leave = Swap two goods on the market, or leave it.
ask-market-move = Move a good to another slot.
ask-market-move-or-leave = Move a good to another slot, or leave the market.
ask-arrange = Which good goes to ${ $dollars }?
ask-refill = Which shipped good returns at ${ $dollars }?
ask-levy = Who gives you a good?
ask-give = Which good do you give to { $taker }?
ask-copy = Which occupied building do you copy?
ask-parts = { $building }: what comes first?
ask-either = { $building }: what do you do?
ask-ship = Ship goods to buy a building.
ask-buy = Ship more, or buy a building with the money.
ask-buy-only = Buy a building with the money.
ask-ship-more = Not enough money yet: ship more.
ask-second = Buy a second building with the rest of the money?
ask-keep = { $count ->
    [one] Choose 1 shipped unit that your warehouse keeps.
   *[other] Choose { $count } shipped units that your warehouses keep.
 }
ask-ability = Use your ability before the turn ends?

## Choices
keep-board = Keep { $board }: { $ability }
build-free = Build { $building }: { $action }
enter = { $building }: { $action }
enter-for-fee = { $building }: { $action } (fee to { $owner })
pay-fee = Pay { $what } now
pay-later = Pay after the action; you must have a good left for it
begin-with = Start with { $what }
take = Gain { $what }
pay = Pay { $what }
double = Double { $good }: { $count } becomes { $after }
swap = Swap { $one } and { $other }
move = Put { $good } at ${ $dollars }
levy-from = From { $payer }
give = Give { $what } to { $taker }
copy = Copy { $building }: { $action }
do-this = Choose: { $what }
do-first = First: { $what }
sell-bundle = Sell one of each good for ${ $dollars }
ship = Ship { $what } for ${ $dollars }
buy = Buy { $building } for ${ $price } ({ $points ->
    [one] 1 point
   *[other] { $points } points
 })
buy-and-lose = Buy { $building } for ${ $price } ({ $points ->
    [one] 1 point
   *[other] { $points } points
 }); ${ $lost } is lost
keep-back = Keep { $what }
use-ability = Use your ability: { $ability }
leave-market = Leave the market as it is
buy-nothing = Buy nothing
buy-no-more = Buy no more
end-turn = End the turn
convert-no-more = Convert no more
finish = Done

## What cannot be done
not-where-you-are = Your worker must move to another building.
not-occupied = A worker stands there.
not-without-fee = You have no good to pay the fee with.
not-enough-to-ship = You have { $have }, but { $needed } are needed.
not-after-buying = Nothing more can be shipped after the first building.
not-for-nothing = That does not buy anything.
not-enough-money = It costs ${ $price }, and you have ${ $money }.
not-without-fee-left = You would have nothing left for the fee you owe.

## What happened
log-starts = { $player } starts.
log-board = { $player } plays { $board }.
log-look = { $player } looks at { $count } cards of the stack.
log-free = { $player } builds { $building } for free.
log-enter = { $player } goes to { $building }.
log-pass = { $player } has no building to enter.
log-fee = { $player } pays { $owner } a fee of { $what }.
log-fee-later = { $player } will pay the fee after the action.
log-fee-saved = { $player } has a top hat now and pays no fee.
log-gain = { $player } gains { $what }.
log-gain-lost = { $player } gains { $what }; { $lost } is lost.
log-gain-nothing = { $player } has no room: { $lost } is lost.
log-full = { $player } has no room for { $what }.
log-convert = { $player } pays { $what }.
log-copy = { $player } copies { $building }.
log-market-swap = { $player } swaps { $one } and { $other } on the market.
log-market-move = { $player } puts { $good } at ${ $dollars }.
log-levy = { $player } gives { $taker } { $what }.
log-ability = { $player } uses their ability.
log-bundle = { $player } sells one of each good to the inland traders for ${ $dollars }.
log-ship = { $player } ships { $what } and has ${ $dollars }.
log-keep = { $player } keeps { $what }.
log-buy = { $player } buys { $building } for ${ $price }.
log-market = The market now, from ${ $dollars } up: { $goods }.
log-refill = { $building } is for sale now.
log-trainer-counts = { $turns ->
    [one] { $player } buys in 1 turn.
   *[other] { $player } buys in { $turns } turns.
 }
log-trainer-waits = { $player } cannot pay for any building yet.
log-bonus = The bonus cards are revealed.
log-exchange = { $player } turns { $what } into { $points ->
    [one] 1 point
   *[other] { $points } points
 } with the bonus card.
log-last-round = { $player } has bought the fourth building: everyone else has one more turn.
log-standstill = Nobody has bought for 50 rounds.
log-points = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.

## The headline of a turn; the player's name comes before
brief-board = plays { $board }
brief-free = builds { $building } for free
brief-enter = uses { $building }
brief-pass = { $player } passes
brief-gain = +{ $what }
brief-convert = pays { $what }
brief-copy = copies { $building }
brief-market-swap = swaps { $one } and { $other }
brief-market-move = puts { $good } at ${ $dollars }
brief-ability = uses their ability
brief-bundle = sells one of each good
brief-ship = ships { $what }
brief-keep = keeps { $what }
brief-buy = buys { $building } for ${ $price }
brief-last-round = triggers the last round

## The end
end-points = most points
end-points-told = { $winners ->
    [one] { $winner } has the most points.
   *[other] { $winner } are tied for the most points.
}
end-standstill = 50 rounds without a purchase
end-standstill-told = Nobody bought anything for 50 rounds; the most points win.
end-trainer-beaten = more points than the training opponent
end-trainer-beaten-told = { $winner } has more points than the training opponent.
end-trainer-shared = a tie with the training opponent
end-trainer-shared-told = The training opponent has just as many points.
end-tie-won = tied points, more bought buildings or goods
end-tie-won-told = Points are tied, but { $winner } has bought more buildings or kept more goods.
end-tie-lost = tied points, but fewer bought buildings or goods
end-tie-lost-told = Points are tied, but the training opponent has bought more buildings or kept more goods.
end-trainer-won = the training opponent has more points
end-trainer-won-told = The training opponent has more points.
score-buildings = Buildings
score-ability = Special ability
score-bonus = Bonus card
score-bought = Buildings bought (tie-break)
score-goods = Goods left (tie-break)
score-total = Points
goal-points = points so far
goal-purchases = four buildings bought
goal-purchases-step = one more building
goal-until-last-turns = Everyone else has one more turn.
goal-standstill = 50 rounds without a purchase
goal-standstill-step = one more round without a purchase

# Parts of advice: "+2 …".
part-points = { $count ->
    [one] point
   *[other] points
}
part-buildings = { $count ->
    [one] building bought
   *[other] buildings bought
}
part-goods = { $count ->
    [one] good
   *[other] goods
}
part-sale = { $count ->
    [one] dollar your goods would bring now
   *[other] dollars your goods would bring now
}
part-coins = { $count ->
    [one] coin symbol
   *[other] coin symbols
}
part-warehouses = { $count ->
    [one] warehouse symbol
   *[other] warehouse symbols
}
part-anchors = { $count ->
    [one] anchor
   *[other] anchors
}
part-hats = { $count ->
    [one] top hat
   *[other] top hats
}

# The coach: what each decision is about.
coach-ask-board = The board stays with you all game: its ability, its icons and its starting building, which costs you no fee. Good players prefer an ability that works again and again to one that waits for a rare case, and look at what fits the display.
coach-ask-free = One of these buildings becomes yours at once, the other goes under the stack. It scores no points and is not one of your four: only its icons, its action and the fees of visitors count. Look for what will help you all game long.
coach-ask-move = Your worker goes to another free building, and you carry out its action; an opponent's building usually costs you a good. Plan two turns ahead: which goods are still below the minimum of their slots, where will you buy, and what will the others occupy?
coach-ask-last-move = Someone has bought their fourth building: this is your last turn, and only what scores at the end still matters. A purchase brings its points; leftover goods count only for some abilities, for bonus cards and as a tie-break.
coach-ask-fee = In an opponent's building you pay the owner one good, now or after the action. If you wait, one must be left, but you can pay with what you gain. Give what you can best spare and what helps the owner least; if the owner has six of it already, it is lost.
coach-ask-fee-after = The action is done; now the owner gets the fee, one good of your choice. Part with one of which you keep enough for its slot, or of which you are far from having enough. Look into the owner's warehouse too: do not complete a shipment there.
coach-ask-begin = Choose your first goods, in any mix. A good can be shipped once you have as many as its slot asks, two to five: cheap slots are reached sooner, expensive ones pay more. Look also at which goods the buildings of the display can turn into more.
coach-ask-take = You gain goods of your choice; a warehouse holds six of each kind. Good players fill a good up to the minimum of its slot, since more of it brings no more money. Think, too, of what the building you want to visit next asks for.
coach-ask-take-same = All you gain now is of one kind, so choose it with your next shipment in view: a kind that reaches the minimum of its slot with this, or one that pays well and is close to it. What goes beyond six is lost.
coach-ask-convert = You pay what stands before the arrow and gain what stands behind it; where you choose what to gain, it is of other kinds. Pay with what you have to spare, and look at the result: how many goods then reach their minimum, and what would they bring?
coach-ask-double = The amount of one good in your warehouse doubles, to six at most. The more you have of it, the more you gain, as long as nothing goes beyond six. What counts is whether it then reaches the minimum of a dear slot.
coach-ask-swap = Two goods change places on the market, and with them what they pay and how much they ask for. Lift a good of which you have enough even for the dearer slot, or sink one that others are about to ship. You must swap: so check what it does for the others.
coach-ask-swap-or-leave = Two goods change places on the market, and with them what they pay and how much they ask for. Lift a good of which you have enough even for the dearer slot, or sink one that others are about to ship. If every swap helps the others more, leave it.
coach-ask-market-move = One good leaves its slot for another, and those between close up, so that several change at once. Look at each of them: what does it pay now, do you have enough for it, and who else profits? One good has to move here.
coach-ask-market-move-or-leave = One good leaves its slot for another, and those between close up, so that several change at once. Look at each of them: what does it pay now, do you have enough for it, and who else profits? If no move helps you, leave the market as it is.
coach-ask-arrange = You put the market in order, slot by slot from the dearest. Dear slots also ask for the most units: they suit what you have in plenty and the others do not. What the others gather had better lie where it pays little.
coach-ask-refill = Your ability lets you choose the order in which shipped goods return to the market, from the cheapest slot up. A higher slot pays more, but asks for more. Think of what you will gather next, and of what lies in the others' warehouses.
coach-ask-levy = An opponent of your choice gives you a good, but chooses which. So look for someone who has almost only what you can use, or whom any loss sets back just before a purchase. Keep in mind who is ahead.
coach-ask-give = You must give away one good, but which is up to you. Best is one that costs you no shipment: because you have more than its slot asks, or are far from enough. And make sure that the other player does not reach a minimum with it.
coach-ask-copy = You carry out the action of a building on which another player's worker stands, and pay no fee for that one. Compare what each would bring with the goods you have now: more goods, a better market, or a purchase at once.
coach-ask-parts = This building does two things, in the order you like. With a purchase: goods gained before it can help reach a minimum, goods gained after it stay with you. With the market: should it change for this sale already, or only for the next?
coach-ask-either = A starting building offers goods or a purchase, and you do one of the two. A purchase brings points, icons and the fourth building nearer; who gathers on may afford a dearer one. Look at what the market pays now: the next sale will change it.
coach-ask-ship = You plan a purchase. A good that reaches its minimum brings what its slot pays, and usually all you have of it goes, however much that is. Ship no more than the building costs: money left over is lost, and what stays behind may move up to dearer slots.
coach-ask-buy = The money is enough for a building; more goods might pay for a dearer one. A building scores at the end, its icons work from now on, and visitors often pay you a fee. Weigh what a further good would add now against what it could do for you later.
coach-ask-buy-only = You choose the building to buy; money left over is lost. Points decide the game, but early on icons count too: a coin makes every later purchase cheaper, a warehouse keeps goods. And which action should the others pay you fees for?
coach-ask-ship-more = What you ship so far does not buy anything yet, so you have to ship another good. Best is one that brings just enough, or one that reaches the building you really want. Look also at what you will have left for your next purchase.
coach-ask-second = The rest of the money may buy a second building, and your coins make that one cheaper too. What you do not spend is lost, so it costs you nothing more. Just remember: after your fourth, everyone else has just one more turn.
coach-ask-keep = Your warehouses save part of what you have just shipped. Look at the new market: shipped goods lie towards its cheap end, where few units are enough. Keep what soon makes a shipment again, or what some building turns into more.
coach-ask-ability = Your action is over; before the turn ends you may still use your ability, once in each of your turns. It cannot be saved up. It is worth it if a good reaches its minimum with it, or your next building asks for just that.

# When things are chosen.
when-tool = The icons of your buildings work by themselves.
when-worker = A worker is moved by clicking the building it goes to.
when-stack = The stack fills the display after each purchase.
when-bundle = The inland traders are chosen in a purchase, once: they take one of each good.
when-board = A board is chosen once, before the first turn.
when-building = A building is chosen when your worker moves, when you buy, when an action copies one, and when the Noble builds one.
when-start = A starting building is chosen when your worker moves, when an action copies it, and when you say who has to give you a good.
when-market = A good on the market is chosen when you ship it for a purchase, and when an action changes the market.
when-slot = A slot of the market is chosen when an action moves a good there.
when-part = The parts of a building are chosen when you carry out its action.
when-stock = Goods in your warehouse are chosen when you gain, pay, give away, double or keep some.
when-ability = An ability for once in a turn is used at any decision of your own turn outside a purchase.

## The player aid
icon-card-back-building = building
icon-card-back-bonus = bonus card
aid-turn = Your turn
aid-turn-move = Move your worker to another free building: your own, one of the display or an opponent’s.
aid-turn-action = Carry out its action, as far as possible.
aid-turn-fee = An opponent’s building costs a fee: one good of your choice, before or after the action.
aid-turn-full = Of each good you hold 6 at most; the rest is lost.
aid-purchase = Buying a building
aid-purchase-market = Units a good needs on its slot, and what it pays
aid-purchase-ship = Ship any goods that reach their minimum; each brings once what its slot pays.
aid-purchase-price = Each coin of yours makes it $1 cheaper.
aid-purchase-lost = All units of what you ship are lost, however many there are; so is leftover money.
aid-purchase-market-falls = Shipped goods fall to the cheap end of the market; the others move up.
aid-owned = What your buildings do for you
aid-actions = What the actions do
aid-arrow = Pay what is before it, gain what is after it.
aid-plus = Both parts, in any order.
aid-or = One of the two.
aid-per = Once for each such icon you own.
aid-others = Everyone else gains this, after you.
aid-double = Double one of your goods.
aid-market-swap = Swap two goods on the market.
aid-market-move = Move one good on the market; the others close up.
aid-market-rearrange = Put the market into any order.
aid-levy = An opponent of your choice gives you 1 good of theirs.
aid-levy-each = Every opponent gives you 1 good.
aid-copy = Do the action of the building you just left.
aid-copy-occupied = Do the action of a building where someone else stands.
aid-buy = Buy a building of the display.
aid-buy-two = Buy one or two buildings with one shipment.
aid-symbols = Symbols

title = Harbour
tagline = Goblins, goods and a market that shifts with every sale. A fourth building ends the game; whoever owns the most valuable buildings wins.

## Mechanics
uses-worker-placement = Each turn, your only worker must move to another free building: your own, one from the display or an opponent’s.
uses-market = The four goods sit on market slots that pay $2 to $5. Shipped goods drop to the cheap end, and the others move up.
uses-variable-powers = Each player keeps one of two characters, each with its own ability and starting building.
uses-tableau-building = The icons on your buildings add up: coins make purchases cheaper, warehouses keep goods, anchors multiply some actions, and a top hat exempts you from fees.
uses-open-drafting = Buildings are bought from a face-up display with three more buildings than there are players, refilled after every purchase.
uses-set-collection = Collect goods by kind: you can ship a good only if you have as many units as its market slot requires (two to five).
uses-take-that = Levies take a good from one opponent of your choice, or from every opponent.
uses-end-game-bonuses = At the end of the game, some characters score extra for goods, anchors or the price of stone, and bonus cards turn leftover goods into points.
uses-hidden-information = If you play with bonus cards, only their owners may look at them until the end of the game.
uses-solo = In a solo game you face a training opponent that makes no decisions: it moves along the display, collects goods for free and buys when its countdown runs out. It has three levels.

option-start = Starting setup
option-start-about = In a first game, some buildings are given and everybody begins with one of each good. Otherwise buildings are random and you choose your goods.
option-start-usual = random buildings, chosen goods
option-start-first-game = first game
option-boards = Boards
option-boards-about = Every character has an ability of its own. The Wharfs are the same for everyone and have no ability.
option-boards-characters = characters
option-boards-wharfs = the Wharfs for everyone
option-bonus = Bonus cards
option-bonus-about = Each player gets a secret card that turns goods left at the end into points.
option-bonus-without = off
option-bonus-with = on
option-inland = Inland traders (3–4 players)
option-inland-about = Before a purchase, you may sell one of each good together for a fixed price.
option-inland-without = off
option-inland-with = on
option-trainer = Training opponent (solo)
option-trainer-about = How many goods the training opponent gains, and how often it buys a building.
option-trainer-easy = easy
option-trainer-usual = normal
option-trainer-hard = hard
option-shipped = Shipped goods return
option-shipped-highest-first = most expensive first
option-shipped-kept = in market order
option-warehouses = Several warehouses keep
option-warehouses-same-good = any units
option-warehouses-different-goods = different goods
option-fee = Visitors without goods
option-fee-forbidden = cannot enter
option-fee-free = enter for free
option-purchase = Buying a building and changing the market
option-purchase-as-far-as-possible = both required if possible
option-purchase-compulsory = only buying is required
option-purchase-may-decline = both optional

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
trainer = Training opponent

## Components
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
count-any-theirs = { $count ->
    [one] 1 good of their choice
   *[other] { $count } goods of their choice
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
icon-levy = levy from one opponent
icon-levy-each = levy from every opponent
icon-copy = copy the building you left
icon-copy-occupied = copy an occupied building
icon-bonus = bonus
icon-free = free
icon-track = track

## Descriptions of actions
do-gain = gain { $what }
do-gain-others = gain { $what }; everyone else gains { $theirs }
do-gain-per = gain { $what } for each { $icon }
do-convert = turn { $pay } into { $gain }
do-convert-times = up to { $times } times: turn { $pay } into { $gain }
do-double = double one of your goods
do-market-swap = swap two goods on the market
do-market-move = move one good on the market
do-market-rearrange = put the market in any order
do-buy = buy a building
do-buy-cheaper = buy a building for ${ $dollars } less
do-buy-cheaper-per = buy a building for ${ $dollars } less per { $icon }
do-buy-two = buy one or two buildings with one shipment
do-levy = take 1 good from an opponent
do-levy-each = take 1 good from every opponent
do-copy = carry out the action of the building you just left
do-copy-occupied = carry out the action of an occupied building
do-both = in either order: { $one }; { $other }
do-may = optional: { $what }
do-either = either { $one }, or { $other }

## The table
zone-market = Market
zone-display = For sale
zone-purchase = { $player }’s purchase
zone-parts = { $player }’s choice
zone-look = From the stack
mat-of = { $player } · { $points ->
    [one] 1 point
   *[other] { $points } points
 }
mat-ships = { $player } · { $points ->
    [one] 1 point
   *[other] { $points } points
 } · ships for up to ${ $dollars }
nothing-affordable = { $what } (cannot buy anything: ${ $short } short)
slot = Market slot: { $minimum } or more, ${ $dollars }
help-slot = If you have at least { $minimum } of the good on this slot, you can ship it for ${ $dollars }.
berth = Berth
help-berth = Goods you are about to ship are placed here.
help-market-good = You can ship goods only to buy a building. You need at least as many units as the slot requires, and you ship all you have.
empty-slot = Empty slot
help-empty-slot = The display is refilled from the stack.
stack = Building stack
help-stack = Face-down buildings. Nobody knows their order.
hidden-building = Hidden building { $number }
help-look = Only the Noble sees these cards.
worker-of = { $player }’s worker
plot = Space for a building
help-plot = A fourth building ends the game: every other player takes one more turn.
no-board-yet = No board yet
help-no-board = Keep one of the two boards below.
stock-of = { $player }: { $what }
help-stock = A warehouse holds up to 6 of each good; anything beyond that is lost.
tool-of = { $player }: { $what }
help-coin = Coin: every purchase is $1 cheaper
help-anchor = Anchor: multiplies the action of some buildings
help-top-hat = Top hat: no fees in other players’ buildings
help-warehouse = Warehouse: keeps one unit of what you ship
bonus-of = { $player }’s bonus card
help-bonus = At the end of the game, every { $units } leftover { $good } are turned into { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
help-bonus-hidden = Only its owner may look at this card until the end of the game.
trainer-countdown = Turns until the training opponent buys
trainer-buys = { $turns ->
    [0] Buys as soon as it can
    [one] Buys in 1 turn
   *[other] Buys in { $turns } turns
 }
trainer-note = Gains the goods of the next free building to the right at no cost{ $extra ->
    [0] {""}
   *[other] {" "}and { $extra } of its choice
 }. Every { $turns } turns it ships goods and buys the most expensive building it can afford.
help-trainer = The training opponent plays automatically. Players report that it collects goods and buys after a set number of turns; the rest of its rules are our reconstruction.
help-trainer-countdown = Goes down by 1 on each of its turns. At 0 the training opponent ships what it can and buys the most expensive building it can afford, or waits if it cannot afford any. The countdown then restarts at { $turns }.
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
source-partly = [Part of this card is as printed; the rest is our reconstruction.]
source-ours = [This card is our reconstruction.]
money-to-spend = Money to spend
help-money = What the shipment earns. Any unspent money is lost.
plan-coin = Price reduction
plan-warehouse = Warehouses
help-reduction = Every building costs this much less in this purchase.
help-keeping = You keep this many of the units you ship.
to-ship = { $good } to ship
help-to-ship = You have { $have } and need { $needed }. You always ship all of it.
bundle = One of each good for the inland traders
help-bundle = Once per purchase, before you ship anything, you can sell a set of one of each good. This does not change the market.
stays-of = Remaining { $good }
kept = Kept in warehouses
afterwards = Afterwards: { $good } at ${ $dollars }
afterwards-short = then
help-afterwards = Goods that are not shipped move right; shipped ones return on the left.
help-part = One of the two parts of this building’s action.

## Prompts
ask-nothing = Nothing to choose.
ask-board = Keep one of the two boards.
ask-free = Which building do you build for free?
ask-move = Move your worker to another building.
ask-last-move = Your last turn: move your worker.
ask-fee = Pay { $owner } the fee now, or after the action?
ask-fee-after = Which good do you pay { $owner } as a fee?
ask-begin = Choose { $count } goods to start with.
ask-because = { $player } uses { $building }. { $what }
ask-take = { $count ->
    [one] Choose a good to gain.
   *[other] Choose { $count } goods to gain.
 }
ask-take-same = Choose a good. You gain { $count } of it.
ask-convert = Pay { $pay } to gain { $gain }.
ask-double = Which good do you double?
ask-swap = Swap two goods on the market.
ask-swap-or-leave = Swap two goods on the market, or leave it as it is.
ask-market-move = Move a good to another slot.
ask-market-move-or-leave = Move a good to another slot, or leave the market as it is.
ask-arrange = Which good goes to ${ $dollars }?
ask-refill = Which shipped good returns to ${ $dollars }?
ask-levy = Who gives you a good?
ask-give = Which good do you give to { $taker }?
ask-copy = Which occupied building do you copy?
ask-parts = { $building }: which part comes first?
ask-either = { $building }: which do you choose?
ask-ship = Ship goods to buy a building.
ask-buy = Ship more goods, or buy a building.
ask-buy-only = Choose a building to buy.
ask-ship-more = Not enough money yet: ship more goods.
ask-second = Buy a second building with the remaining money?
ask-keep = { $count ->
    [one] Choose 1 shipped unit to keep in your warehouse.
   *[other] Choose { $count } shipped units to keep in your warehouses.
 }
ask-ability = Use your ability before your turn ends?

## Choices
keep-board = Keep { $board }: { $ability }
build-free = Build { $building }: { $action }
enter-short = { $building }
enter-short-of = ${ $short } short
enter-short-fee = { $building } – fee to { $owner }
enter = { $building }: { $action }
enter-for-fee = { $building }: { $action } (fee to { $owner })
pay-fee = Pay { $what } now
pay-later = Pay after the action; you must keep a good for it
begin-with = Start with { $what }
take = Gain { $what }
pay = Pay { $what }
double = Double { $good }: from { $count } to { $after }
swap = Swap { $one } and { $other }
move = Move { $good } to ${ $dollars }
levy-from = Take from { $payer }
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
buy-with-sum = { $sum }: { $what }
keep-back = Keep { $what }
use-ability = Use your ability: { $ability }
leave-market = Leave the market as it is
buy-nothing = Buy nothing
buy-no-more = Stop buying
end-turn = End the turn
convert-no-more = Stop converting
finish = Done

## Blocked clicks
not-where-you-are = Your worker must move to another building.
not-occupied = A worker is already there.
not-without-fee = You have no goods to pay the fee with.
not-enough-to-ship = You have { $have } but need { $needed }.
not-after-buying = You cannot ship more goods after buying the first building.
not-for-nothing = That would not let you buy anything.
not-enough-money = This building costs ${ $price }, but you have only ${ $money }.
ship-first = This building costs ${ $price }. Ship goods first: they can raise up to ${ $money }.
not-without-fee-left = You would have no goods left to pay the fee you owe.

## The log
log-starts = { $player } starts.
log-board = { $player } plays { $board }.
log-look = { $player } looks at { $count } cards from the stack.
log-free = { $player } builds { $building } for free.
log-enter = { $player } goes to { $building }.
log-pass = { $player } cannot enter any building.
log-fee = { $player } pays { $owner } a fee of { $what }.
log-fee-later = { $player } will pay the fee after the action.
log-fee-saved = { $player } now has a top hat and pays no fee.
log-gain = { $player } gains { $what }.
log-gain-lost = { $player } gains { $what } but has no room for { $lost }.
log-gain-nothing = { $player } gains nothing: there is no room for { $lost }.
log-full = { $player } has no room for { $what }.
log-convert = { $player } pays { $what }.
log-copy = { $player } copies { $building }.
log-market-swap = { $player } swaps { $one } and { $other } on the market.
log-market-move = { $player } moves { $good } to ${ $dollars }.
log-levy = { $player } gives { $taker } { $what }.
log-ability = { $player } uses their ability.
log-bundle = { $player } sells one of each good to the inland traders for ${ $dollars }.
log-ship = { $player } ships { $what } and now has ${ $dollars } to spend.
log-keep = { $player } keeps { $what }.
log-buy = { $player } buys { $building } for ${ $price }.
log-market = Market now, from ${ $dollars } up: { $goods }.
log-refill = { $building } is now for sale.
log-trainer-counts = { $turns ->
    [one] { $player } buys in 1 turn.
   *[other] { $player } buys in { $turns } turns.
 }
log-trainer-waits = { $player } cannot afford any building yet.
log-bonus = The bonus cards are revealed.
log-exchange = { $player } turns { $what } into { $points ->
    [one] 1 point
   *[other] { $points } points
 } with a bonus card.
log-last-round = { $player } has bought a fourth building: everyone else takes one more turn.
log-standstill = Nobody has bought a building for 50 rounds.
log-points = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.

## The headline of a turn, after the player's name
brief-board = plays { $board }
brief-free = builds { $building } for free
brief-enter = uses { $building }
brief-pass = { $player } passes
brief-gain = gains { $what }
brief-fee = pays { $owner } { $what }
brief-convert = pays { $what }
brief-copy = copies { $building }
brief-market-swap = swaps { $one } and { $other }
brief-market-move = moves { $good } to ${ $dollars }
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
end-standstill-told = No building was bought for 50 rounds. Whoever has the most points wins.
end-trainer-beaten = more points than the training opponent
end-trainer-beaten-told = { $winner } has more points than the training opponent.
end-trainer-shared = a tie with the training opponent
end-trainer-shared-told = The game ends in a tie with the training opponent.
end-tie-won = tied on points, more buildings bought or goods left
end-tie-won-told = Points are tied, but { $winner } has bought more buildings or has more goods left.
end-tie-lost = tied on points, fewer buildings bought or goods left
end-tie-lost-told = Points are tied, but the training opponent has bought more buildings or has more goods left.
end-trainer-won = the training opponent has more points
end-trainer-won-told = The training opponent has more points.
score-buildings = Buildings
score-ability = Special ability
score-bonus = Bonus card
score-bought = Buildings bought (tie-breaker)
score-goods = Goods left (tie-breaker)
score-total = Points
goal-points = points so far
goal-purchases = four buildings bought
goal-purchases-step = one more building
goal-until-last-turns = Everyone else has one more turn.
goal-standstill = 50 rounds without a purchase
goal-standstill-step = one more round without a purchase

# Changes listed in advice, each after a number such as "+2".
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
    [one] dollar your goods would earn now
   *[other] dollars your goods would earn now
}
part-coins = { $count ->
    [one] coin icon
   *[other] coin icons
}
part-warehouses = { $count ->
    [one] warehouse icon
   *[other] warehouse icons
}
part-anchors = { $count ->
    [one] anchor
   *[other] anchors
}
part-hats = { $count ->
    [one] top hat
   *[other] top hats
}

# Coach texts: what each decision is about.
coach-ask-board = You keep this board all game: its ability, its icons and its starting building, where you pay no fee. Good players prefer an ability they can use again and again to one that rarely applies, and check which board suits the display.
coach-ask-free = One of these buildings becomes yours at once; the other goes under the stack. Yours scores no points and does not count as one of the four buildings that end the game; only its icons, its action and the fees from visitors matter. Look for what will help you all game.
coach-ask-move = Move your worker to another free building and carry out its action. An opponent’s building usually costs you a good. Plan two turns ahead: which of your goods are still below the minimum of their slots, where will you buy, and which buildings will the others occupy?
coach-ask-last-move = Someone has bought their fourth building, so this is your last turn and only what scores at the end still matters. A purchase gives you its points. Leftover goods count only for some abilities, for bonus cards and as a tie-breaker.
coach-ask-fee = In an opponent’s building you pay the owner one good, now or after the action. If you pay later, you must still have a good then, but it may be one you have just gained. Give what you can best spare and what helps the owner least. If the owner already has six of that kind, the good is lost.
coach-ask-fee-after = The action is done, and now you pay the owner the fee: one good of your choice. Give a good you have more of than its slot requires, or one you have far too few of. Check the owner’s warehouse too, so that you do not complete a shipment for them.
coach-ask-begin = Choose your first goods, in any mix. You can ship a good once you have as many units as its slot requires, two to five. Cheap slots are easier to reach; expensive ones pay more. Also check which goods the buildings in the display can turn into more.
coach-ask-take = You gain goods of your choice; your warehouse holds six of each kind. Strong players collect a good only up to the minimum of its slot, because more units earn nothing extra. Also consider what the building you want to visit next requires.
coach-ask-take-same = Everything you gain now is of one kind, so choose it with your next shipment in mind: a kind that now reaches the minimum of its slot, or one that pays well and comes close. Anything beyond six is lost.
coach-ask-convert = You pay what comes before the arrow and gain what comes after it. If you choose what to gain, choose kinds that you do not pay. Pay with what you can spare, and look at the result: how many goods then reach their minimum, and what would they earn?
coach-ask-double = The amount of one good in your warehouse doubles, to six at most. The more you have of it, the more you gain, as long as nothing goes beyond six. What counts is whether the good then reaches the minimum of an expensive slot.
coach-ask-swap = Two goods change places on the market, and each takes on the other’s price and minimum. Raise the price of a good if you have enough of it for the more expensive slot, or lower the price of one that others are about to ship. You must swap two goods, so check how that helps the others.
coach-ask-swap-or-leave = Two goods change places on the market, and each takes on the other’s price and minimum. Raise the price of a good if you have enough of it for the more expensive slot, or lower the price of one that others are about to ship. If every swap helps the others more, leave the market as it is.
coach-ask-market-move = One good moves to another slot, and the goods in between close up, so several change at once. Check each of them: what does it pay now, do you have enough of it, and who else benefits? You have to move one good.
coach-ask-market-move-or-leave = One good moves to another slot, and the goods in between close up, so several change at once. Check each of them: what does it pay now, do you have enough of it, and who else benefits? If no move helps you, leave the market as it is.
coach-ask-arrange = You rearrange the market slot by slot, starting with the most expensive. Expensive slots also require the most units, so place a good there that you have plenty of and the others do not. Place what the others are collecting where it pays little.
coach-ask-refill = Your ability lets you choose the order in which shipped goods return to the market, starting with the cheapest slot. A higher slot pays more but requires more. Consider what you will collect next, and what is in the others’ warehouses.
coach-ask-levy = An opponent of your choice gives you a good, but the opponent chooses which. Look for someone whose goods are nearly all useful to you, or someone who is about to buy and would be set back by any loss. Keep in mind who is ahead.
coach-ask-give = You must give away one good, but you choose which. The best choice does not cost you a shipment: give a good you have more of than its slot requires, or one you have far too few of. Make sure that the other player does not reach a minimum with it.
coach-ask-copy = You carry out the action of a building occupied by another player’s worker, and pay no fee for it. Compare what each action would give you with the goods you have now: more goods, a better market, or an immediate purchase.
coach-ask-parts = This building does two things, in the order you choose. If one part is a purchase, goods gained before it can help you reach a minimum, and goods gained after it stay with you. If one part changes the market, decide whether you want that change for this sale or only for the next.
coach-ask-either = A starting building offers goods or a purchase, and you choose one of the two. A purchase gives you points and icons and brings your fourth building closer. If you collect more, you may be able to afford a better building. Check what the market pays now: the next sale will change it.
coach-ask-ship = You are planning a purchase. A good that reaches its minimum earns what its slot pays, and usually you ship all you have of it, however much that is. Ship no more than the building costs: leftover money is lost, and the goods you keep may move up to more expensive slots.
coach-ask-buy = You have enough money for a building; more goods might pay for a more expensive one. A building scores at the end, its icons work from now on, and visitors often pay you a fee. Weigh what another good would add now against what it could do for you later.
coach-ask-buy-only = Choose the building to buy; leftover money is lost. Points decide the game, but early on icons matter too: a coin makes every later purchase cheaper, and a warehouse keeps goods. Which action are the others most likely to pay you fees for?
coach-ask-ship-more = What you have shipped so far is not enough to buy anything, so you have to ship another good. The best choice earns just enough, or lets you afford the building you really want. Also consider what you will have left for your next purchase.
coach-ask-second = You may buy a second building with the remaining money, and your coins make it cheaper too. Money you do not spend is lost anyway, so the second building costs you nothing extra. Just remember that after your fourth building everyone else takes only one more turn.
coach-ask-keep = Your warehouses save part of what you have just shipped. Look at the new market: shipped goods are now at its cheap end, where few units are enough. Keep what you can soon ship again, or what one of the buildings turns into more.
coach-ask-ability = Your action is over. Once per turn, you may still use your ability before the turn ends. It cannot be saved up. Use the ability if it brings a good to its minimum, or if it gives just what your next building requires.

# Usage hints: when each component is chosen.
when-tool = The icons on your buildings work automatically.
when-worker = To move your worker, click the building it should go to.
when-stack = The stack refills the display after each purchase.
when-bundle = You can sell to the inland traders once per purchase: one of each good.
when-board = You choose a board once, before the first turn.
when-building = You choose a building when you move your worker, buy a building, copy an action or, as the Noble, build one for free.
when-start = You choose a starting building when you move your worker, when an action copies it, and when you decide who has to give you a good.
when-market = You choose a good on the market when you ship it for a purchase, and when an action changes the market.
when-slot = You choose a market slot when an action moves a good there.
when-part = You choose the parts of a building when you carry out its action.
when-stock = You choose goods in your warehouse when you gain, pay, give away, double or keep some.
when-ability = A once-per-turn ability can be used at any decision of your own turn, except during a purchase.

## The player aid
icon-card-back-building = building
icon-card-back-bonus = bonus card
aid-turn = Your turn
aid-turn-move = Move your worker to another free building: your own, one from the display or an opponent’s.
aid-turn-action = Carry out its action as far as possible.
aid-turn-fee = An opponent’s building costs a fee: one good of your choice, before or after the action.
aid-turn-full = You can hold up to 6 of each good; the rest is lost.
aid-purchase = Buying a building
aid-purchase-market = The minimum to ship from each slot, and what it earns
aid-purchase-ship = Ship any goods that reach their minimum. Each good’s slot pays once.
aid-purchase-price = Each of your coins makes the building $1 cheaper.
aid-purchase-lost = You lose all units of the goods you ship, however many there are, and any leftover money.
aid-purchase-market-falls = Shipped goods drop to the cheap end of the market; the others move up.
aid-owned = What your buildings do for you
aid-actions = What the actions do
aid-arrow = Pay what comes before it, gain what comes after it.
aid-plus = Both parts, in any order.
aid-or = One of the two.
aid-per = Once per icon of this kind you own.
aid-others = Everyone else gains this, after you.
aid-double = Double one of your goods.
aid-market-swap = Swap two goods on the market.
aid-market-move = Move one good on the market; the others close up.
aid-market-rearrange = Put the market in any order.
aid-levy = An opponent of your choice gives you 1 good of their choice.
aid-levy-each = Every opponent gives you 1 good.
aid-copy = Carry out the action of the building you just left.
aid-copy-occupied = Carry out the action of a building occupied by someone else.
aid-buy = Buy a building from the display.
aid-buy-two = Buy one or two buildings with one shipment.
aid-symbols = Icons

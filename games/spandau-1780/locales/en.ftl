title = Spandau 1780
tagline = Spread over the March of Brandenburg, win the court, the campaigns and the auctions, and find out which of your treasures are genuine.

## Mechanics
uses-auction = Every round an artwork is auctioned: clockwise players bid more or drop out, until one is left and pays with coins, hand cards and goods.
uses-area-majority = Stones on two of the three fields of a region control it, and you may have as many active cards as you control regions.
uses-deduction = Every work exists once genuine and once forged, so that whoever has inspected one copy knows about the other too.
uses-hidden-information = Whether an artwork is genuine is hidden from all, its owner included, until it is inspected; hands and private collections are secret as well.
uses-market = What is stored and sold presses the prices of six goods down; after every harvest they rise by a coin where there is room.
uses-set-collection = Whoever shows works of the kinds a collection asks for draws another artwork; forgeries count too.
uses-hand-management = Cards wait in your hand until you have the symbols they require, and those you can spare pay for other things.
uses-multi-use-cards = A card is played for its benefits, pays 1 to 3 coins at an auction, or is discarded to place stones.
uses-tableau-building = Active cards lie before you, and their symbols count at once: for the next card, the palace, the army and every harvest.
uses-income = Every round begins with a harvest: one unit for every symbol of a good and one coin for every coin symbol.
uses-variable-powers = Each side of a player board has symbols of its own: some from the beginning, others under the stones that leave it.
uses-take-that = For coins, which their owners receive, you displace stones of others from regions in which you have one.

option-kinds = Artworks
option-kinds-eight = eight kinds, 32 titles
option-kinds-seven = seven kinds, 28 titles
option-auction = Auctions
option-auction-ascending = until one is left
option-auction-once-around = each is asked once
option-turns = Order of play
option-turns-whole = whole turns
option-turns-phases = phase by phase
option-storage = Warehouse rows
option-storage-per-player = each player alone
option-storage-shared = all together
option-change = What is paid too much
option-change-given = comes back
option-change-kept = is lost
option-drawn = Drawn cards
option-drawn-face-down = lie face down first
option-drawn-to-hand = go to the hand

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-purple = Purple

## Symbols
icon-coin = coin
icon-progress = progress
icon-palace = palace
icon-military = military
icon-artist = artist
icon-silk = silk
icon-wine = wine
icon-tobacco = tobacco
icon-potato = potatoes
icon-cattle = cattle
icon-wheat = wheat
icon-deck-city = City card
icon-deck-land = Land card
icon-deck-river = River card
icon-artwork = artwork
icon-pay-coins = can pay
icon-start-player = begins
icon-offer = offered
icon-claim = will be shown
icon-unknown = worth unknown
icon-genuine = genuine
icon-forged = forged
icon-hand = cards
icon-kind-painting = painting
icon-kind-sculpture = sculpture
icon-kind-porcelain = porcelain
icon-kind-clockwork = clockwork
icon-kind-medal = medal
icon-kind-naturalia = naturalia
icon-kind-manuscript = manuscript
icon-kind-instrument = instrument
count-symbol = { $count } × { $symbol }
count-silk = { $count } silk
count-wine = { $count } wine
count-tobacco = { $count } tobacco
count-potato = { $count ->
    [one] 1 potato
   *[other] { $count } potatoes
 }
count-cattle = { $count } cattle
count-wheat = { $count } wheat
count-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
 }
count-levels = { $count ->
    [one] 1 level in the palace
   *[other] { $count } levels in the palace
 }
count-works = { $count ->
    [one] 1 artwork
   *[other] { $count } artworks
 }
count-cards = { $count } { $deck }
count-kind = { $count } × { $kind }
nothing = nothing

## Things
deck-city = City
deck-land = Land
deck-river = River
terrain-city = city
terrain-field = field
terrain-forest = forest
terrain-river = river
kind-painting = painting
kind-sculpture = sculpture
kind-porcelain = porcelain
kind-clockwork = clockwork
kind-medal = medal
kind-naturalia = naturalia
kind-manuscript = manuscript
kind-instrument = instrument
field-in = { $region } ({ $terrain })
copy-of = { $work } { $copy ->
    [one] I
   *[other] II
 }
stone-on = { $owner }’s stone in { $field }
black-stone-on = Berlin’s black stone in { $field }
source-printed = as printed
source-reconstructed = our reconstruction

## Zones
zone-map = The country round Spandau
zone-warehouse = Warehouse
zone-palace = Palace
zone-campaign = { $campaign } ({ $number } of { $count })
zone-collections = Collections wanted · decks
zone-auction = Auction of round { $round }
zone-next-auction = To be auctioned next
zone-bids = Bids (up to { $coins } can be paid)
zone-payment = { $player } pays { $price }
zone-turn = { $player }’s turn
zone-phase = Phase by phase · { $phase }: { $player }
step-palace = Palace
step-army = Army
step-artist = Artist
step-cards = Cards
step-draw = Draw
step-berlin = Berlin
step-expand = Expand
step-exchange = Exchange
help-step = The actions of a round, from left to right. Berlin grows when the starting player expands.
zone-boards = Player boards: choose one side
zone-active = Active cards
zone-cabinet = Cabinet { $count }/12 · { $genuine } genuine
mat-of = { $player } · { $board }
cell-of = { $good } at { $price }
price-of = Price of { $good }: { $price }
stock-of = { $player }: { $what }
palace-start = Before the first level
on-shield = { $player } on { $shield }
counter-of = { $player }: level { $level }
space-number = Space { $space }
soldier-of = { $player } on space { $space }
rank = { $rank ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
 }
reward-of = Reward of rank { $rank }: { $what }
deck-of = { $deck } cards
stack = Artworks in the stack
nothing-displayed = No artwork on display
bidder = { $player } at the auction
bid-of = bid { $coins }
bid-none = no bid yet
bid-out = out
bid-tile = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }
to-pay = { $left } to pay, { $paid } paid
left-to-pay = { $left } left
has-coins = has { $coins }
sale-of = { $good } at { $price }
sold-of = { $sold } of { $count } sold
private-of = { $player }’s private collection
hidden-works-of = { $player }’s works that you have not seen
works-of = { $player }’s artworks
secret-offer-of = { $player }’s offer, still secret
coins-of = { $player }’s coins
limit-of = { $player }’s active cards
hand-of = { $player }’s hand: { $deck }
drawn-of = Face down: { $deck }
no-board-yet = { $player }: no board yet
portrait-of = { $player }: { $board }
column = Column { $cost }
row-of = Stones for: { $terrain }
spot-open = { $symbol } ({ $terrain })
spot-covered = Stone on { $symbol } ({ $terrain })
total-of = { $player }: { $symbol }

## What they do
help-region = Fields: { $fields }. Stones: { $stones }. Two stones of a colour control it.
stones-of = { $player } { $count }
berlin = Berlin
nobody = none
help-region-of = Fields: { $fields }. Stones: { $stones }. { $owner } controls it.
help-field = A free field. Stones of the same terrain may come here from a region with a stone of yours or from next door.
help-field-taken = Whoever has a stone in this region may displace this one for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 } to its owner, to a free field of the same terrain next door.
help-field-black = Black stones stay where they are.
help-good = { $good } costs { $price } now, never less than { $lowest }. Bars are players’ units; they fill the row from the left.
help-stock = Units are sold only to pay for an artwork.
help-price = The price rises by one each harvest while the next cell is free, and falls by one for each unit sold or pushing it, down to { $lowest }.
help-palace = When a player acts in the palace, their counter rises by a level for every palace symbol.
help-shield = Level { $level }. Whoever asserts their influence here has until they act in the palace again: { $what }.
help-counter = From the first level on influence can be asserted; the counter then begins again.
help-campaign = { $length } spaces. Whoever reaches the last ends the campaign; everybody who took part draws an artwork.
help-reward = For this rank of those who took part. With two players there is no third reward.
help-space = One step for each military symbol. The campaign ends on space { $length }.
help-deck = { $pile } in the pile, { $discard } discarded.
help-card = { $deck } card. Requires: { $needs }. Costs: { $pays }. Brings: { $gives }. ({ $source })
help-work-unknown = A { $kind }. You do not know whether it is genuine. { $seen } ({ $source })
help-work-genuine = A { $kind }. You know that it is genuine. { $seen } ({ $source })
help-work-forged = A { $kind }. You know that it is forged. { $seen } ({ $source })
seen-by-all = All know where it is.
seen-by-you = Only you have seen it.
seen-by-owner = Only its owner has seen it.
help-collection = Asks for { $what }. Whoever shows them in their turn, forgeries included, draws an artwork. ({ $source })
help-private = Your own: asks for { $what }. Show them in your turn, forgeries included, and draw an artwork, once. ({ $source })
help-private-hidden = Known to its owner alone.
help-hidden-works = Only their owner has seen them.
help-display = The next artwork is displayed after the auction.
help-stack = Their order is known to nobody.
help-bidder = { $player } could pay { $purse }: coins, hand cards and goods at their prices.
help-bid = The next must bid more or drop out.
help-drop-out = Out of this auction for good.
help-pay = Pay with hand cards and goods, the dearest first; the rest in coins.
help-sale = All units sold bring the price at the top; then it falls by one for each, not below { $lowest }.
help-column = A stone of this column costs { $cost ->
    [one] 1 card
   *[other] { $cost } cards
 }.
help-city-row = The second city stone waits for the whole first column, the third for the second.
help-terrain-row = Columns are emptied from left to right.
help-spot-open = This symbol works: { $symbol }.
help-spot-covered = Under this stone: { $symbol }. To place it costs { $cost ->
    [one] 1 card
   *[other] { $cost } cards
 }.
help-coin = Coins at each harvest.
help-progress = Required by better cards.
help-palace-symbol = Levels in the palace in each turn.
help-military = Steps on the campaign in each turn.
help-artist = Inspections in each turn, a coin each.
help-draw = Cards drawn in each turn.
help-good-symbol = Units stored at each harvest.
help-board = From the beginning: { $base }; under the stones, column by column: { $field } · { $forest } · { $river } ({ $source }).
stones-under = { $terrain } { $first } | { $second } | { $third }
help-no-board = Boards are chosen clockwise from the starting player.
help-coins = Coins. With hand cards and goods { $purse } could be paid at an auction.
help-limit = Active cards: { $active } of { $limit }, one for each controlled region.
help-hand = Each pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 } at an auction.
help-drawn = Nobody has seen them. They can be spent for stones; the rest joins the hand.
help-works = Twelve artworks end the game.
help-secret-offer = The offers are shown when all have chosen.

## Choices
choose-board = { $board } (from the beginning: { $base })
place-on = Place a stone: { $field }
grow-on = A black stone on { $field }
take-stone = Uncover { $symbol }
discard = Discard { $card } ({ $deck })
discard-drawn = Discard a face-down card: { $deck }
offer = Offer { $work }
bid = Bid { $coins }
drop-out = Drop out
pay-card = Pay with { $card } ({ $deck }, { $coins })
sell = Sell a unit: { $good } at { $coins }
sell-many = Sell { $what } for { $coins }
pay-coins = Pay { $coins ->
    [one] the last coin
   *[other] the last { $coins } in coins
 }
assert = Assert your influence: { $shield } ({ $what })
assert-not = Wait
advance = Advance { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
 }
hold = Stay where you are
inspect-own = Inspect your own: { $work }
inspect-offer = Inspect { $owner }’s offer: { $work }
inspect-again-genuine = Inspect again, though you know it is genuine: { $work }
inspect-again-forged = Inspect again, though you know it is forged: { $work }
inspect-displayed = Inspect the displayed: { $work }
inspect-no-more = Inspect no more
publish-genuine = Make public that { $work } is genuine
publish-forged = Make public that { $work } is forged
keep-secret = Keep it to yourself
play = Play { $card } (brings { $gives })
replace = Play { $card } (brings { $gives }) in place of { $old }
play-no-more = Play no more cards
displace = Displace { $owner } in { $field } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }
displace-for-berlin = Displace { $owner } in { $field } for a black stone (the bank pays { $coins })
move-to = To { $field }
expand-no-more = Expand no more
exchange = Exchange with { $partner }: { $work }
claim = Show the collection { $collection }: draw an artwork
claim-private = Show your private collection { $collection }: draw an artwork
show = Show { $work }
show-known = Show { $work }, which all know you to have
start-pass = Place no more stones
end-turn = End the turn
finish = Go on

## Questions
ask-nothing = There is nothing to decide.
ask-in-phase = { $phase }: { $question }
ask-board = Which side of which board do you choose?
ask-first-stone = Your first stone: on which city?
ask-start = Another stone before the game begins?
ask-stone = Which stone goes to { $field }? Its symbol will be yours.
ask-discard = Discard { $count ->
    [one] a card
   *[other] { $count } cards
 } for the stone.
ask-first-offer = Which of your five works do you offer for exchange? The others do not see it yet.
ask-offer = Which of your works do you offer for exchange?
ask-open = Nobody has bid yet. Your bid?
ask-bid = { $leader } bids { $coins }. Do you bid more?
ask-pay = { $left ->
    [one] 1 coin
   *[other] { $left } coins
 } left to pay: cards and goods, the dearest first, the rest in coins.
ask-assert = Assert your influence at level { $level }? { $surplus ->
    [0] Your counter would begin again.
   *[other] Your counter would begin again at { $surplus }; without it they are lost.
 }
ask-advance = Does your army advance?
ask-inspect = Inspect an artwork for a coin? { $count ->
    [one] One inspection is left.
   *[other] { $count } inspections are left.
 }
ask-publish-genuine = { $work } is genuine. Do you make it public?
ask-publish-forged = { $work } is forged. Do you make it public?
ask-play = Play a card? { $active } of { $limit } active.
ask-grow = Berlin grows: { $count ->
    [one] one black stone
   *[other] { $count } black stones
 } to place.
ask-move = Where does the stone from { $field } go?
ask-expand = Expand your influence? { $cards ->
    [0] You have no cards to spend.
    [one] You have 1 card to spend.
   *[other] You have { $cards } cards to spend.
 }
ask-exchange = With whom do you exchange offers?
ask-claim = Show a collection before your turn ends?
ask-show = { $collection }: which { $kind } do you show? The others see your choice once all is chosen.

## Why not
not-dearest-first = The dearest things are paid with first, and nothing superfluous.
not-without-region = You control no region, so you can have no active card.
not-without-symbols = It requires { $what }.
not-without-payment = You cannot pay { $what }.
not-without-the-old = You may have no more active cards, and without any one of them its requirements are not met.
not-first-city = Your first stone goes on a city.
not-near = You have no stone in this region or next to it.
not-without-stone = All your stones of this terrain are placed.
not-before-column = All stones of column { $column } must leave your board first.
not-without-cards = You need { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
not-beside-you = You have no stone in this region.
not-without-coins = It would cost { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }, which you do not have.
not-without-room = No neighbouring region has a free field of this terrain.
not-known = Everybody knows what it is.

## The end
ending-cabinet = twelve artworks in one cabinet
ending-cabinet-told = Twelve artworks in one cabinet ended the game; the most genuine ones decided.
ending-campaigns = the last campaign
ending-campaigns-told = The last campaign ended the game; the most genuine artworks decided.
ending-map = a full map
ending-map-told = A full map ended the game; the most genuine artworks decided.
ending-stones = the thirtieth stone of a player
ending-stones-told = The thirtieth stone of a player ended the game; the most genuine artworks decided.
ending-artworks = the last artwork
ending-artworks-told = The last artwork ended the game; the most genuine ones decided.
ending-berlin = a Berlin that cannot grow
ending-berlin-told = A Berlin that could not grow ended the game; the most genuine artworks decided.
score-works = Artworks
score-kinds = Kinds among the genuine
score-genuine = Genuine artworks

## The log
log-board = { $player } plays { $board }.
log-start-pass = { $player } places no more stones before the game.
log-offer-secret = { $player } has chosen a work to offer.
log-round = Round { $round }.
log-phase = Phase: { $phase }.
log-harvest = { $player } stores { $what }.
log-spoil = { $player } has no room: { $what } spoil.
log-prices = Prices: { $prices }.
good-at = { $good } { $price }
log-income = { $player } receives { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }.
log-bid = { $player } bids { $coins }.
log-drop-out = { $player } drops out.
log-unsold = Nobody bids for { $work }; it leaves the game.
log-pay-card = { $player } pays with a card: { $deck }, { $coins }.
log-sell = { $player } sells { $what } for { $coins }; the price is now { $price }.
log-win = { $player } wins { $work } for { $coins }.
log-display = To be auctioned next: { $work }.
log-palace = { $player } rises to level { $level } in the palace.
log-assert = { $player } asserts their influence: { $shield }.
log-advance = { $player } advances to space { $space } of { $length }: { $campaign }.
log-campaign-over = { $campaign } is over.
log-reward-coins = { $player } is rewarded with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }.
log-reward-goods = { $player } is rewarded with { $what }.
log-draw-work = { $player } draws an artwork.
log-draw-work-own = { $player } draws an artwork: { $work }.
log-no-work = No artwork is left for { $player }.
log-inspect = { $player } inspects { $work }.
log-inspect-own = { $player } inspects a work of their own.
log-inspect-genuine = { $player } inspects { $work }: it is genuine.
log-inspect-forged = { $player } inspects { $work }: it is forged.
log-keep-secret = { $player } keeps the finding secret.
log-publish-genuine = { $player } makes public: { $work } is genuine.
log-publish-forged = { $player } makes public: { $work } is forged.
log-remove-stack = { $work } leaves the stack and the game.
log-remove-displayed = { $work } leaves the display and the game.
log-remove-owned = { $work } leaves { $player }’s cabinet and the game.
log-offer = { $player } offers { $work }.
log-play = { $player } plays { $card }.
log-replace = { $player } plays { $card } in place of { $old }.
log-draw = { $player } draws { $what }.
log-place = { $player } places a stone: { $field }, and uncovers { $symbol }.
log-discard = { $player } discards a card: { $deck }.
log-discard-own = { $player } discards { $card }.
log-discard-drawn = { $player } discards a face-down card: { $deck }.
log-displace = { $player } displaces { $owner } from { $from } to { $to } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }.
log-displace-berlin = Berlin displaces { $owner } from { $from } to { $to }; the bank pays { $coins }.
log-grow = Berlin grows: { $field }.
log-exchange = { $player } gives { $partner } { $given } for { $taken }.
log-end = The game is over: { $reason }.
log-claim = { $player } shows { $works }: { $collection }.
log-first-cards = Everybody draws { $count } cards of every deck.
log-deal-works = Everybody is dealt { $genuine } genuine and { $forged } forged works, unseen.
log-take-drawn = { $player } takes the face-down cards into the hand.
log-leave-shield = { $player }’s stone comes off its shield: { $shield }.
log-next-campaign = The next campaign: { $campaign }.
log-next-collection = A new collection lies open: { $collection }.
log-control = { $player } now controls { $region }.
log-control-lost = { $player } no longer controls { $region }.
log-count = { $player } has { $works ->
    [one] 1 work
   *[other] { $works } works
 }, { $genuine } of them genuine.

## What the headline of a turn says, after the player and a colon
brief-board = plays { $board }
brief-harvest = harvests { $what }
brief-bid = bids { $coins }
brief-drop-out = drops out
brief-win = wins { $work } for { $coins }
brief-palace = rises to level { $level }
brief-assert = asserts influence: { $shield }
brief-advance = advances to { $space } of { $length }
brief-reward-coins = is rewarded with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }
brief-reward-goods = is rewarded with { $what }
brief-draw-work = draws an artwork
brief-inspect = inspects { $work }
brief-inspect-own = inspects a work of their own
brief-publish-genuine = proves { $work } genuine
brief-publish-forged = proves { $work } forged
brief-offer = offers { $work }
brief-play = plays { $card }
brief-replace = plays { $card } for { $old }
brief-draw = draws { $what }
brief-place = lands in { $region }
brief-control = wins { $region }
brief-displace = displaces { $owner } in { $region }
brief-grow = lets Berlin grow in { $region }
brief-exchange = exchanges with { $partner }
brief-claim = shows { $collection }
goal-genuine = genuine artworks, as far as you know
goal-cabinet = twelve artworks in one cabinet
goal-campaigns = the end of the last campaign
goal-map = a full map
goal-stones = all thirty stones of a player placed
goal-artworks = the last artwork auctioned
goal-berlin = Berlin must grow and cannot

# Parts of advice: "+2 …".
part-works = { $count ->
    [one] artwork
   *[other] artworks
}
part-known = { $count ->
    [one] artwork you have seen through
   *[other] artworks you have seen through
}
part-stones = { $count ->
    [one] stone placed
   *[other] stones placed
}
part-regions = { $count ->
    [one] region
   *[other] regions
}
part-campaign = { $count ->
    [one] space in the campaign
   *[other] spaces in the campaign
}
part-coins = { $count ->
    [one] coin
   *[other] coins
}
part-goods = { $count ->
    [one] coin’s worth of goods
   *[other] coins’ worth of goods
}
part-cards = { $count ->
    [one] card symbol
   *[other] card symbols
}
part-military = { $count ->
    [one] military symbol
   *[other] military symbols
}

# The coach: what each decision is about.
coach-ask-board = Your board decides which symbols you begin with and which lie under your thirty stones. Look at the beginning and the first column: coins and goods pay at auctions, military takes you into campaigns, and card symbols bring the cards for more stones.
coach-ask-first-stone = Your first stone goes on any free city and costs a card. From there you spread: later stones must go into regions where you already have one, or next door. Look for neighbours with free fields of every terrain, and few others nearby.
coach-ask-start = Before the game begins you may place more stones, each for as many cards as its column says; nobody is displaced yet. Who passes is done and keeps the cards. Early stones work longest: their symbols count from the first harvest on, and two control a region.
coach-ask-stone = The stone you choose uncovers its symbol, which works for you until the end. Columns are emptied from left to right; within one the choice is free. Think of what you lack: income for auctions, cards for more stones, military, or progress for the cards in your hand.
coach-ask-discard = The stone is paid with cards, and any will do, even those still face down. Keep what you can play soon, and think of the auction, where a City card pays three coins, a River card two, a Land card one. Easiest to spare are cards whose requirements are far off.
coach-ask-first-offer = One of your works is always up for exchange; the others will see it and may take it for theirs. Two of your five are genuine, but you do not know which. So look at the kinds: keep what the open collections and your private one ask for.
coach-ask-offer = What you offer now goes at your next exchange, or earlier if somebody else picks it. Best part with what you know to be forged, and keep what is genuine. Remember that others may inspect your offer, and that its kind may be just what their collection lacks.
coach-ask-open = You may open with a coin or more, or drop out of this auction. You pay with coins, hand cards and goods, and only here do goods become money. Genuine works win the game; one you have not inspected is a gamble, but whoever wins it also begins this round.
coach-ask-bid = You bid more than the last bid, or you are out of this auction for good. Money counts for nothing at the end, but until then inspections, cards and displacements want some. What is the work worth to you, how far can the others go, and who may know whether it is genuine?
coach-ask-pay = You pay with hand cards, goods and coins, the dearest things first and nothing superfluous. All units of a kind you sell bring its present price, then it falls. Sell what stands high; spare cards you can soon play, and coins for the rest of the round.
coach-ask-assert = Your stone goes to the shield of your level, whose symbols are yours until you next act in the palace; in return your counter begins anew. Do they help you now, for cards, campaign, inspections or harvest? Or will a little patience bring a better shield?
coach-ask-advance = Your army advances a space for each military symbol, all or none. When the campaign ends, everybody in it draws an artwork, and the first ranks are rewarded too: it seldom pays to stay out. If you could end it, look at the ranks first; the last campaign ends the game.
coach-ask-inspect = For a coin you learn whether a work is genuine: one of yours, one that others offer, or the displayed one, to be auctioned next. You then know its other copy too. Inspect what your next decisions depend on: what to bid for, what to offer, with whom to exchange.
coach-ask-publish-genuine = If you make it public, the forged copy leaves the game, wherever it is, even from your own cabinet. But then all know that this one is genuine. Keep silent while you still hope to win or exchange it; speak when the loss will probably hit somebody else.
coach-ask-publish-forged = A work shown to be forged leaves the game, and all then know that its other copy is genuine. It costs its owner a work for collections and for a full cabinet. Forgeries of your own can still serve you: they count for collections and can be passed on by exchange.
coach-ask-play = You may have as many active cards as you control regions. A card requires symbols, which are not used up, and some also cost coins or goods, paid once. Its benefits work at once and in every round to come: see which card makes the next one possible.
coach-ask-grow = As starting player you let Berlin grow: a black stone takes a free field in or next to a region that has one, or the place of a stone that shares a region with one. It stays there for good. Take from the others what they need, and spare your own regions.
coach-ask-move = A displaced stone goes to a free field of the same terrain in a neighbouring region, and its owner is paid. Where to is your choice. Put others’ stones where they control nothing and are not in your way; a stone of your own may even land where it helps you.
coach-ask-expand = For cards you place stones, in regions where you have one or next door; for coins you may displace others’ stones. Two stones control a region, and each region allows an active card. Look at the symbols you uncover, and at the end: thirty stones placed finish the game.
coach-ask-exchange = At the end of your turn you must exchange the work you offer for somebody else’s offer. Best is one you know to be genuine, else one whose kind you collect. Think also of whom you give yours to: it may complete a collection there.
coach-ask-claim = With works of all the kinds a collection asks for you may show it and draw an artwork for nothing; forgeries count, and the works stay yours. An open collection may be gone by your next turn. But all see what you show, and twelve works end the game.
coach-ask-show = For the collection you show a work of this kind, and you have the choice. It stays yours and may be forged, but from then on all know you have it. Give away as little as you can: rather what the others know of already than what nobody suspects.

# When things are chosen.
when-bid = Bids are made in the auction, once in each round.
when-drop-out = You drop out of an auction when you are asked for a bid.
when-card = A card of the hand is chosen when you play cards, when you pay for an artwork and when you discard for a stone.
when-collection = A collection is shown in your own turn, when you own works of all the kinds it asks for.
when-drawn = Cards drawn in this turn can be spent on stones while you expand your influence.
when-field = A field is chosen when you expand your influence, displace a stone or let Berlin grow.
when-pay-coins = Coins are paid when you have won an auction.
when-sale = Goods are sold only to pay for an auction you have won.
when-shield = A shield is chosen in the palace, when you assert your influence at its level.
when-side = The side of a board is chosen once, before the game begins.
when-spot = A stone of the board is chosen when it goes to a field of its terrain.
when-work = An artwork is chosen when you offer one, exchange offers or inspect one for a coin.

## Lessons
lesson-round = A round in one go
lesson-round-about = What wins, what boards, stones and cards are for, and everything that happens in a round, from the harvest to the exchange.
lesson-round-goal = You are Red, and you collect artworks. Whoever owns the most genuine ones at the end wins. Coins, goods, land and influence count for nothing then; they are the way to get there.
lesson-round-board = First everybody chooses a board. The symbols at its upper left work from the beginning: the Court Treasurer has two coins and the palace. Choose this board.
lesson-round-not-board = Every board is good in its own way. For this lesson take the Court Treasurer.
lesson-round-stones = Thirty stones lie on your board. Once a stone leaves it for the map, the symbol beneath works for you. A stone of column 1 costs one card, of column 2 two cards, of column 3 three.
lesson-round-cards = This is your hand. Every card is good for one of three things: you play it for its symbols, you discard it for a stone, or you pay with it at an auction. There a City card is worth 3 coins, a River card 2 and a Land card 1.
lesson-round-line = Above the line stands what a played card brings, below it what it requires: symbols that you must have and keep. Coins and goods with a minus you must have as symbols too, and you pay them once.
lesson-round-city = Before the first round, stones are placed in turn. Your very first must go on a city, anywhere. Take one in Spandau.
lesson-round-not-city = Any free city would do. For this lesson take the one in Spandau.
lesson-round-discard = The stone costs one card, of whichever deck. Discard Sanssouci: it requires two palace symbols, and you have only one.
lesson-round-not-discard = You will need that card. Discard Sanssouci.
lesson-round-river = Your later stones go where you have a stone already, or next door. Each goes on its own terrain: take the river in Spandau.
lesson-round-not-river = That is allowed too. For this lesson take the river in Spandau.
lesson-round-military = Three river stones lie in column 1, and you choose which of them goes. Take the one on the military symbol.
lesson-round-not-military = That symbol is useful as well. This time take the stone on the military symbol.
lesson-round-control = Two of the three fields of Spandau are yours: you control it. For every region you control you may have one active card. Two more stones will now be placed for you, in Charlottenburg.
lesson-round-offer = Everybody has been dealt five artworks: two genuine and three forged, and nobody knows which. One of yours always lies on offer for exchange. Offer the Dancing Couple.
lesson-round-not-offer = Any of the five may be offered. For this lesson offer the Dancing Couple.
lesson-round-harvest = Every round begins with the harvest. Everybody stores one unit for each symbol of a good: you have 1 wheat. After that each price rises by one where the next cell is free.
lesson-round-income = Then everybody receives a coin for each coin symbol: 2 for you.
lesson-round-bid = Next comes the auction of the artwork on display. The starting player of the last round is asked first; in round 1 chance has decided, and it is you. You may bid 1 coin or more, or drop out. Bid 1.
lesson-round-not-bid = That would be allowed. For this lesson bid 1 coin.
lesson-round-higher = Blue bids 2. Whoever is still in must bid more or drop out for good, until one is left. Bid 3.
lesson-round-not-higher = Not this time: bid 3 coins.
lesson-round-pay = Blue drops out, and you pay 3. Besides coins and hand cards, goods can pay: only here can they be sold. Sell your wheat for 4; one coin comes back, and the price of wheat falls by one.
lesson-round-not-pay = That would pay too, but you will want your coins and both cards. Sell the wheat.
lesson-round-won = The Flute Sonata is yours, and you are the starting player. Now you do everything from Palace to Exchange, one after the other; then it is Blue's turn.
lesson-round-wait = Palace: for your palace symbol your counter has risen to level 1. You could assert your influence now: the symbols of that shield would be yours until you act in the palace again, and the counter would begin anew. Higher shields bring more, so wait.
lesson-round-not-wait = That would bring you wine at the next harvest. For this lesson wait.
lesson-round-army = Army: for each military symbol you may advance one space on the campaign. You have one. Advance.
lesson-round-not-army = Standing still is allowed, but whoever takes part in a campaign draws an artwork at its end. Advance.
lesson-round-campaign = Whoever reaches the last space ends the campaign. Then everybody on it draws an artwork, and the first three are rewarded; with two players only the first two. On the same space the higher level in the palace is ahead, then whoever is earlier in the order of turns.
lesson-round-inspect = Artist: for each artist symbol you may inspect one artwork, for a coin. Find out what your Bronze Bear is.
lesson-round-not-inspect = You may inspect that one as well, but you have only one artist. Take the Bronze Bear.
lesson-round-keep = It is genuine! You alone know it. You may make it public, or keep it to yourself. Keep it to yourself.
lesson-round-not-keep = Making it public has its uses, which another lesson shows. This time keep it to yourself.
lesson-round-play = Cards: you control two regions, so two cards may be active. The Watermill requires nothing and brings progress. Play it.
lesson-round-not-play = First play the Watermill.
lesson-round-play-on = The Fulling Mill requires a progress symbol. You have one now, for symbols count at once, and they are not used up. Play it too.
lesson-round-not-play-on = Nothing speaks against the Fulling Mill: there is room for it, and you have what it requires. Play it.
lesson-round-draw = Draw: for each card symbol uncovered on your board you draw a card of that deck, here a City card. Until you have finished expanding it lies face down, even for you.
lesson-round-berlin = Berlin: before the starting player expands, the city grows by one black stone for each player fewer than five, so by three. They go in regions with a black stone, or next door. Place the first in Schöneberg; the other two follow.
lesson-round-not-berlin = Berlin may grow there too. For this lesson place the stone in Schöneberg.
lesson-round-expand = Expand: now you may place stones, as many as you can pay for. Face-down cards pay as well as those in hand. Place a stone in the forest of Jungfernheide.
lesson-round-not-expand = That is possible too. For this lesson take the forest in Jungfernheide.
lesson-round-symbol = Take the stone on the coin: from now on every harvest brings you one coin more. Your face-down card pays for it.
lesson-round-not-symbol = That is a good symbol too. This time take the coin.
lesson-round-exchange = Exchange: at the end of your turn you must exchange the work you offer for one that another player offers. There is only Blue, so the Victory Medal is yours. Now choose what you offer next: offer the medal.
lesson-round-not-exchange = Any of your works may be offered. For this lesson offer the Victory Medal.
lesson-round-end-turn = In your turn you may also show a collection: whoever has works of all the kinds it asks for draws another artwork. Your own, the Picture Gallery, lacks only one sculpture. End your turn.
lesson-round-second = Blue has had a turn, and the second round has begun with its harvest: 4 coins for you this time. The Bust of a Muse is up for auction, the very sculpture that your Picture Gallery lacks!
lesson-round-end = The game ends at once when a player owns twelve artworks or has placed all thirty stones, when the fourth campaign is over, when every field of the map is taken, when the last artwork has been auctioned, or when Berlin must grow and cannot.
lesson-round-who = The game is over. Red has 9 artworks, of which 3 are genuine, and 20 coins. Blue has 6 artworks, of which 4 are genuine, and no coins. Who wins?
lesson-round-who-works = Red, with more artworks
lesson-round-who-works-reply = Six of Red's works are forged, and those count for nothing. Only genuine works do.
lesson-round-who-genuine = Blue, with more genuine ones
lesson-round-who-genuine-reply = Right: four genuine works beat three, and nothing else counts.
lesson-round-who-coins = Red, with more coins
lesson-round-who-coins-reply = Coins count for nothing at the end. Only genuine works do.
lesson-round-last = If two have the same number, the one with more different kinds among the genuine ones wins; if that is equal too, they share the victory. Now you know a whole round. Play on from here, or take the next lesson.

lesson-map = The map and displacing
lesson-map-about = Where stones may go and what they cost, how a region is controlled, how Berlin grows, and how stones of others are displaced.
lesson-map-goal = Land does not count at the end. But every stone on the map uncovers a symbol, and every region you control makes room for a card. You are Red; the boards are chosen for you this time.
lesson-map-regions = Every region has three fields. Each is a city, a field, a forest or a river, and takes one stone of that terrain. Regions with a common border are neighbours.
lesson-map-first = Blue has begun in Charlottenburg. Your first stone must go on a city too, wherever you like. Take Spandau, right beside it.
lesson-map-not-first = That city is free as well. For this lesson take the one in Spandau.
lesson-map-card = A stone of column 1 costs one card, of whichever deck. Discard the Silk-Weaving Mill.
lesson-map-not-card = Any card would do. Keep that one, and discard the Silk-Weaving Mill.
lesson-map-near = Blue has two stones in Charlottenburg and controls it. You may place where you have a stone, or in a neighbouring region. Take the last free place in Charlottenburg.
lesson-map-not-near = That is near enough too. For this lesson go to Charlottenburg, where you get in Blue's way.
lesson-map-river = Blue spreads to Tiergarten. You secure Spandau: two stones in a region control it. Take its river.
lesson-map-not-river = That is allowed. But with the river in Spandau you control a region at once. Take it.
lesson-map-coin = Within a column you choose the stone freely. Take the one on the coin.
lesson-map-not-coin = Coins pay for displacing, and you will want to displace. Take the coin.
lesson-map-limit = One more stone was placed for you, in Jungfernheide. Round 1 is under way, nobody wanted the artwork, and you are still the starting player. You control one region, so one card may be active: play the Fishermen's Quarter.
lesson-map-not-limit = For this lesson play the Fishermen's Quarter; it brings a coin at every harvest.
lesson-map-no-more = Your only place is taken, so another card would replace the active one. Keep the Brickyard: it can pay for a stone. Play no more cards.
lesson-map-not-no-more = Then the Fishermen's Quarter would be gone. Keep the card and play no more.
lesson-map-grow = You are the starting player, so Berlin grows before you expand: with two players by three black stones, one for each player fewer than five. They go on free fields of any terrain in a region with a black stone, or next door. Take the free forest in Tiergarten.
lesson-map-not-grow = Berlin may grow there too. For this lesson take the free forest in Tiergarten.
lesson-map-push = In a region with a black stone, Berlin may instead displace any player's stone and take its place. Push Blue out of Tiergarten.
lesson-map-not-push = That is possible. For this lesson let Berlin displace Blue's stone in Tiergarten.
lesson-map-to = A displaced stone goes to a free field of the same terrain in a neighbouring region. The bank pays its owner for it, 2 coins for a forest. Send it to Wedding.
lesson-map-not-to = You are free to choose. For this lesson send it to Wedding.
lesson-map-displace = Now you expand. In a region where you have a stone you may displace stones of others, and you pay their owner: 1 coin for a field, 2 for a forest, 3 for a river, 4 for a city. You have 3 coins: displace Blue's river stone in Charlottenburg.
lesson-map-not-displace = First displace Blue's river stone in Charlottenburg.
lesson-map-where = You choose to which neighbouring region it goes; its terrain stays the same. Send it to Grunewald.
lesson-map-not-where = That would be allowed. For this lesson send it to Grunewald.
lesson-map-take = Blue has received 3 coins and no longer controls Charlottenburg. You need not take the place you made free, but here it is worth it: take the river.
lesson-map-not-take = First take the river in Charlottenburg.
lesson-map-symbol = Take the stone on the River card: then you draw one in every turn.
lesson-map-not-symbol = That is a good symbol too. For this lesson take the River card.
lesson-map-face-down = Cards drawn in this turn lie face down until you have finished. They pay too, and are discarded unseen. Spend the City card.
lesson-map-not-face-down = Keep the Brickyard for the next stone. Spend the face-down card.
lesson-map-third = Charlottenburg is yours. You have one card left, and it pays for one stone more: take the river in Jungfernheide.
lesson-map-not-third = For this lesson take the river in Jungfernheide; then you control that region too.
lesson-map-column = Now you control three regions, and three cards may be active. But the first column of your rivers is empty: the next river stone comes from column 2 and costs two cards. In each terrain the columns are emptied from left to right.
lesson-map-lost = Blue takes revenge and displaces your stone from Charlottenburg to Wilmersdorf. A field brings you 1 coin, but Charlottenburg is lost.
lesson-map-still = Blue has taken the place. You still control two regions. Even if you lost those, your active card would stay; only a new card would have to replace it. Black stones, by the way, can never be displaced.
lesson-map-cost = You want to place three stones: two of column 1 and one of column 2. How many cards does that cost?
lesson-map-cost-three = 3 cards
lesson-map-cost-four = 4 cards
lesson-map-cost-six = 6 cards
lesson-map-cost-yes = Right: one, one and two.
lesson-map-cost-no = Not quite: each stone of column 1 costs one card, a stone of column 2 costs two.
lesson-map-city = When may you place your second city stone?
lesson-map-city-near = as soon as a city is free next door
lesson-map-city-near-reply = You need that too, but it is not enough: all the other stones of column 1 must have left your board.
lesson-map-city-column = when column 1 is empty: all its fields, forests and rivers
lesson-map-city-column-reply = Right. And the third city stone waits until column 2 is empty.
lesson-map-city-row = when the three fields of column 1 are gone
lesson-map-city-row-reply = Not only the fields: its forests and rivers must have gone too.
lesson-map-end = The map can end the game: when all its fields are taken, when a player has placed the thirtieth stone, or when Berlin must grow and cannot. Play on and take Charlottenburg back, or take the next lesson.

lesson-auction = Auction and prices
lesson-auction-about = How goods are stored, why prices rise and fall, how bidding goes round, and how you pay.
lesson-auction-goal = Most artworks are won at an auction, one in every round. There you pay with coins, cards and goods. You are Red; boards and first stones are chosen for you this time.
lesson-auction-rows = In the warehouse each of the six goods has a row. The round marker shows its price: silk costs 5, wheat 3. The further left the marker, the dearer the good.
lesson-auction-offer = Your board has two symbols of wheat, one of cattle and one of wine. Offer the Atlas of the March for exchange; then comes the first harvest.
lesson-auction-not-offer = Any of your works may be offered. For this lesson offer the Atlas of the March.
lesson-auction-stored = Every symbol of a good has stored one unit: your bars are 2 wheat, 1 cattle and 1 wine. Everybody fills the row from the left for themselves; the others take no room from you.
lesson-auction-risen = When all had stored, each price rose by one: the marker moves one cell to the left if that cell is free of goods. Last came the coins, one for each coin symbol.
lesson-auction-bid = The starting player of the last round is asked first, then it goes clockwise. Blue bids 1, Green bids 2. You must bid more or drop out. Bid 3.
lesson-auction-not-bid = That would be allowed. For this lesson bid 3.
lesson-auction-out = Blue bids 4, Green drops out. Beside every colour stands how much it could pay: nobody may bid more than that. Let Blue have this one, and drop out; you cannot come back into this auction.
lesson-auction-not-out = For this lesson drop out. Your goods will be worth more in the next round.
lesson-auction-blue = Blue sells a unit of silk at 6: two coins come back, and the price of silk falls to 5. Blue takes the artwork and begins this round; the others follow clockwise. The next artwork is displayed at once.
lesson-auction-field = Blue and Green have had their turns; now it is yours. Play the Wheat Field, and you have a third symbol of wheat.
lesson-auction-not-field = For this lesson play the Wheat Field.
lesson-auction-why = The second harvest has stored 3 wheat for you, so you have 5. Every other price rose by one, but wheat fell from 4 to 3. Why?
lesson-auction-why-sold = Somebody has sold wheat
lesson-auction-why-sold-reply = Goods are sold only to pay at an auction, and this was a harvest. Look at your bar.
lesson-auction-why-pushed = My fifth unit pushed the marker
lesson-auction-why-pushed-reply = Right: where a unit meets the marker, it pushes it one cell to the right.
lesson-auction-why-drops = What nobody buys becomes cheaper
lesson-auction-why-drops-reply = No: at a harvest prices rise where the next cell is free. Here something was in the way.
lesson-auction-pushed = And afterwards the price could not rise: your fifth unit lies on the next cell. Whoever stores much and never sells keeps the price low, for everybody.
lesson-auction-spoils = Each good has a lowest price; silk never falls below 3, and the dark cells stay empty. A unit that meets the marker at the lowest price spoils.
lesson-auction-nine = The second auction: Blue was asked first and bids 8, Green drops out. You may bid as much as stands beside your colour. Bid 9.
lesson-auction-not-nine = That would be allowed. For this lesson bid 9.
lesson-auction-fifteen = Blue bids 14. A fine work, so bid 15.
lesson-auction-not-fifteen = For this lesson bid 15.
lesson-auction-wine = Blue drops out, and you pay 15. You choose what with, but from dearer to cheaper, and with nothing superfluous. Begin with a unit of wine, for 6.
lesson-auction-not-wine = For this lesson begin with one unit of wine; after something cheaper nothing dearer can follow.
lesson-auction-again = The second unit brings 6 as well: all units of a kind bring the price at the top. It falls only afterwards. Sell it.
lesson-auction-not-again = That would be possible. For this lesson sell the second unit of wine.
lesson-auction-card = 3 are left to pay. A City card is worth 3, a River card 2, a Land card 1. Pay with one of your City cards.
lesson-auction-not-card = That would work too. For this lesson pay with a City card.
lesson-auction-yours = Paid. Two units of wine are gone, so its price fell by two, from 6 to 4. The artwork is yours, and you begin this round.
lesson-auction-sell = You have 5 wheat, and its price is 3. What would two of them bring you?
lesson-auction-sell-five = 3 for the first and 2 for the second: 5 coins
lesson-auction-sell-five-reply = The price does not fall in between: both bring 3.
lesson-auction-sell-six = 6 coins, and then the price is 1
lesson-auction-sell-six-reply = Right: twice 3, and then it falls by one for each of them.
lesson-auction-sell-same = 6 coins, and the price stays at 3
lesson-auction-sell-same-reply = 6 coins is right. But afterwards the price falls by one for each unit sold.
lesson-auction-next = Who is asked first in the next auction?
lesson-auction-next-you = you, the starting player of this round
lesson-auction-next-blue = Blue, who begins in turn after you
lesson-auction-next-richest = whoever can pay the most
lesson-auction-next-yes = Right: you won this auction, so you begin this round, and you are asked first in the next auction.
lesson-auction-next-no = No: asked first is the starting player of the round before, and that is who won the last auction.
lesson-auction-nobody = The next artwork lies open already, so you can plan for it. Should all the others have dropped out without a bid, you may still bid once. If nobody bids at all, the work leaves the game without anybody learning what it was, and the starting player stays the same.
lesson-auction-end = When the last artwork has been auctioned, the game ends. Keep an eye on what the others could pay: often one coin more is enough. Play on from here, or take the last lesson.

lesson-artworks = Artworks: who knows what
lesson-artworks-about = How you find out what is genuine, what others learn of it, how collections bring artworks, and how to pass on a forgery.
lesson-artworks-goal = At the end only genuine artworks count. This lesson is about how to find them, and how to be rid of the others. You are Red; boards and first stones are chosen for you this time.
lesson-artworks-kinds = Everybody has been dealt five artworks. There are eight kinds with four works each, and every work exists twice: once genuine and once forged. They look the same.
lesson-artworks-five = Two of your five are genuine and three are forged, and so it is with everybody. The sign at the upper right tells what you know of a work: nothing as yet.
lesson-artworks-offer = Nobody else sees your works, but for the one you offer for exchange. Offer the Ostrich Egg in Silver.
lesson-artworks-not-offer = Any work may be offered. For this lesson offer the Ostrich Egg in Silver.
lesson-artworks-open = The offers are shown when all have chosen. Green offers an Astrolabe, Blue a Reflecting Telescope, and you happen to own the other copy of both.
lesson-artworks-twin = Suppose your Reflecting Telescope is forged. What is Blue's?
lesson-artworks-twin-genuine = genuine
lesson-artworks-twin-forged = forged as well
lesson-artworks-twin-open = that remains open
lesson-artworks-twin-yes = Right: of the two copies one is always genuine. Whoever knows one of them knows both.
lesson-artworks-twin-no = No: of the two copies of a work exactly one is forged.
lesson-artworks-twin-open-reply = It does not: of the two copies one is always genuine and the other forged.
lesson-artworks-bid = First comes the auction. A work is auctioned without anybody knowing what it is, unless somebody has inspected it. Bid 1 for the Planetary Clock.
lesson-artworks-not-bid = For this lesson bid 1 coin.
lesson-artworks-lot = Blue and Green have dropped out, and you paid with a Land card. Everybody knows now that the Planetary Clock is yours, but not whether it is genuine. The Sleeping Faun comes next.
lesson-artworks-palace = Two palace symbols have raised you to level 2. Assert your influence there: until you act in the palace again the Court Painter's artist symbol is yours, and your counter begins anew.
lesson-artworks-not-palace = Waiting is allowed. But with the Court Painter you can inspect two works. Assert your influence.
lesson-artworks-levels = There are five levels. What would take you beyond the fifth is lost, unless you assert your influence at once: then your counter begins anew with it. Several players may stand on one shield.
lesson-artworks-inspect = Now you have two artists, and each inspects one work for a coin: one of yours, one that another offers, or the one on display. Inspect your Reflecting Telescope.
lesson-artworks-not-inspect = You may inspect that one too. For this lesson begin with your own Reflecting Telescope.
lesson-artworks-keep = Forged! Only you know it, and so you know that Blue's is genuine. Made public, a forgery leaves the game at once. Keep it to yourself: you have plans for it.
lesson-artworks-not-keep = Then your forgery would be gone, and everybody would know what Blue's copy is worth. Keep it to yourself.
lesson-artworks-second = The second artist: inspect your Still Life with Lemon.
lesson-artworks-not-second = That is allowed. For this lesson inspect the Still Life with Lemon.
lesson-artworks-publish = Genuine! If you make that public, its forged copy leaves the game, wherever it is. Make it public.
lesson-artworks-not-publish = Often that is wiser. But see what happens when you make it public.
lesson-artworks-gone = The forged copy lay hidden in Green's cabinet and is gone: Green has four works left. Whoever loses an offered work in this way offers another at once, and a displayed one is replaced by the next of the stack.
lesson-artworks-collection = In your turn you may show a collection. You need works of the kinds it asks for; forgeries count, and so does the work you offer. For the Cabinet of Mechanics you have two instruments, two clockworks, a painting and a naturalia. Show it.
lesson-artworks-not-collection = First show the Cabinet of Mechanics; it brings you an artwork.
lesson-artworks-drawn = For that you drew an artwork from the stack, which only you have seen. You keep the works you showed, but now all know you have them. An open collection is replaced; your own secret one can be shown once.
lesson-artworks-left = Of your first five works two are genuine. You know that the Still Life is genuine and the Telescope forged. How many of these three are genuine?
lesson-artworks-left-none = none
lesson-artworks-left-one = one
lesson-artworks-left-open = that remains open
lesson-artworks-left-yes = Right: two were genuine, and one of them is the Still Life.
lesson-artworks-left-no = No: two of the five were genuine. One is the Still Life, so the other must be among these three.
lesson-artworks-exchange = At the end of your turn you must exchange what you offer for a work that another player offers. You know which is genuine: take Blue's Reflecting Telescope.
lesson-artworks-not-exchange = Of the Astrolabe you know too little. Take Blue's Reflecting Telescope.
lesson-artworks-next = Now both copies are yours. Blue got your Ostrich Egg and has to offer it; you choose what you offer next. Offer the forged Telescope!
lesson-artworks-not-next = Keep that one. Offer the forged Telescope: it counts for nothing.
lesson-artworks-back = Blue took the forgery and offers it in turn. The Ostrich Egg has come back to you, and you offer it now: whoever is exchanged with offers what they received.
lesson-artworks-secret = Secret are hand cards, private collections, findings, and works that were never auctioned, offered or shown. Open are all numbers: coins, goods, how many cards and how many artworks somebody has.
lesson-artworks-who = The game is over. You and Blue have four genuine works each: yours are of four kinds, Blue's of three. Who wins?
lesson-artworks-who-you = you
lesson-artworks-who-you-reply = Right: where the number is equal, more different kinds among the genuine works win.
lesson-artworks-who-blue = Blue
lesson-artworks-who-blue-reply = No: where the number is equal, more different kinds among the genuine works win, and you have four.
lesson-artworks-who-both = both, you share the victory
lesson-artworks-who-both-reply = Only if the number of kinds were equal too.
lesson-artworks-end = Not until the end are all works examined. But take care: the twelfth artwork in a cabinet, genuine or forged, ends the game at once. Now you know the game. Play on from here, and find the genuine ones!

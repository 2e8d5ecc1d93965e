title = Spandau 1780
tagline = Spread across the March of Brandenburg, win the court, the campaigns and the auctions, and find out which of your treasures are genuine.

# Where words that were put together may be broken, in all languages, since names of places are German in each.
joints = Spiegel|kabinett Spiegel|kabinet Damen|salon Wunder|kammer Studier|zimmer Studeer|kamer Schatz|kammer Schat|kamer Bilder|galerie Grotten|saal Grotten|zaal Tabaks|kollegium Tabaks|college Friedrichs|hagen Lichter|felde Lichten|berg Falken|hagen Hennigs|dorf Jungfern|heide Oranien|burg Charlotten|burg Schmargen|dorf Wilmers|dorf Wuster|hausen Schön|hausen Schöne|berg Groß|beeren Tempel|hof Rix|dorf Born|stedt Pots|dam Zehlen|dorf Weißen|see Grune|wald Tier|garten Lank|witz Katten|druckerei Kattun|druckerei Katoen|drukkerij Hofbuch|druckerei Hof|drukkerij Hof|schneiderei Jagd|schloss Porzellan|manufaktur Porselein|manufactuur Pulver|mühle Papier|mühle Papier|molen Wasser|mühle Bock|windmühle Seiden|haspelei Seiden|weberei Seiden|verlegerin Zijde|weverij Zijde|winderij Zucker|siederei Suiker|raffinaderij Branntwein|brennerei Brandewijn|stokerij Maulbeer|plantage Moerbei|plantage Fischer|kietz Havel|schifferin Havel|schipper Havel|weinberg Havel|fähre Wochen|markt Wein|schenke Uferatelier Infanterie|kaserne Infanterie|kazerne Gewehr|fabrik Geweer|fabriek Kolonisten|dorf Kolonisten|dorp Kupfer|stecherei Exerzier|platz Exercitie|veld Schiff|bauerei Scheeps|werf Kartoffel|acker Aardappel|akker Weizen|acker Ziegel|streicherei Steen|bakkerij Tabak|spinnerei Elfenbein|schiff Straußen|ei Nautilus|pokal Nautilus|beker Sieges|medaille Zege|penning Himmels|globus Planeten|uhr Planeten|klok Stunden|buch Getijden|boek Rüben|terrine Raap|terrine Hofkammer|rat Artillerie|leutnant Artillerie|luitenant Elektrisier|maschine Elektriseer|machine Flöten|sonate Fluit|sonate Tänzer|paar Muster|gut

## Mechanics
uses-auction = Every round an artwork is auctioned: clockwise, players raise the bid or drop out until one is left, who pays with coins, hand cards and goods.
uses-area-majority = Stones on two of the three fields of a region control it, and you may have as many active cards as you control regions.
uses-deduction = Every work exists once genuine and once forged, so inspecting one copy tells you about the other too.
uses-hidden-information = Whether an artwork is genuine is hidden from all, its owner included, until it is inspected; hands and private collections are secret as well.
uses-market = Stored and sold goods push their six prices down; after every harvest prices rise by a coin where there is room.
uses-set-collection = Show works of the kinds a collection asks for to draw another artwork; forgeries count too.
uses-hand-management = Cards wait in your hand until you have the symbols they require, and those you can spare pay for other things.
uses-multi-use-cards = A card is played for its benefits, pays 1 to 3 coins at an auction, or is discarded to place stones.
uses-tableau-building = Active cards lie before you, and their symbols count at once: for the next card, the palace, the army and every harvest.
uses-income = Every round begins with a harvest: one unit for every symbol of a good and one coin for every coin symbol.
uses-variable-powers = Each side of a player board has symbols of its own: some from the start, others under the stones that leave it.
uses-take-that = For coins paid to their owners, you displace stones of others from regions in which you have one.

option-kinds = Artworks
option-kinds-eight = eight kinds, 32 titles
option-kinds-seven = seven kinds, 28 titles
option-auction = Auctions
option-auction-ascending = until one is left
option-auction-once-around = one bid each
option-turns = Order of play
option-turns-whole = whole turns
option-turns-phases = phase by phase
option-storage = Warehouse rows
option-storage-per-player = each player separately
option-storage-shared = all together
option-change = Overpayment
option-change-given = comes back
option-change-kept = is lost
option-drawn = Drawn cards
option-drawn-face-down = stay face down first
option-drawn-to-hand = go to the hand

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-purple = Purple

## Symbols
icon-coin = coin
icon-bid = bid
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
icon-start-player = starting player
icon-offer = offered
icon-claim = will be shown
icon-unknown = status unknown
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

## Zones
zone-map = The country around Spandau
zone-warehouse = Warehouse
zone-palace = Palace
zone-campaign = { $campaign } ({ $number } of { $count })
zone-collections = Collections wanted · decks
zone-auction = Auction of round { $round }
zone-next-auction = Up for auction next
zone-bids = Bids (up to { $coins } can be paid)
zone-bids-steps = Bids (up to { $coins } can be paid; in steps from { $beyond } on)
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
zone-active = Active
zone-hand = Hand
zone-steps = What a turn brings
zone-cabinet = Cabinet { $count }/12 · { $genuine } genuine
zone-cabinet-unknown = Cabinet { $count }/12
mat-of = { $player } · { $board }
cell-of = { $good } at { $price }
price-of = Price of { $good }: { $price }
stock-of = { $player }: { $what }
palace-start = Before the first level
palace-level = Level { $level } of the palace
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
help-shield = Level { $level }. Asserting your influence here gives you, until the palace action of your next turn: { $what }.
help-counter = From the first level on, influence can be asserted; the counter then starts over.
help-campaign = { $length } spaces. Whoever reaches the last one ends the campaign; everyone who took part draws an artwork.
help-reward = For this rank among those who took part. With two players there is no third reward.
help-space = One step for each military symbol. The campaign ends on space { $length }.
help-deck = { $pile } in the pile, { $discard } discarded.
help-card = { $deck } card. Requires: { $needs }. Costs: { $pays }. Brings: { $gives }.
help-work-unknown = A { $kind }. You do not know whether it is genuine. { $seen }
help-work-genuine = A { $kind }. You know that it is genuine. { $seen }
help-work-forged = A { $kind }. You know that it is forged. { $seen }
seen-by-all = Everyone knows what it is.
seen-by-you = Only you have seen it.
seen-by-owner = Only its owner has seen it.
help-collection = Asks for { $what }. Show them on your turn, forgeries included, to draw an artwork.
help-private = Your own: asks for { $what }. Show them on your turn, forgeries included, and draw an artwork, once.
help-private-hidden = Known only to its owner.
help-hidden-works = Only their owner has seen them.
help-display = The next artwork is displayed after the auction.
help-stack = Nobody knows their order.
help-bidder = { $player } could pay { $purse }: coins, hand cards and goods at their prices.
help-bid = The next player must bid more or drop out.
help-drop-out = Out of this auction for good.
help-pay = Pay with hand cards and goods, the most valuable first; the rest in coins.
help-sale = All units sold bring the price shown above; then it falls by one for each, not below { $lowest }.
help-column = A stone of this column costs { $cost ->
    [one] 1 card
   *[other] { $cost } cards
 }.
help-city-row = The second city stone waits for the whole first column, the third for the second.
help-terrain-row = Columns are emptied from left to right.
help-spot-open = This symbol works: { $symbol }.
help-spot-covered = Under this stone: { $symbol }. Placing it costs { $cost ->
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
help-board = From the start: { $base }. Under the stones of the first column: { $first }.
help-no-board = Boards are chosen clockwise from the starting player.
help-coins = Coins. With hand cards and goods { $purse } could be paid at an auction.
help-limit = Active cards: { $active } of { $limit }, one for each controlled region.
help-hand = Each pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 } at an auction.
help-drawn = Nobody has seen them. They can be spent on stones; the rest join the hand.
help-works = Twelve artworks end the game.
help-secret-offer = Offers are revealed when everyone has chosen.

## Choices
choose-board = { $board } (from the start: { $base })
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
hold = Stay
inspect-own = Inspect your own: { $work }
inspect-offer = Inspect { $owner }’s offer: { $work }
inspect-again-genuine = Inspect again, to reveal that it is genuine: { $work }
inspect-again-forged = Inspect again, to reveal that it is forged: { $work }
inspect-displayed = Inspect the work on display: { $work }
inspect-no-more = Stop inspecting
publish-genuine = Reveal that { $work } is genuine
publish-forged = Reveal that { $work } is forged
keep-secret = Keep it to yourself
play = Play { $card } (brings { $gives })
replace = Play { $card } (brings { $gives }) in place of { $old }
play-no-more = Stop playing cards
displace = Displace { $owner } in { $field } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }
displace-for-berlin = Displace { $owner } in { $field } for a black stone (the bank pays { $coins })
move-to = To { $field }
expand-no-more = Stop expanding
exchange = Exchange with { $partner }: { $work }
claim = Show the collection { $collection }: draw an artwork
claim-private = Show your private collection { $collection }: draw an artwork
show = Show { $work }
show-known = Show { $work }, which everyone knows you have
start-pass = Place no more stones
end-turn = End the turn
finish = Continue

## Questions
ask-nothing = Nothing to choose.
ask-in-phase = { $phase }: { $question }
ask-board = Which side of which board do you choose?
ask-first-stone = Your first stone: on which city?
ask-start = Place another stone before the game starts?
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
 } left to pay: cards and goods, the most valuable first, the rest in coins.
ask-assert = Assert your influence at level { $level }? { $surplus ->
    [0] Your counter would start over.
   *[other] Your counter would start over at { $surplus }; otherwise these levels are lost.
 }
ask-advance = Does your army advance?
ask-inspect = Inspect an artwork for a coin? { $count ->
    [one] One inspection is left.
   *[other] { $count } inspections are left.
 }
ask-publish-genuine = { $work } is genuine. Reveal it to everyone?
ask-publish-forged = { $work } is forged. Reveal it to everyone?
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
ask-show = { $collection }: which { $kind } will you show? The others see your choices once you have made them all.

## Why not
not-dearest-first = Pay with the most valuable things first, and with nothing superfluous.
not-without-region = You control no region, so you can have no active card.
not-without-symbols = It requires { $what }.
not-without-payment = You cannot pay { $what }.
not-without-the-old = You have no room for another active card, and replacing any of them would leave its requirements unmet.
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
not-known = Everyone already knows what it is.

## The end
ending-cabinet = twelve artworks in one cabinet
ending-cabinet-told = Twelve artworks in one cabinet ended the game; the most genuine ones win.
ending-campaigns = the last campaign
ending-campaigns-told = The last campaign ended the game; the most genuine artworks win.
ending-map = a full map
ending-map-told = A full map ended the game; the most genuine artworks win.
ending-stones = the thirtieth stone of a player
ending-stones-told = The thirtieth stone of a player ended the game; the most genuine artworks win.
ending-artworks = the last artwork
ending-artworks-told = The last artwork ended the game; the most genuine ones win.
ending-berlin = Berlin cannot grow
ending-berlin-told = Berlin could not grow, which ended the game; the most genuine artworks win.
score-works = Artworks
score-kinds = Kinds among genuine works
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
log-display = Up for auction next: { $work }.
log-palace = { $player } rises to level { $level } in the palace.
log-assert = { $player } asserts their influence: { $shield }.
log-advance = { $player } advances to space { $space } of { $length }: { $campaign }.
log-campaign-over = { $campaign } is over.
log-campaign-rank = { $player } comes { $rank ->
    [1] first
    [2] second
   *[other] third
 } in the campaign and wins { $what }.
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
log-publish-genuine = { $player } reveals that { $work } is genuine.
log-publish-forged = { $player } reveals that { $work } is forged.
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
log-first-cards = Everyone draws { $count } cards from each deck.
log-deal-works = Everyone is dealt { $genuine } genuine and { $forged } forged works, face down.
log-take-drawn = { $player } takes the face-down cards into their hand.
log-leave-shield = { $player }’s stone comes off its shield: { $shield }.
log-next-campaign = The next campaign: { $campaign }.
log-next-collection = A new collection is revealed: { $collection }.
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
goal-cabinet-step = one more artwork in the cabinet
goal-campaigns = the end of the last campaign
goal-campaigns-step = one more campaign to finish
goal-map = a full map
goal-map-step = one more stone on the map
goal-stones = all thirty stones of a player placed
goal-stones-step = one more stone
goal-artworks = the last artwork auctioned
goal-artworks-step = one more artwork to be auctioned
goal-berlin = Berlin must grow and cannot

# Parts of advice: "+2 …".
part-works = { $count ->
    [one] artwork
   *[other] artworks
}
part-known = { $count ->
    [one] artwork you know about
   *[other] artworks you know about
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
coach-ask-board = Your board decides which symbols you start with and which lie under your thirty stones. Look at the start and the first column: coins and goods pay at auctions, military takes you into campaigns, and card symbols bring the cards for more stones.
coach-ask-first-stone = Your first stone goes on any free city and costs a card. From there you spread: later stones must go into regions where you already have one, or next door. Look for neighbours with free fields of every terrain, and few others nearby.
coach-ask-start = Before the game begins you may place more stones, each for as many cards as its column says; nobody is displaced yet. If you pass, you are done and keep your cards. Early stones work longest: their symbols count from the first harvest on, and two control a region.
coach-ask-stone = Taking a stone uncovers the symbol under it, which works for you until the end. Columns empty from left to right; within a column, take any stone you like. Think of what you lack: income for auctions, cards for more stones, military, or progress for the cards in your hand.
coach-ask-discard = Stones are paid for with cards, and any will do, even those still face down. Keep what you can play soon, and think of the auction, where a City card pays three coins, a River card two, a Land card one. Easiest to spare are cards whose requirements are far off.
coach-ask-first-offer = One of your works is always up for exchange; the others will see it and may take it for theirs. Two of your five are genuine, but you do not know which. So look at the kinds: keep what the open collections and your private one ask for.
coach-ask-offer = What you offer now goes at your next exchange, or earlier if someone else picks it. It is best to part with what you know to be forged, and keep what is genuine. Remember that others may inspect your offer, and that its kind may be just what their collection lacks.
coach-ask-open = You may open with a coin or more, or drop out of this auction. You pay with coins, hand cards and goods, and only here do goods become money. Genuine works win the game; one you have not inspected is a gamble, but whoever wins it also begins this round.
coach-ask-bid = Bid more than the last bid, or you are out of this auction for good. Money is worth nothing at the end, but until then you need some for inspections, cards and displacements. What is the work worth to you, how far can the others go, and who may know whether it is genuine?
coach-ask-pay = Pay with hand cards, goods and coins, the most valuable first and nothing superfluous. All units of a kind you sell bring its present price, then it falls. Sell what has a high price; spare cards you can soon play, and coins for the rest of the round.
coach-ask-assert = Your stone goes to the shield of your level, whose symbols are yours until you next act in the palace; in return your counter starts over. Do they help you now, for cards, campaign, inspections or harvest? Or will a little patience bring a better shield?
coach-ask-advance = Your army advances one space for each military symbol, all or none. When the campaign ends, everyone in it draws an artwork, and the first ranks are rewarded too: it seldom pays to stay out. If you could end it, look at the ranks first; the last campaign ends the game.
coach-ask-inspect = For a coin you learn whether a work is genuine: one of yours, one that others offer, or the displayed one, to be auctioned next. You then know its other copy too. Inspect what your next decisions depend on: what to bid for, what to offer, with whom to exchange.
coach-ask-publish-genuine = If you reveal it, the forged copy leaves the game, wherever it is, even from your own cabinet. But then everyone knows that this one is genuine. Keep silent while you still hope to win or exchange it; speak when the loss will probably hit someone else.
coach-ask-publish-forged = A work revealed to be forged leaves the game, and everyone then knows that its other copy is genuine. It costs its owner a work for collections and for a full cabinet. Forgeries of your own can still serve you: they count for collections and can be passed on by exchange.
coach-ask-play = You may have as many active cards as you control regions. A card requires symbols, which are not used up, and some also cost coins or goods, paid once. Its benefits work at once and in every round to come: see which card makes the next one possible.
coach-ask-grow = As starting player you let Berlin grow: a black stone takes a free field in or next to a region that has one, or the place of a stone that shares a region with one. It stays there for good. Take from the others what they need, and spare your own regions.
coach-ask-move = A displaced stone goes to a free field of the same terrain in a neighbouring region, and its owner is paid. You choose where. Put others’ stones where they control nothing and do not block you; a stone of your own may even land where it helps you.
coach-ask-expand = For cards you place stones, in regions where you have one or next door; for coins you may displace others’ stones. Two stones control a region, and each region allows an active card. Look at the symbols you uncover, and at the end: thirty stones placed finish the game.
coach-ask-exchange = At the end of your turn you must exchange the work you offer for someone else’s offer. Best is one you know to be genuine, otherwise one whose kind you collect. Think also of whom you give yours to: it may complete a collection there.
coach-ask-claim = With works of all the kinds a collection asks for, you may show it and draw an artwork for free; forgeries count, and the works stay yours. An open collection may be gone by your next turn. But everyone sees what you show, and twelve works end the game.
coach-ask-show = For the collection you show a work of this kind of your choice. It stays yours and may be forged, but from then on everyone knows you have it. Reveal as little as you can: better what the others already know of than what nobody suspects.

# When things are chosen.
when-bid = Bids are made in the auction; there is one auction in each round.
when-drop-out = You drop out of an auction when you are asked for a bid.
when-card = A card of the hand is chosen when you play cards, when you pay for an artwork and when you discard for a stone.
when-collection = A collection is shown on your own turn, when you own works of all the kinds it asks for.
when-drawn = Cards drawn in this turn can be spent on stones while you expand your influence.
when-field = A field is chosen when you place a stone, before the game too, when you displace one or say where it goes, and when Berlin grows.
when-pay-coins = Here you pay the rest of a price in coins when you have won an auction.
when-sale = Goods are sold only to pay for an auction you have won.
when-shield = A shield is chosen in the palace, when you assert your influence at its level.
when-side = The side of a board is chosen once, before the game starts.
when-space = A space of the campaign is chosen when you advance with military symbols: the one you would reach.
when-spot = A stone of the board is chosen when it goes to a field of its terrain.
when-work = You choose an artwork when you offer, exchange, inspect (for a coin) or show one (for a collection).

## The player aid
icon-card-back-city = City card
icon-card-back-land = Land card
icon-card-back-river = River card
icon-card-back-artwork = face-down artwork
icon-card-back-collection = collection card
icon-stone-0 = stone
icon-stone-1 = stone
icon-stone-2 = stone
icon-stone-3 = stone
icon-stone-4 = stone
icon-stone-berlin = black stone
aid-round = A round
aid-round-harvest = Harvest: everyone stores 1 good for each symbol, then takes 1 coin for each coin symbol.
aid-round-auction = Auction: bid more or drop out; the winner starts the round.
aid-round-palace = Palace: rise by your palace symbols; from level 1 on you may take a shield.
aid-round-army = Army: advance on the campaign by all your military symbols, or not at all.
aid-round-artist = Artist: inspect 1 artwork for each symbol, for 1 coin each.
aid-round-play = Play cards whose symbols you have; coins and goods among them are paid.
aid-round-draw = Draw 1 card for each card symbol, face down.
aid-round-expand = Expand: place stones for cards. For the starting player Berlin grows first.
aid-round-exchange = Exchange: swap the work you offer for one that someone else offers.
aid-prices = What things cost and bring
aid-prices-stones = Column of a stone, and the cards it costs
aid-prices-city = A City card pays 3 coins at an auction.
aid-prices-river = A River card pays 2 coins.
aid-prices-land = A Land card pays 1 coin.
aid-prices-goods = Goods are sold only at auctions, all of a kind at its price, which then falls by 1 for each unit.
aid-prices-displace = Displacing a stone pays its owner 1 coin for a field, 2 for a forest, 3 for a river, 4 for a city.
aid-limits = Limits worth knowing
aid-limits-cards = As many active cards as regions you control: two or three of their fields.
aid-limits-field = A stone goes on a free field of its terrain, in a region with a stone of yours or beside one.
aid-limits-city = Your second city stone needs an empty first column, the third an empty second one.
aid-limits-collection = Show the kinds of a collection to draw an artwork; forgeries count.
aid-symbols = Symbols
aid-coin = Coin: 1 with each harvest.
aid-progress = Progress: many cards require it.
aid-artworks = Artworks

title = Spandau 1780
tagline = Spread across the March of Brandenburg, win over the court, win campaigns and auctions, and find out which of your artworks are genuine.

# Break points in compound words. The list is the same in every language, because place names are German in all of them.
joints = Spiegel|kabinett Spiegel|kabinet Damen|salon Wunder|kammer Studier|zimmer Studeer|kamer Schatz|kammer Schat|kamer Bilder|galerie Grotten|saal Grotten|zaal Tabaks|kollegium Tabaks|college Friedrichs|hagen Lichter|felde Lichten|berg Falken|hagen Hennigs|dorf Jungfern|heide Oranien|burg Charlotten|burg Schmargen|dorf Wilmers|dorf Wuster|hausen Schön|hausen Schöne|berg Groß|beeren Tempel|hof Rix|dorf Born|stedt Pots|dam Zehlen|dorf Weißen|see Grune|wald Tier|garten Lank|witz Katten|druckerei Kattun|druckerei Katoen|drukkerij Hofbuch|druckerei Hof|drukkerij Hof|schneiderei Jagd|schloss Porzellan|manufaktur Porselein|manufactuur Pulver|mühle Papier|mühle Papier|molen Wasser|mühle Bock|windmühle Seiden|haspelei Seiden|weberei Seiden|verlegerin Zijde|weverij Zijde|winderij Zucker|siederei Suiker|raffinaderij Branntwein|brennerei Brandewijn|stokerij Maulbeer|plantage Moerbei|plantage Fischer|kietz Havel|schifferin Havel|schipper Havel|weinberg Havel|fähre Wochen|markt Wein|schenke Uferatelier Infanterie|kaserne Infanterie|kazerne Gewehr|fabrik Geweer|fabriek Kolonisten|dorf Kolonisten|dorp Kupfer|stecherei Exerzier|platz Exercitie|veld Schiff|bauerei Scheeps|werf Kartoffel|acker Aardappel|akker Weizen|acker Ziegel|streicherei Steen|bakkerij Tabak|spinnerei Elfenbein|schiff Straußen|ei Nautilus|pokal Nautilus|beker Sieges|medaille Zege|penning Himmels|globus Planeten|uhr Planeten|klok Stunden|buch Getijden|boek Rüben|terrine Raap|terrine Hofkammer|rat Artillerie|leutnant Artillerie|luitenant Elektrisier|maschine Elektriseer|machine Flöten|sonate Fluit|sonate Tänzer|paar Muster|gut

## Mechanics
uses-auction = Every round, an artwork is auctioned. Clockwise, players raise the bid or drop out until only one is left, who pays with coins, hand cards and goods.
uses-area-majority = You control a region if you have stones on two of its three spaces, and you may have one active card for each region you control.
uses-deduction = Every artwork exists twice, once genuine and once forged, so inspecting one copy tells you about the other too.
uses-hidden-information = Nobody, not even the owner, knows whether an artwork is genuine until it is inspected. Hands and private collections are secret too.
uses-market = Storing or selling a good pushes its price down; after every harvest, each of the six prices rises by one coin if there is room.
uses-set-collection = Show works of the kinds a collection asks for to draw another artwork; forgeries count too.
uses-hand-management = Keep cards in your hand until you have the symbols they require, and use those you can spare as payment.
uses-multi-use-cards = A card is played for its benefits, pays 1 to 3 coins at an auction, or is discarded to place stones.
uses-tableau-building = Your active cards stay in front of you, and their symbols count at once: for the next card, the palace, the army and every harvest.
uses-income = Every round begins with a harvest: one unit for every goods symbol and one coin for every coin symbol.
uses-variable-powers = Each side of a player board has its own symbols: some work from the start, others once the stones on them are gone.
uses-take-that = Pay coins to other players to displace their stones from regions where you have one.

option-kinds = Artworks
option-kinds-about = With seven kinds, the eighth kind of artworks with its four titles is left out.
option-kinds-eight = eight kinds, 32 titles
option-kinds-seven = seven kinds, 28 titles
option-auction = Auctions
option-auction-about = Either players go on raising the bid until all others have dropped out, or each player bids just once.
option-auction-ascending = until one bidder is left
option-auction-once-around = one bid each
option-turns = Order of play
option-turns-about = Either each player takes all actions of a round in one turn, or everyone takes each action before the next one.
option-turns-whole = whole turns
option-turns-phases = phase by phase
option-storage = Warehouse rows
option-storage-per-player = separate for each player
option-storage-shared = shared by all
option-change = Overpayment
option-change-given = is returned
option-change-kept = is lost
option-drawn = Drawn cards
option-drawn-face-down = stay face down at first
option-drawn-to-hand = go into the hand

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-purple = Purple

## Symbols
icon-coin = coin
icon-bid = bid
icon-play-card = active
icon-leads = leads
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
icon-coins = coins
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
    [one] 1 palace level
   *[other] { $count } palace levels
 }
count-works = { $count ->
    [one] 1 artwork
   *[other] { $count } artworks
 }
count-cards = { $count ->
    [one] 1 { $deck } card
   *[other] { $count } { $deck } cards
 }
count-kind = { $count } × { $kind }
nothing = nothing

## Components
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
known-genuine = { $work } (genuine)
known-forged = { $work } (forged)
in-region = { $count ->
    [one] { $region }
   *[other] { $region } ({ $count }×)
 }
stone-on = { $owner }’s stone in { $field }
black-stone-on = Berlin’s black stone in { $field }

## Zones
zone-map = The country around Spandau
zone-warehouse = Warehouse
zone-palace = Palace
zone-campaign = { $campaign } ({ $number } of { $count })
zone-collections = Open collections · decks
zone-auction = Auction in round { $round }
zone-next-auction = Up for auction next
zone-bids = Bids (maximum { $coins })
zone-bids-steps = Bids (maximum { $coins }; above { $below } in larger steps)
zone-payment = Sold to { $player } for { $price }
zone-players = Purses · offered for exchange
zone-cabinets = The others’ works
step-palace = Palace
step-army = Army
step-artist = Artist
step-cards = Cards
step-draw = Draw
step-expand = Expand
step-exchange = Exchange
zone-boards = Player boards: choose one side
zone-active = Active
zone-hand = Hand
zone-cabinet = Cabinet { $count }/12 · { $genuine } genuine
zone-cabinet-unknown = Cabinet { $count }/12
round-title = Round { $round }
harvest-of = Harvest { $round }
round-harvest = Harvest
round-auction = Auction
round-palace = Palace
round-army = Army
round-artist = Artist
round-cards = Play cards
round-draw = Draw cards
round-expand = Influence
round-exchange = Exchange
mat-of = { $player } · { $board }
cell-of = { $good } at { $price }
price-of = Price of { $good }: { $price }
stock-of = { $player }: { $what }
palace-start = Below level 1
palace-level = Palace level { $level }
on-shield = { $player } on { $shield }
counter-of = { $player }: level { $level }
space-number = Space { $space }
soldier-of = { $player } on space { $space }
rank = { $rank ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
 }
reward-of = Reward for rank { $rank }: { $what }
deck-of = { $deck } cards
stack = Artwork stack
nothing-displayed = No artwork on display
bidder = { $player } at the auction
bid-out = out
bid-tile = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }
to-pay = { $left } to pay, { $paid } paid
left-to-pay = { $left } to pay
has-coins = { $coins ->
    [one] 1 coin left
   *[other] { $coins } coins left
 }
sale-of = { $good } at { $price }
private-of = { $player }’s private collection
hidden-works-of = { $player }’s artworks that you have not seen
free-place = free place for an active card
empty-place = empty place in the cabinet
hand-place = room for a hand card
works-of = { $player }’s artworks
secret-offer-of = { $player }’s offer (still secret)
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

## Help
help-region = Spaces: { $fields }. Stones: { $stones }. Two stones of one colour control the region.
stones-of = { $player } { $count }
berlin = Berlin
nobody = none
help-region-of = Spaces: { $fields }. Stones: { $stones }. { $owner } controls this region.
help-field = A free space. You may place a stone of this terrain here if you have a stone in this region or a neighbouring one.
help-field-taken = A player with a stone in this region may displace this one to a free space of the same terrain in a neighbouring region. The owner receives { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }.
help-field-black = Black stones cannot be displaced.
help-good = Current price of { $good }: { $price }, never less than { $lowest }. The bars are the players’ units; they fill the row from the left.
help-stock = Goods can be sold only to pay for an artwork.
help-price = The price rises by 1 at each harvest if the next cell is free. It falls by 1 for each unit that is sold or pushes the marker, but never below { $lowest }.
help-palace = In the palace action, a player’s counter rises one level for each palace symbol.
help-shield = Level { $level }. If you assert your influence here, you have this until your next palace action: { $what }.
help-counter = From level 1 on, this player may assert influence; the counter then starts over.
help-campaign = { $length } spaces. Whoever reaches the last one ends the campaign; everyone who took part draws an artwork.
help-reward = The reward for this rank in the campaign. There is no third reward with two players.
help-space = Advance one space for each military symbol. The campaign ends on space { $length }.
help-deck = { $pile } in the pile, { $discard } discarded.
help-card = { $deck } card. Requires: { $needs }. Costs: { $pays }. Gives: { $gives }.
stamp-genuine = Genuine
stamp-forged = Forged
help-work-unknown = Kind: { $kind }. You do not know whether this artwork is genuine. { $seen }
help-work-genuine = Kind: { $kind }. You know that this artwork is genuine. { $seen }
help-work-forged = Kind: { $kind }. You know that this artwork is forged. { $seen }
seen-by-all = Everyone knows where it is.
seen-by-you = Only you have seen it.
seen-by-owner = Only its owner has seen it.
help-collection = Asks for { $what }. Show these on your turn, forgeries included, to draw an artwork.
help-private = Your private collection. Asks for { $what }. Once per game, show these on your turn, forgeries included, to draw an artwork.
help-private-hidden = Only its owner knows this collection.
help-hidden-works = Only the owner has seen these artworks.
help-display = The next artwork is displayed after the auction.
help-stack = Nobody knows the order of these artworks.
help-bidder = { $player } could pay { $purse } in coins, hand cards and goods at current prices.
help-bid = The next player must bid more than this or drop out.
help-drop-out = You leave this auction for good.
help-pay = Pay with hand cards and goods, most valuable first, and the rest in coins.
help-sale = Every unit sells at the price shown above. Then the price falls by 1 for each unit sold, but not below { $lowest }.
help-unit = A click on a number sells that many units in all, one after the other.
help-column = A stone from this column costs { $cost ->
    [one] 1 card
   *[other] { $cost } cards
 }.
help-city-row = The second city stone requires an empty first column, the third an empty second column.
help-terrain-row = Columns are emptied from left to right.
help-spot-open = This symbol is uncovered: { $symbol }.
help-spot-covered = Under this stone: { $symbol }. Placing the stone costs { $cost ->
    [one] 1 card
   *[other] { $cost } cards
 }.
help-coin = Coins gained at each harvest.
help-progress = Required by better cards.
help-palace-symbol = Palace levels gained each turn.
help-military = Campaign spaces per turn.
help-artist = Inspections per turn, for 1 coin each.
help-draw = Cards drawn each turn.
help-good-symbol = Units stored at each harvest.
help-board = From the start: { $base }. Under the stones of the first column: { $first }.
help-no-board = Boards are chosen clockwise, beginning with the starting player.
help-coins = Coins. Including hand cards and goods, this player could pay { $purse } at an auction.
help-limit = Active cards: { $active } of { $limit }, one for each region controlled.
help-hand = Each card pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 } at an auction.
help-drawn = Nobody has seen these cards. They can be spent on stones; the rest join the hand.
help-works = A player’s twelfth artwork ends the game.
help-secret-offer = Offers are revealed once everyone has chosen.

## Choices
choose-board = { $board } (from the start: { $base })
place-on = Place a stone: { $field }
grow-on = Place a black stone: { $field }
take-stone = Uncover { $symbol }
discard = Discard { $card } ({ $deck })
discard-drawn = Discard a face-down card: { $deck }
offer = Offer { $work }
bid = Bid { $coins }
drop-out = Drop out
pay-card = Pay with { $card } ({ $deck }, { $coins })
sell = Sell one unit of { $good } for { $coins }
sell-many = Sell { $what } for { $coins }
pay-coins = Pay { $coins ->
    [one] the remaining coin
   *[other] the remaining { $coins } coins
 }
assert = Assert your influence: { $shield } ({ $what })
assert-not = Wait
advance = Advance { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
 }
hold = Do not advance
inspect-own = Inspect your own work: { $work }
inspect-offer = Inspect { $owner }’s offer: { $work }
inspect-again-genuine = Inspect again to reveal that it is genuine: { $work }
inspect-again-forged = Inspect again to reveal that it is forged: { $work }
inspect-displayed = Inspect the work on display: { $work }
inspect-no-more = Stop inspecting
publish-genuine = Reveal that { $work } is genuine
publish-forged = Reveal that { $work } is forged
keep-secret = Keep it to yourself
play = Play { $card } (gives { $gives })
replace = Play { $card } (gives { $gives }) in place of { $old }
play-no-more = Stop playing cards
displace = Displace { $owner } in { $field } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }
displace-for-berlin = Displace { $owner } in { $field } with a black stone (the bank pays { $coins })
move-to = To { $field }
expand-no-more = Stop expanding
exchange = Exchange with { $partner }: { $given } for { $work }
claim = Show collection { $collection } and draw an artwork
claim-private = Show your private collection { $collection } and draw an artwork
show = Show { $work }
show-known = Show { $work }, which everyone knows you have
start-pass = Place no more stones
end-turn = End the turn
finish = Continue

## Prompts
ask-nothing = Nothing to choose.
ask-in-phase = { $phase }: { $question }
ask-board = Choose a player board and one of its sides.
ask-first-stone = On which city do you place your first stone?
ask-start = Place another stone before the game starts?
ask-stone = Which stone do you place on { $field }? You gain its symbol.
ask-discard = Discard { $count ->
    [one] a card
   *[other] { $count } cards
 } for the stone.
ask-first-offer = Which of your five works do you offer for exchange? The others do not see it yet.
ask-offer = Which of your works do you offer for exchange?
ask-open = Nobody has bid yet. What do you bid?
ask-bid = { $leader } bids { $coins }. Do you bid more?
ask-pay = { $left ->
    [one] 1 coin
   *[other] { $left } coins
 } left to pay. Use cards and goods first, most valuable first, then coins.
ask-assert = Assert your influence at level { $level }? { $surplus ->
    [0] Your counter would start over.
   *[other] Your counter would start over at { $surplus }. If you wait, those levels are lost.
 }
ask-advance = Advance your army?
ask-inspect = Inspect an artwork for a coin? { $count ->
    [one] One inspection is left.
   *[other] { $count } inspections are left.
 }
ask-publish-genuine = { $work } is genuine. Reveal it to everyone?
ask-publish-forged = { $work } is forged. Reveal it to everyone?
ask-play = Play a card? { $active } of { $limit } cards active.
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
ask-exchange = { $genuine ->
    [0] Who do you exchange offers with?
   *[other] { $given } is genuine, and you give it away. Who do you exchange offers with?
 }
ask-claim = Show a collection before your turn ends?
ask-show = { $collection }: which { $kind } will you show? The others see your choices once you have made them all.

## Blocked clicks
not-dearest-first = Pay with the most valuable items first, and do not use more than you need.
not-without-region = You control no region, so you can have no active card.
not-without-symbols = This card requires { $what }.
not-without-payment = You cannot pay { $what }.
not-without-the-old = You would have to replace an active card, but you would not meet this card’s requirements without it.
not-first-city = Your first stone must go on a city.
not-near = You have no stone in this region or next to it.
not-without-stone = All your stones of this terrain are placed.
not-before-column = All stones of column { $column } must leave your board first.
not-without-cards = You need { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
not-beside-you = You have no stone in this region.
not-without-coins = This costs { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }, and you do not have enough.
not-without-room = No neighbouring region has a free space of this terrain.
not-again-genuine = You already know that this artwork is genuine. In the list, you can inspect it again to reveal it to everyone.
not-again-forged = You already know that this artwork is forged. In the list, you can inspect it again to reveal it to everyone.
not-known = Everyone already knows whether this artwork is genuine.

## The end
ending-cabinet = twelve artworks in one cabinet
ending-cabinet-told = A player’s twelfth artwork ended the game. Whoever owns the most genuine ones wins.
ending-campaigns = the last campaign
ending-campaigns-told = The last campaign ended the game. Whoever owns the most genuine artworks wins.
ending-map = a full map
ending-map-told = A full map ended the game. Whoever owns the most genuine artworks wins.
ending-stones = a player’s thirtieth stone
ending-stones-told = A player’s thirtieth stone ended the game. Whoever owns the most genuine artworks wins.
ending-artworks = the last artwork
ending-artworks-told = With no artworks left, the game ended. Whoever owns the most genuine ones wins.
ending-berlin = Berlin cannot grow
ending-berlin-told = Berlin could not grow, so the game ended. Whoever owns the most genuine artworks wins.
score-works = Artworks
score-kinds = Kinds of genuine artworks
score-genuine = Genuine artworks

## The log
log-board = { $player } plays { $board }.
log-start-pass = { $player } places no more stones before the game.
log-offer-secret = { $player } has chosen a work to offer.
log-round = Round { $round }.
log-phase = Phase: { $phase }.
log-harvest = { $player } stores { $what }.
log-spoil = { $player } has no room. Spoiled: { $what }.
log-prices = Prices: { $prices }.
good-at = { $good } { $price }
log-income = { $player } receives { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }.
log-bid = { $player } bids { $coins }.
log-drop-out = { $player } drops out.
log-cannot-outbid = { $player } cannot bid more and drops out.
log-unsold = Nobody bids for { $work }, so it leaves the game.
log-pay-card = { $player } pays with a card: { $deck }, { $coins }.
log-sell = { $player } sells { $what } for { $coins }; the price is now { $price }.
log-knocked-down = Going, going, gone: { $work } goes to { $player } for { $coins }.
log-knocked-down-own = Going, going, gone: { $work } is yours for { $coins }!
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
log-keep-secret = { $player } keeps the result secret.
log-publish-genuine = { $player } reveals that { $work } is genuine.
log-publish-forged = { $player } reveals that { $work } is forged.
log-remove-stack = { $work } is removed from the stack and leaves the game.
log-remove-displayed = { $work } is removed from the display and leaves the game.
log-remove-owned = { $work } is removed from { $player }’s cabinet and leaves the game.
log-remove-owned-own = { $work } was forged: it leaves your cabinet and the game.
log-offer = { $player } offers { $work }.
log-play = { $player } plays { $card }.
log-replace = { $player } plays { $card } in place of { $old }.
log-draw = { $player } draws { $what }.
log-reshuffle = The { $deck } pile has run out: its discards are shuffled into a new one.
log-place = { $player } places a stone in { $field } and uncovers { $symbol }.
log-discard = { $player } discards a card: { $deck }.
log-discard-own = { $player } discards { $card }.
log-discard-drawn = { $player } discards a face-down card: { $deck }.
log-displace = { $player } displaces { $owner } from { $from } to { $to } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }.
log-displace-berlin = Berlin displaces { $owner } from { $from } to { $to }; the bank pays { $coins }.
log-grow = Berlin grows: { $field }.
log-exchange = { $player } gives { $partner } { $given } in exchange for { $taken }.
log-exchange-own = { $player } exchanges with you: you give { $taken } and get { $given }.
log-end = The game is over: { $reason }.
log-claim = { $player } shows { $works } for { $collection }.
log-first-cards = Everyone draws { $count } cards from each deck.
log-deal-works = Everyone is dealt { $genuine } genuine and { $forged } forged works, face down.
log-take-drawn = { $player } adds the face-down cards to their hand.
log-leave-shield = { $player }’s stone leaves its shield: { $shield }.
log-next-campaign = The next campaign: { $campaign }.
log-next-collection = A new collection is revealed: { $collection }.
log-control = { $player } now controls { $region }.
log-control-lost = { $player } no longer controls { $region }.
log-count = { $player } has { $works ->
    [one] 1 work
   *[other] { $works } works
 }, { $genuine } of them genuine.

## The headline of a turn, after the player's name and a colon
brief-of-other = { $player } { $did }
brief-board = plays { $board }
brief-harvest = { $what }
brief-bid = bids { $coins }
brief-drop-out = drops out
brief-win = wins { $work } for { $coins }
brief-palace = rises to level { $level }
brief-assert = asserts influence: { $shield }
brief-leave-shield = leaves the shield: { $shield }
brief-advance = advances to { $space } of { $length }
brief-reward-coins = is rewarded with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }
brief-reward-goods = is rewarded with { $what }
brief-draw-work = draws an artwork
brief-inspect = inspects { $work }
brief-inspect-own = inspects a work of their own
brief-publish-genuine = reveals { $work } as genuine
brief-publish-forged = reveals { $work } as forged
brief-remove-owned = removes { $work } from { $player }’s cabinet
brief-offer = offers { $work }
brief-play = plays { $card }
brief-replace = replaces { $old } with { $card }
brief-draw = draws { $count ->
    [one] a card
   *[other] { $count } cards
 }
brief-place = places { $count ->
    [one] a stone
   *[other] { $count } stones
 } in { $regions }
brief-control = controls { $regions }
brief-control-lost = loses control of { $regions }
brief-displace = displaces { $owner } in { $regions }
brief-displace-berlin = lets Berlin displace { $owner } in { $regions }
brief-grow = grows Berlin in { $regions }
brief-exchange = gives { $partner } { $given } in exchange for { $taken }
brief-claim = shows { $collection }
goal-genuine = genuine artworks, as far as you know
goal-cabinet = twelve artworks in one cabinet
goal-cabinet-step = one more artwork
goal-campaigns = the end of the last campaign
goal-campaigns-step = one more campaign
goal-map = a full map
goal-map-step = one more stone on the map
goal-stones = all thirty stones of a player placed
goal-stones-step = one more stone
goal-artworks = the last artwork auctioned
goal-artworks-step = one more auction
goal-berlin = Berlin must grow and cannot

# Changes listed in advice, each after a number such as "+2".
part-works = { $count ->
    [one] artwork
   *[other] artworks
}
part-known = { $count ->
    [one] artwork of known status
   *[other] artworks of known status
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
    [one] campaign space
   *[other] campaign spaces
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

# Coach texts: what each decision is about.
coach-ask-board = Your board determines which symbols you start with and which are covered by your thirty stones. Compare the starting symbols and the first column: coins and goods pay at auctions, military takes you into campaigns, and card symbols give you cards for more stones.
coach-ask-first-stone = Your first stone goes on any free city and costs a card. You spread from there: later stones must go into regions where you already have one, or into neighbouring regions. Look for neighbours with free spaces of every terrain, and few opponents nearby.
coach-ask-start = Before the game begins you may place more stones, each for as many cards as its column shows; nobody can be displaced yet. If you pass, you are done and keep your cards. Early stones work longest: their symbols count from the first harvest on, and two control a region.
coach-ask-stone = Taking a stone uncovers the symbol under it, which works for you until the end. Columns are emptied from left to right; within a column, take any stone you like. Consider what you lack: income for auctions, cards for more stones, military, or progress for the cards in your hand.
coach-ask-discard = You pay for stones with cards, and any will do, even those still face down. Keep what you can play soon, and think of the auction, where a City card pays three coins, a River card two and a Land card one. The easiest to spare are cards whose requirements are far off.
coach-ask-first-offer = One of your works is always up for exchange. The others will see it and may take it in exchange for theirs. Two of your five works are genuine, but you do not know which. So look at the kinds: keep what the open collections and your private collection ask for.
coach-ask-offer = You give away the work you offer now at your next exchange, or earlier if someone else picks it. It is best to part with works you know to be forged, and to keep genuine ones. Remember that others may inspect your offer, and that its kind may be just what their collection lacks.
coach-ask-open = You may open with 1 coin or more, or drop out of this auction. You pay with coins, hand cards and goods, and only here can goods be turned into money. Genuine works win the game. One you have not inspected is a gamble, but whoever wins it also becomes the starting player.
coach-ask-bid = Bid more than the last bid, or drop out of this auction for good. Money is worth nothing at the end, but until then you need some for inspections, cards and displacing stones. What is the work worth to you, how far can the others go, and who may know whether it is genuine?
coach-ask-pay = Pay with hand cards, goods and coins, the most valuable first and no more than you need. All units of a good you sell earn its current price; then the price falls. Sell goods with a high price. Save cards you can soon play, and coins for the rest of the round.
coach-ask-assert = Your stone goes on the shield of your level, and its symbols are yours until your next palace action. In return, your counter starts over. Do the symbols help you now, for cards, the campaign, inspections or the harvest? Or is it worth waiting for a better shield?
coach-ask-advance = Your army advances one space for each military symbol, all of them or none. When the campaign ends, everyone in it draws an artwork, and the top ranks are rewarded too, so it seldom pays to stay out. If you could end it, check the ranks first: the last campaign ends the game.
coach-ask-inspect = For a coin you learn whether a work is genuine: one of yours, one that others offer, or the one on display, which is auctioned next. You then know its other copy too. Inspect what your next decisions depend on: what to bid for, what to offer, and who to exchange with.
coach-ask-publish-genuine = If you reveal that this work is genuine, its forged copy leaves the game wherever it is, even if it is in your own cabinet. But then everyone knows that this one is genuine. Keep quiet while you still hope to win or exchange it. Reveal it if the loss will probably hit someone else.
coach-ask-publish-forged = A work revealed as forged leaves the game, and everyone then knows that its other copy is genuine. Its owner has one work fewer for collections and for a full cabinet. Your own forgeries can still serve you: they count for collections and can be passed on by exchange.
coach-ask-play = You may have as many active cards as you control regions. A card requires symbols, which are not used up, and some cards also cost coins or goods, paid once. Its benefits work at once and in every later round. Check which card makes the next one possible.
coach-ask-grow = As starting player you grow Berlin: a black stone goes on a free space in or next to a region with a black stone, or displaces a stone that shares a region with one. It stays there for good. Take what the others need, and spare your own regions.
coach-ask-move = A displaced stone goes to a free space of the same terrain in a neighbouring region, and its owner is paid. You choose where. Put others’ stones where they control nothing and do not block you. If it is your own stone, put it where it helps you.
coach-ask-expand = Spend cards to place stones in regions where you have one or in neighbouring regions, and coins to displace others’ stones. Two stones control a region, and each region allows one active card. Consider which symbols you uncover. Placing your thirtieth stone ends the game.
coach-ask-exchange = At the end of your turn you must exchange the work you offer for someone else’s offer. The best choice is a work you know to be genuine, otherwise one whose kind you collect. Also consider who you give yours to: it may complete a collection for them.
coach-ask-claim = If you have works of all the kinds a collection asks for, you may show it and draw an artwork for free. Forgeries count, and you keep the works. An open collection may be gone by your next turn. But everyone sees what you show, and a twelfth artwork ends the game.
coach-ask-show = Choose a work of this kind to show for the collection. You keep it, and it may be forged, but from then on everyone knows you have it. Reveal as little as you can: show a work the others already know about rather than one they do not suspect you have.

# Usage hints: when each component is chosen.
when-bid = You bid in the auction; there is one auction in each round.
when-drop-out = You can drop out of an auction when you are asked for a bid.
when-card = You choose a card from your hand when you play cards, pay for an artwork, or discard for a stone.
when-collection = You can show a collection on your own turn, when you own works of all the kinds it asks for.
when-drawn = Cards drawn this turn can be spent on stones while you expand your influence.
when-field = You choose a space on the map when you place a stone (also before the game), when you displace a stone or decide where it goes, and when Berlin grows.
when-pay-coins = When you have won an auction, you pay the rest of the price in coins here.
when-sale = Goods can be sold only to pay for an auction you have won.
when-shield = You choose a shield in the palace, when you assert your influence at its level.
when-side = You choose a side of a board once, before the game starts.
when-space = You choose a campaign space when you advance with military symbols: the one you would reach.
when-spot = You choose a stone on your board when you place it on a space of its terrain.
when-work = You choose an artwork when you offer one, exchange one, pay a coin to inspect one, or show one for a collection.

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
aid-round-harvest = Harvest: everyone stores 1 unit for each goods symbol, then takes 1 coin for each coin symbol.
aid-round-auction = Auction: bid more or drop out; the winner starts the round.
aid-round-palace = Palace: rise 1 level per palace symbol; from level 1 on you may take a shield.
aid-round-army = Army: advance one space in the campaign for each of your military symbols, or not at all.
aid-round-artist = Artist: for each symbol, you may pay 1 coin to inspect 1 artwork.
aid-round-play = Play cards whose requirements you meet; pay the coins and goods they require.
aid-round-draw = Draw 1 card for each card symbol, face down.
aid-round-expand = Expand: place stones for cards. The starting player grows Berlin first.
aid-round-exchange = Exchange: swap the work you offer for one that another player offers.
aid-prices = Costs and values
aid-prices-stones = Column of a stone, and its cost in cards
aid-prices-city = A City card pays 3 coins at an auction.
aid-prices-river = A River card pays 2 coins.
aid-prices-land = A Land card pays 1 coin.
aid-prices-goods = Goods are sold only at auctions, all of a kind at its price, which then falls by 1 for each unit sold.
aid-prices-displace = Displacing a stone earns its owner 1 coin for a field, 2 for a forest, 3 for a river, 4 for a city.
aid-limits = Limits to remember
aid-limits-cards = One active card per region you control (stones on two or three of its spaces).
aid-limits-field = Place a stone on a free space of its terrain, in a region with one of your stones or next to one.
aid-limits-city = Your second city stone needs an empty first column; your third needs an empty second column.
aid-limits-collection = Show works of the kinds a collection asks for to draw an artwork; forgeries count.
aid-symbols = Symbols
aid-coin = Coin: gain 1 at each harvest.
aid-progress = Progress: many cards require it.
aid-artworks = Artworks

title = Spandau 1780
tagline = Verspreid je over de Mark Brandenburg, win het hof, de veldtochten en de veilingen, en ontdek welke van je schatten echt zijn.

## Mechanics
uses-auction = Elke ronde wordt een kunstwerk geveild: met de klok mee wordt er hoger geboden of uitgestapt, tot er één over is, die met munten, handkaarten en goederen betaalt.
uses-area-majority = Wie stenen heeft op twee van de drie velden van een streek, beheerst haar; je mag zoveel actieve kaarten hebben als je streken beheerst.
uses-deduction = Elk werk bestaat één keer echt en één keer vervalst: wie het ene exemplaar heeft onderzocht, weet het ook van het andere.
uses-hidden-information = Of een kunstwerk echt is, blijft voor iedereen verborgen, ook voor de eigenaar, tot het wordt onderzocht; handkaarten en privécollecties zijn eveneens geheim.
uses-market = Wat wordt opgeslagen en verkocht, drukt de prijzen van zes goederen; na elke oogst stijgen ze een munt, waar er plaats is.
uses-set-collection = Wie werken laat zien van de soorten die een collectie vraagt, trekt nog een kunstwerk; ook vervalsingen tellen.
uses-hand-management = Kaarten wachten in je hand tot je de symbolen hebt die ze vereisen, en wat je kunt missen, betaalt iets anders.
uses-multi-use-cards = Een kaart wordt gespeeld om haar voordelen, betaalt 1 tot 3 munten bij een veiling, of wordt afgelegd om stenen te plaatsen.
uses-tableau-building = Actieve kaarten liggen voor je, en hun symbolen tellen meteen: voor de volgende kaart, het paleis, het leger en elke oogst.
uses-income = Elke ronde begint met de oogst: één eenheid voor elk symbool van een goed en één munt voor elk muntsymbool.
uses-variable-powers = Elke kant van een spelerbord heeft eigen symbolen: sommige vanaf het begin, andere onder de stenen die het verlaten.
uses-take-that = Voor munten, die naar hun eigenaars gaan, verplaats je stenen van anderen uit streken waarin je zelf een steen hebt.

option-kinds = Kunstwerken
option-kinds-eight = acht soorten, 32 titels
option-kinds-seven = zeven soorten, 28 titels
option-auction = Veilingen
option-auction-ascending = tot niemand meer overbiedt
option-auction-once-around = maar één keer rond
option-turns = Speelvolgorde
option-turns-whole = hele beurten
option-turns-phases = fase voor fase
option-storage = Rijen in het pakhuis
option-storage-per-player = elke kleur apart
option-storage-shared = allemaal samen
option-change = Wat te veel is betaald
option-change-given = komt terug
option-change-kept = gaat verloren
option-drawn = Getrokken kaarten
option-drawn-face-down = liggen eerst gedekt
option-drawn-to-hand = komen op de hand

seat-red = Rood
seat-blue = Blauw
seat-green = Groen
seat-yellow = Geel
seat-purple = Paars

## Symbols
icon-coin = munt
icon-progress = vooruitgang
icon-palace = paleis
icon-military = leger
icon-artist = kunstenaar
icon-silk = zijde
icon-wine = wijn
icon-tobacco = tabak
icon-potato = aardappelen
icon-cattle = vee
icon-wheat = tarwe
icon-deck-city = Stad-kaart
icon-deck-land = plattelandskaart
icon-deck-river = Rivier-kaart
icon-artwork = kunstwerk
icon-pay-coins = kan betalen
icon-start-player = begint
icon-offer = te ruil aangeboden
icon-claim = wordt getoond
icon-unknown = echtheid onbekend
icon-genuine = echt
icon-forged = vervalst
icon-hand = kaarten
icon-kind-painting = schilderij
icon-kind-sculpture = sculptuur
icon-kind-porcelain = porselein
icon-kind-clockwork = uurwerk
icon-kind-medal = penning
icon-kind-naturalia = naturalia
icon-kind-manuscript = handschrift
icon-kind-instrument = instrument
count-symbol = { $count } × { $symbol }
count-silk = { $count } zijde
count-wine = { $count } wijn
count-tobacco = { $count } tabak
count-potato = { $count ->
    [one] 1 aardappel
   *[other] { $count } aardappelen
 }
count-cattle = { $count } vee
count-wheat = { $count } tarwe
count-coins = { $count ->
    [one] 1 munt
   *[other] { $count } munten
 }
count-levels = { $count ->
    [one] 1 niveau in het paleis
   *[other] { $count } niveaus in het paleis
 }
count-works = { $count ->
    [one] 1 kunstwerk
   *[other] { $count } kunstwerken
 }
count-cards = { $count } × { $deck }
count-kind = { $count } × { $kind }
nothing = niets

## Things
deck-city = Stad
deck-land = Platteland
deck-river = Rivier
terrain-city = stad
terrain-field = veld
terrain-forest = bos
terrain-river = rivier
kind-painting = schilderij
kind-sculpture = sculptuur
kind-porcelain = porselein
kind-clockwork = uurwerk
kind-medal = penning
kind-naturalia = naturalia
kind-manuscript = handschrift
kind-instrument = instrument
field-in = { $region } ({ $terrain })
copy-of = { $work } { $copy ->
    [one] I
   *[other] II
 }
stone-on = Steen van { $owner } in { $field }
black-stone-on = Zwarte steen van Berlijn in { $field }
source-printed = zoals gedrukt
source-reconstructed = onze reconstructie

## Zones
zone-map = Rondom Spandau
zone-warehouse = Pakhuis
zone-palace = Paleis
zone-campaign = { $campaign } ({ $number } van { $count })
zone-collections = Gevraagde collecties · stapels
zone-auction = Veiling van ronde { $round }
zone-next-auction = Volgende veiling
zone-bids = Biedingen (hoogstens { $coins })
zone-payment = { $player } betaalt { $price }
zone-turn = Beurt van { $player }
zone-phase = Fase voor fase · { $phase }: { $player }
step-palace = Paleis
step-army = Leger
step-artist = Kunst
step-cards = Kaarten
step-draw = Trekken
step-berlin = Berlijn
step-expand = Invloed
step-exchange = Ruil
help-step = De acties van een ronde, van links naar rechts. Berlijn groeit als de startspeler zijn invloed uitbreidt.
zone-boards = Spelerborden: kies één kant
zone-active = Actieve kaarten
zone-cabinet = Kabinet { $count }/12 · { $genuine } echt
mat-of = { $player } · { $board }
cell-of = { $good } voor { $price }
price-of = Prijs van { $good }: { $price }
stock-of = { $player }: { $what }
palace-start = Vóór het eerste niveau
on-shield = { $player } op „{ $shield }”
counter-of = { $player }: niveau { $level }
space-number = Vakje { $space }
soldier-of = { $player } op vakje { $space }
rank = { $rank ->
    [1] 1e
    [2] 2e
   *[other] 3e
 }
reward-of = Beloning voor plaats { $rank }: { $what }
deck-of = { $deck }-kaarten
stack = Kunstwerken op de stapel
nothing-displayed = Geen kunstwerk uitgestald
bidder = { $player } op de veiling
bid-of = biedt { $coins }
bid-none = geen bod
bid-out = eruit
bid-tile = { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
 }
to-pay = { $left } te betalen, { $paid } betaald
left-to-pay = nog { $left }
has-coins = heeft { $coins }
sale-of = { $good } voor { $price }
sold-of = { $sold } van { $count }
private-of = Privécollectie van { $player }
hidden-works-of = Kunstwerken van { $player } die je niet hebt gezien
works-of = Kunstwerken van { $player }
secret-offer-of = Aanbod van { $player }, nog geheim
coins-of = Munten van { $player }
limit-of = Actieve kaarten van { $player }
hand-of = Hand van { $player }: { $deck }
drawn-of = Gedekt: { $deck }
no-board-yet = { $player }: nog geen bord
portrait-of = { $player }: { $board }
column = Kolom { $cost }
row-of = Stenen voor: { $terrain }
spot-open = { $symbol } ({ $terrain })
spot-covered = Steen op { $symbol } ({ $terrain })
total-of = { $player }: { $symbol }

## What they do
help-region = Velden: { $fields }. Stenen: { $stones }. Twee stenen van één kleur beheersen het.
stones-of = { $player } { $count }
berlin = Berlijn
nobody = geen
help-region-of = Velden: { $fields }. Stenen: { $stones }. { $owner } beheerst het.
help-field = Een vrij veld. Een steen van hetzelfde terrein mag hierheen als je hier of in een naburige streek al een steen hebt.
help-field-taken = Wie in deze streek een steen heeft, mag deze voor { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
 } verplaatsen naar een vrij veld van hetzelfde terrein ernaast; het geld gaat naar de eigenaar.
help-field-black = Zwarte stenen blijven waar ze zijn.
help-good = Prijs van { $good }: nu { $price }, nooit lager dan { $lowest }. De balken zijn de eenheden van de spelers; ze vullen de rij van links.
help-stock = Goederen worden alleen verkocht om een kunstwerk te betalen.
help-price = De prijs stijgt bij elke oogst met één, zolang het volgende vakje vrij is. Hij daalt met één voor elke eenheid die wordt verkocht of de prijsmarkering wegduwt, maar nooit onder { $lowest }.
help-palace = Bij de actie Paleis stijgt je telsteen één niveau per paleissymbool.
help-shield = Niveau { $level }. Wie hier invloed laat gelden, heeft tot de eigen volgende actie Paleis: { $what }.
help-counter = Vanaf het eerste niveau kun je invloed laten gelden; daarna begint de telsteen opnieuw.
help-campaign = { $length } vakjes. Wie het laatste bereikt, beëindigt de veldtocht; iedereen die meedeed, trekt een kunstwerk.
help-reward = Voor deze plaats onder wie meedeed. Met twee spelers is er geen derde beloning.
help-space = Eén stap per legersymbool. De veldtocht eindigt op vakje { $length }.
help-deck = { $pile } op de trekstapel, { $discard } afgelegd.
help-card = { $deck }-kaart. Vereist: { $needs }. Betaald wordt: { $pays }. Levert op: { $gives }. ({ $source })
help-work-unknown = Soort: { $kind }. Of dit kunstwerk echt is, weet je niet. { $seen } ({ $source })
help-work-genuine = Soort: { $kind }. Je weet dat dit kunstwerk echt is. { $seen } ({ $source })
help-work-forged = Soort: { $kind }. Je weet dat dit kunstwerk vervalst is. { $seen } ({ $source })
seen-by-all = Iedereen weet waar het is.
seen-by-you = Alleen jij hebt het gezien.
seen-by-owner = Alleen de eigenaar heeft het gezien.
help-collection = Gevraagd: { $what }. Wie dat in de eigen beurt laat zien, ook met vervalsingen, trekt een kunstwerk. ({ $source })
help-private = Van jou alleen. Gevraagd: { $what }. Laat het in je beurt zien, ook met vervalsingen, en trek een kunstwerk, één keer per spel. ({ $source })
help-private-hidden = Alleen de eigenaar kent haar.
help-hidden-works = Alleen de eigenaar heeft ze gezien.
help-display = Na de veiling wordt het volgende kunstwerk uitgestald.
help-stack = Niemand kent hun volgorde.
help-bidder = { $player } zou { $purse } kunnen betalen: munten, handkaarten en goederen tegen hun prijs.
help-bid = Wie daarna komt, moet meer bieden of uitstappen.
help-drop-out = Definitief uit deze veiling.
help-pay = Betaal met handkaarten en goederen, het duurste eerst, en de rest in munten.
help-sale = Alle verkochte eenheden leveren de prijs op die bovenaan staat; daarna daalt hij voor elk met één, nooit onder { $lowest }.
help-column = Een steen uit deze kolom kost { $cost ->
    [one] 1 kaart
   *[other] { $cost } kaarten
 }.
help-city-row = De tweede stadssteen wacht op de hele eerste kolom, de derde op de tweede.
help-terrain-row = De kolommen raken leeg van links naar rechts.
help-spot-open = Dit symbool werkt: { $symbol }.
help-spot-covered = Onder deze steen: { $symbol }. Hem plaatsen kost { $cost ->
    [one] 1 kaart
   *[other] { $cost } kaarten
 }.
help-coin = Munten bij elke oogst.
help-progress = Vereist voor betere kaarten.
help-palace-symbol = Niveaus in het paleis, elke beurt.
help-military = Stappen in de veldtocht, elke beurt.
help-artist = Onderzoeken per beurt, voor één munt elk.
help-draw = Kaarten die je elke beurt trekt.
help-good-symbol = Eenheden die bij elke oogst worden opgeslagen.
help-board = Vanaf het begin: { $base }; onder de stenen, kolom voor kolom: { $field } · { $forest } · { $river } ({ $source }).
stones-under = { $terrain } { $first } | { $second } | { $third }
help-no-board = De borden worden met de klok mee gekozen, te beginnen bij de startspeler.
help-coins = Munten. Met handkaarten en goederen erbij kan er op een veiling { $purse } worden betaald.
help-limit = { $active } kaarten actief, { $limit } toegestaan: één per beheerste streek.
help-hand = Elk is op een veiling { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
 } waard.
help-drawn = Niemand heeft ze gezien. Je kunt ze uitgeven voor stenen; de rest komt op de hand.
help-works = Twaalf kunstwerken beëindigen het spel.
help-secret-offer = Wat wordt aangeboden, is pas te zien als iedereen heeft gekozen.

## Choices
choose-board = { $board } (vanaf het begin: { $base })
place-on = Plaats een steen: { $field }
grow-on = Een zwarte steen op { $field }
take-stone = Leg vrij: { $symbol }
discard = Leg { $card } af ({ $deck })
discard-drawn = Leg een gedekte kaart af: { $deck }
offer = Bied { $work } aan
bid = Bied { $coins }
drop-out = Uitstappen
pay-card = Betaal met { $card } ({ $deck }, { $coins })
sell = Verkoop een eenheid: { $good } voor { $coins }
sell-many = { $what } verkopen voor { $coins }
pay-coins = Betaal { $coins ->
    [one] de laatste munt
   *[other] de laatste { $coins } munten
 }
assert = Laat je invloed gelden: { $shield } ({ $what })
assert-not = Wacht nog
advance = Ruk { $steps ->
    [one] 1 vakje
   *[other] { $steps } vakjes
 } op
hold = Blijf staan
inspect-own = Onderzoek iets van jezelf: { $work }
inspect-offer = Aanbod van { $owner } onderzoeken: { $work }
inspect-again-genuine = Nog eens onderzoeken, al weet je dat het echt is: { $work }
inspect-again-forged = Nog eens onderzoeken, al weet je dat het vals is: { $work }
inspect-displayed = Onderzoek het uitgestalde: { $work }
inspect-no-more = Onderzoek niets meer
publish-genuine = Maak bekend dat { $work } echt is
publish-forged = Maak bekend dat { $work } vervalst is
keep-secret = Houd het voor je
play = Speel { $card } (levert op: { $gives })
replace = Speel { $card } (levert op: { $gives }) in plaats van { $old }
play-no-more = Speel geen kaarten meer
displace = Verplaats { $owner } in { $field } voor { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
 }
displace-for-berlin = Verplaats { $owner } in { $field } voor een zwarte steen (de bank betaalt { $coins })
move-to = Naar { $field }
expand-no-more = Breid je invloed niet verder uit
exchange = Ruil met { $partner }: { $work }
claim = Laat de collectie „{ $collection }” zien: trek een kunstwerk
claim-private = Laat je privécollectie „{ $collection }” zien: trek een kunstwerk
show = Laat { $work } zien
show-known = Laat { $work } zien: iedereen kent het
start-pass = Plaats geen stenen meer
end-turn = Beëindig je beurt
finish = Ga verder

## Questions
ask-nothing = Er is niets te beslissen.
ask-in-phase = { $phase }: { $question }
ask-board = Welke kant van welk bord kies je?
ask-first-stone = Je eerste steen: op welke stad?
ask-start = Nog een steen voordat het spel begint?
ask-stone = Welke steen gaat naar { $field }? Zijn symbool is dan voor jou.
ask-discard = Leg voor de steen { $count ->
    [one] een kaart
   *[other] { $count } kaarten
 } af.
ask-first-offer = Welk van je vijf kunstwerken bied je te ruil aan? De anderen zien het nog niet.
ask-offer = Welk van je kunstwerken bied je te ruil aan?
ask-open = Nog niemand heeft geboden. Jouw bod?
ask-bid = { $leader } biedt { $coins }. Bied je meer?
ask-pay = Nog { $left ->
    [one] 1 munt
   *[other] { $left } munten
 } te betalen: kaarten en goederen, het duurste eerst, de rest in munten.
ask-assert = Je invloed laten gelden op niveau { $level }? { $surplus ->
    [0] Je telsteen begint dan opnieuw.
   *[other] Je telsteen begint dan weer bij { $surplus }; anders gaat dat verloren.
 }
ask-advance = Rukt je leger op?
ask-inspect = Voor een munt een kunstwerk onderzoeken? { $count ->
    [one] Je kunt nog één kunstwerk onderzoeken.
   *[other] Je kunt er nog { $count } onderzoeken.
 }
ask-publish-genuine = { $work } is echt. Maak je het openbaar?
ask-publish-forged = { $work } is vervalst. Maak je het openbaar?
ask-play = Een kaart spelen? { $active } van { $limit } actief.
ask-grow = Berlijn groeit: nog { $count ->
    [one] één zwarte steen
   *[other] { $count } zwarte stenen
 } te plaatsen.
ask-move = Waar gaat de steen uit { $field } heen?
ask-expand = Je invloed uitbreiden? { $cards ->
    [0] Je hebt er geen kaarten voor.
    [one] Je hebt er 1 kaart voor.
   *[other] Je hebt er { $cards } kaarten voor.
 }
ask-exchange = Met wie ruil je wat jullie aanbieden?
ask-claim = Nog een collectie laten zien voordat je beurt eindigt?
ask-show = { $collection }: welk werk laat je zien ({ $kind })? De anderen zien je keuze pas als alles is gekozen.

## Why not
not-dearest-first = Je betaalt eerst met het duurste, en met niets dat overbodig is.
not-without-region = Je beheerst geen streek, dus je kunt geen actieve kaart hebben.
not-without-symbols = Vereist is { $what }.
not-without-payment = Je kunt { $what } niet betalen.
not-without-the-old = Meer actieve kaarten mag je niet hebben, en welke je ook vervangt, zonder die kaart ontbreekt er iets dat vereist is.
not-first-city = Je eerste steen komt op een stad.
not-near = Je hebt in deze streek en ernaast geen steen.
not-without-stone = Al je stenen van dit terrein zijn geplaatst.
not-before-column = Eerst moeten alle stenen uit kolom { $column } van je bord af zijn.
not-without-cards = Je hebt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
 } nodig.
not-beside-you = Je hebt geen steen in dit gebied.
not-without-coins = Dat zou { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
 } kosten, zoveel heb je niet.
not-without-room = Geen buurgebied heeft een vrij veld van dit terrein.
not-known = Iedereen weet al wat het is.

## The end
ending-cabinet = twaalf kunstwerken in één kabinet
ending-cabinet-told = Twaalf kunstwerken in één kabinet beëindigden het spel; de meeste echte beslisten.
ending-campaigns = de laatste veldtocht
ending-campaigns-told = De laatste veldtocht beëindigde het spel; de meeste echte kunstwerken beslisten.
ending-map = een volle kaart
ending-map-told = Een volle kaart beëindigde het spel; de meeste echte kunstwerken beslisten.
ending-stones = de dertigste steen van een speler
ending-stones-told = De dertigste steen van een speler beëindigde het spel; de meeste echte kunstwerken beslisten.
ending-artworks = het laatste kunstwerk
ending-artworks-told = Het laatste kunstwerk beëindigde het spel; de meeste echte beslisten.
ending-berlin = een Berlijn dat niet kan groeien
ending-berlin-told = Een Berlijn dat niet kon groeien beëindigde het spel; de meeste echte kunstwerken beslisten.
score-works = Kunstwerken
score-kinds = Soorten onder de echte
score-genuine = Echte kunstwerken

## The log
log-board = { $player } speelt „{ $board }”.
log-start-pass = { $player } plaatst vóór het spel geen stenen meer.
log-offer-secret = { $player } heeft een kunstwerk gekozen om te ruilen.
log-round = Ronde { $round }.
log-phase = Fase: { $phase }.
log-harvest = { $player } slaat op: { $what }.
log-spoil = { $player } heeft geen plaats, er bederft: { $what }.
log-prices = Prijzen: { $prices }.
good-at = { $good } { $price }
log-income = { $player } krijgt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
 }.
log-bid = { $player } biedt { $coins }.
log-drop-out = { $player } stapt uit.
log-unsold = Niemand biedt op { $work }; het gaat uit het spel.
log-pay-card = { $player } betaalt met een kaart: { $deck }, { $coins }.
log-sell = { $player } verkoopt { $what } voor { $coins }; de prijs is nu { $price }.
log-win = { $player } wint { $work } voor { $coins }.
log-display = Hierna wordt geveild: { $work }.
log-palace = { $player } stijgt in het paleis naar niveau { $level }.
log-assert = { $player } laat invloed gelden: { $shield }.
log-advance = { $player } rukt op naar vakje { $space } van { $length }: { $campaign }.
log-campaign-over = De veldtocht is voorbij: { $campaign }.
log-reward-coins = { $player } krijgt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
 } als beloning.
log-reward-goods = { $player } krijgt { $what } als beloning.
log-draw-work = { $player } trekt een kunstwerk.
log-draw-work-own = { $player } trekt een kunstwerk: { $work }.
log-no-work = Voor { $player } is er geen kunstwerk meer.
log-inspect = { $player } onderzoekt { $work }.
log-inspect-own = { $player } onderzoekt een eigen kunstwerk.
log-inspect-genuine = { $player } onderzoekt { $work }: echt.
log-inspect-forged = { $player } onderzoekt { $work }: vervalst.
log-keep-secret = { $player } houdt de uitkomst geheim.
log-publish-genuine = { $player } maakt bekend: { $work } is echt.
log-publish-forged = { $player } maakt bekend: { $work } is vervalst.
log-remove-stack = { $work } gaat van de stapel en uit het spel.
log-remove-displayed = { $work } is niet meer te veilen en gaat uit het spel.
log-remove-owned = { $work } gaat uit het kabinet van { $player } en uit het spel.
log-offer = { $player } biedt te ruil aan: { $work }.
log-play = { $player } speelt { $card }.
log-replace = { $player } speelt { $card } in plaats van { $old }.
log-draw = { $player } trekt { $what }.
log-place = { $player } plaatst een steen: { $field }, en legt bloot: { $symbol }.
log-discard = { $player } legt een kaart af: { $deck }.
log-discard-own = { $player } legt { $card } af.
log-discard-drawn = { $player } legt een gedekte kaart af: { $deck }.
log-displace = { $player } verplaatst { $owner } van { $from } naar { $to } voor { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
 }.
log-displace-berlin = Berlijn verplaatst { $owner } van { $from } naar { $to }; de bank betaalt { $coins }.
log-grow = Berlijn groeit: { $field }.
log-exchange = { $player } geeft { $partner } { $given } en krijgt { $taken }.
log-end = Het spel is voorbij: { $reason }.
log-claim = { $player } laat { $works } zien: { $collection }.
log-first-cards = Iedereen trekt { $count } kaarten van elke stapel.
log-deal-works = Iedereen krijgt ongezien { $genuine } echte en { $forged } vervalste kunstwerken.
log-take-drawn = { $player } neemt de gedekte kaarten op de hand.
log-leave-shield = De steen van { $player } gaat van zijn schild: { $shield }.
log-next-campaign = De volgende veldtocht: { $campaign }.
log-next-collection = Er ligt een nieuwe collectie open: { $collection }.
log-control = { $player } beheerst nu { $region }.
log-control-lost = { $player } beheerst { $region } niet meer.
log-count = { $player } heeft { $works ->
    [one] 1 kunstwerk
   *[other] { $works } kunstwerken
 }, waarvan { $genuine } echt.

## What the headline of a turn says, after the player and a colon
brief-board = speelt „{ $board }”
brief-harvest = oogst { $what }
brief-bid = biedt { $coins }
brief-drop-out = stapt uit
brief-win = wint { $work } voor { $coins }
brief-palace = stijgt naar niveau { $level }
brief-assert = laat invloed gelden: { $shield }
brief-advance = rukt op naar { $space } van { $length }
brief-reward-coins = krijgt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
 } als beloning
brief-reward-goods = krijgt { $what } als beloning
brief-draw-work = trekt een kunstwerk
brief-inspect = onderzoekt { $work }
brief-inspect-own = onderzoekt een eigen kunstwerk
brief-publish-genuine = bewijst dat { $work } echt is
brief-publish-forged = bewijst dat { $work } vervalst is
brief-offer = biedt { $work } aan
brief-play = speelt { $card }
brief-replace = speelt { $card } in plaats van { $old }
brief-draw = trekt { $what }
brief-place = plaatst in { $region }
brief-control = wint { $region }
brief-displace = verplaatst { $owner } in { $region }
brief-grow = laat Berlijn groeien in { $region }
brief-exchange = ruilt met { $partner }
brief-claim = laat „{ $collection }” zien
goal-genuine = echte kunstwerken, voor zover je weet
goal-cabinet = twaalf kunstwerken in één kabinet
goal-campaigns = het einde van de laatste veldtocht
goal-map = een volle kaart
goal-stones = alle dertig stenen van een speler geplaatst
goal-artworks = het laatste kunstwerk geveild
goal-berlin = Berlijn moet groeien en kan niet

# Parts of advice: "+2 …".
part-works = { $count ->
    [one] kunstwerk
   *[other] kunstwerken
}
part-known = { $count ->
    [one] doorzien kunstwerk
   *[other] doorziene kunstwerken
}
part-stones = { $count ->
    [one] geplaatste steen
   *[other] geplaatste stenen
}
part-regions = { $count ->
    [one] regio
   *[other] regio’s
}
part-campaign = { $count ->
    [one] vakje van de veldtocht
   *[other] vakjes van de veldtocht
}
part-coins = { $count ->
    [one] munt
   *[other] munten
}
part-goods = { $count ->
    [one] munt aan goederen
   *[other] munten aan goederen
}
part-cards = { $count ->
    [one] kaartsymbool
   *[other] kaartsymbolen
}
part-military = { $count ->
    [one] legersymbool
   *[other] legersymbolen
}

# The coach: what each decision is about.
coach-ask-board = Je bord bepaalt met welke symbolen je begint en welke onder je dertig stenen liggen. Let op het begin en de eerste kolom: munten en goederen betalen op veilingen, legersymbolen brengen je in veldtochten, kaartsymbolen leveren kaarten voor meer stenen.
coach-ask-first-stone = Je eerste steen komt op een vrije stad naar keuze en kost een kaart. Van daaruit verspreid je je: latere stenen moeten in streken waar je al een steen hebt, of ernaast. Zoek buurstreken met vrije velden van elk terrein en weinig gedrang.
coach-ask-start = Voor het spel begint, mag je nog stenen plaatsen, elk voor zoveel kaarten als zijn kolom zegt; verplaatst wordt er nog niemand. Wie past, is klaar en houdt de kaarten. Vroege stenen werken het langst: hun symbolen tellen vanaf de eerste oogst, en twee beheersen een streek.
coach-ask-stone = De steen die je kiest, legt zijn symbool vrij, en dat werkt voor jou tot het einde. De kolommen raken leeg van links naar rechts, binnen een kolom kies je vrij. Wat mis je: inkomen voor veilingen, kaarten voor meer stenen, leger, vooruitgang voor je handkaarten?
coach-ask-discard = De steen betaal je met kaarten, en elke is goed, ook een die nog gedekt ligt. Houd wat je snel kunt spelen, en denk aan de veiling: Stad betaalt daar drie munten, Rivier twee, Platteland één. Het makkelijkst mis je kaarten waarvoor je nog veel symbolen tekortkomt.
coach-ask-first-offer = Een van je werken staat altijd te ruil; de anderen krijgen het te zien en kunnen het ruilen tegen het hunne. Twee van je vijf zijn echt, alleen weet je niet welke. Let dus op de soorten: houd wat de open collecties en je privécollectie vragen.
coach-ask-offer = Wat je nu aanbiedt, gaat weg bij je volgende ruil, of eerder als een ander het kiest. Doe liefst weg waarvan je weet dat het vervalst is, en houd wat echt is. Bedenk: anderen mogen je aanbod onderzoeken, en misschien missen ze juist deze soort.
coach-ask-open = Je mag vanaf één munt bieden, of uit deze veiling stappen. Betalen doe je met munten, handkaarten en goederen, die alleen hier geld opleveren. Echte werken winnen het spel; een dat je niet hebt onderzocht, is een gok, maar wie het wint, begint ook de ronde.
coach-ask-bid = Je biedt meer dan het laatste bod, of je ligt definitief uit deze veiling. Aan het einde telt geld niet, maar tot dan kosten onderzoeken, kaarten en verplaatsen wel iets. Wat is het werk je waard, hoe ver kunnen de anderen gaan, en wie weet misschien al of het echt is?
coach-ask-pay = Je betaalt met handkaarten, goederen en munten, het duurste eerst en niets overbodigs. Alle eenheden van een soort die je verkoopt, brengen de prijs van nu op, daarna daalt hij. Verkoop wat hoog staat; spaar kaarten die je snel kunt spelen, en munten voor de rest van de ronde.
coach-ask-assert = Je steen gaat naar het schild van je niveau, waarvan de symbolen tot je volgende actie Paleis van jou zijn; in ruil begint je telsteen opnieuw. Helpen ze je nu, voor kaarten, veldtocht, onderzoeken of oogst? Of levert wat geduld een beter schild op?
coach-ask-advance = Je leger rukt één vakje op per legersymbool, allemaal of geen. Eindigt de veldtocht, dan trekt ieder die meedeed een kunstwerk, en de eerste plaatsen worden beloond: wegblijven loont zelden. Kun je hem beëindigen, let dan op de plaatsen; de laatste veldtocht beëindigt het spel.
coach-ask-inspect = Voor een munt kom je te weten of een werk echt is: een van jezelf, een dat anderen aanbieden, of het uitgestalde, dat hierna wordt geveild. Zo ken je ook het andere exemplaar. Onderzoek waar je volgende beslissingen van afhangen: waarop bieden, wat aanbieden, met wie ruilen?
coach-ask-publish-genuine = Maak je het openbaar, dan gaat het vervalste exemplaar uit het spel, waar het ook is, zelfs uit je eigen kabinet. Maar dan weet iedereen dat dit hier echt is. Zwijg zolang je het nog bij veiling of ruil wilt krijgen; spreek als het verlies waarschijnlijk een ander treft.
coach-ask-publish-forged = Een werk dat als vervalsing is ontmaskerd, gaat uit het spel, en iedereen weet dan dat het andere exemplaar echt is. De eigenaar verliest een werk voor collecties en kabinet. Eigen vervalsingen kun je nog gebruiken: ze tellen voor collecties en je kunt ze bij een ruil doorgeven.
coach-ask-play = Je mag zoveel actieve kaarten hebben als je streken beheerst. Een kaart vereist symbolen, die niet worden verbruikt, en soms ook munten of goederen, die je één keer betaalt. Haar voordelen werken meteen en elke ronde weer: kijk welke kaart de volgende mogelijk maakt.
coach-ask-grow = Als startspeler laat je Berlijn groeien: een zwarte steen neemt een vrij veld in of naast een streek die er al een heeft, of de plaats van een steen die er een streek mee deelt. Daar blijft hij voorgoed. Neem de anderen af wat ze nodig hebben, en spaar je eigen streken.
coach-ask-move = Een verplaatste steen gaat naar een vrij veld van hetzelfde terrein in een naburige streek, en de eigenaar krijgt er munten voor. Waarheen bepaal jij. Stenen van anderen horen waar ze niets beheersen en jou niet in de weg liggen, een eigen steen waar hij je helpt.
coach-ask-expand = Voor kaarten plaats je stenen, in streken waar je er een hebt of ernaast; voor munten mag je andere verplaatsen. Twee beheersen een streek, en elke streek staat een actieve kaart toe. Let op de symbolen eronder, en op het einde: dertig geplaatste stenen beëindigen het spel.
coach-ask-exchange = Aan het einde van je beurt moet je het werk dat je aanbiedt, ruilen tegen wat een ander aanbiedt. Het best is een werk waarvan je weet dat het echt is, anders een van een soort die je verzamelt. Bedenk ook wie het jouwe krijgt: misschien maakt het daar een collectie compleet.
coach-ask-claim = Heb je werken van alle soorten die een collectie vraagt, dan mag je die laten zien en gratis een kunstwerk trekken; vervalsingen tellen, en de werken blijven van jou. Een open collectie kan snel weg zijn. Maar iedereen ziet wat je toont, en twaalf werken beëindigen het spel.
coach-ask-show = Voor de collectie laat je een werk van deze soort zien, en je hebt de keus. Het blijft van jou en mag vervalst zijn, maar daarna weet iedereen dat je het hebt. Verklap zo min mogelijk: liever iets wat de anderen al kennen dan iets wat niemand bij je vermoedt.

# When things are chosen.
when-bid = Bieden doe je in de veiling, één keer per ronde.
when-drop-out = Uit een veiling stap je als je om een bod gevraagd wordt.
when-card = Een handkaart kies je als je kaarten speelt, een kunstwerk betaalt of voor een steen aflegt.
when-collection = Een verzameling toon je in je eigen beurt, als je werken van alle gevraagde soorten bezit.
when-drawn = Kaarten die je in deze beurt trok, kun je aan stenen uitgeven terwijl je je invloed uitbreidt.
when-field = Een veld kies je als je je invloed uitbreidt, een steen verdringt of Berlijn laat groeien.
when-pay-coins = Munten betaal je als je een veiling gewonnen hebt.
when-sale = Goederen verkoop je alleen om een gewonnen veiling te betalen.
when-shield = Een schild kies je in het paleis, als je je invloed op dat niveau doet gelden.
when-side = De kant van een bord kies je één keer, voordat het spel begint.
when-spot = Een steen van het bord kies je als hij naar een veld van zijn landschap gaat.
when-work = Een kunstwerk kies je als je er een aanbiedt, aanbiedingen ruilt of er een voor een munt onderzoekt.

## Lessen
lesson-round = Een ronde in één keer
lesson-round-about = Wat wint, waar borden, stenen en kaarten voor zijn en wat er in een ronde gebeurt, van de oogst tot de ruil.
lesson-round-goal = Jij bent Rood en je verzamelt kunstwerken. Wie aan het einde de meeste echte bezit, wint. Munten, goederen, land en invloed tellen dan niet meer; ze zijn de weg erheen.
lesson-round-board = Eerst kiest iedereen een bord. De symbolen linksboven werken vanaf het begin: de Hofthesaurier heeft twee munten en het paleis. Kies dit bord.
lesson-round-not-board = Elk bord heeft zijn sterke kanten. Neem voor deze les de Hofthesaurier.
lesson-round-stones = Op je bord liggen dertig stenen. Zodra een steen naar de kaart gaat, werkt het symbool eronder voor jou. Een steen uit kolom 1 kost één kaart, uit kolom 2 twee, uit kolom 3 drie.
lesson-round-cards = Dit zijn je handkaarten. Elke kaart is goed voor een van drie dingen: je speelt haar om haar symbolen, je legt haar af voor een steen, of je betaalt ermee op een veiling. Daar is een Stad-kaart 3 munten waard, een Rivier-kaart 2 en een Platteland-kaart 1.
lesson-round-line = Boven de streep staat wat een gespeelde kaart oplevert, eronder wat ze vereist: symbolen die je moet hebben en houdt. Munten en goederen met een min moet je ook als symbool hebben, en je betaalt ze één keer.
lesson-round-city = Vóór de eerste ronde worden om de beurt stenen geplaatst. Je allereerste moet op een stad, waar dan ook. Neem er een in Spandau.
lesson-round-not-city = Elke vrije stad zou mogen. Neem voor deze les die in Spandau.
lesson-round-discard = De steen kost één kaart, van welke stapel ook. Leg Sanssouci af: dat vereist twee paleissymbolen, en je hebt er maar één.
lesson-round-not-discard = Die kaart heb je nog nodig. Leg Sanssouci af.
lesson-round-river = Je volgende stenen komen waar je al een steen hebt, of vlak ernaast, en elk op zijn eigen terrein. Neem de rivier in Spandau.
lesson-round-not-river = Dat mag ook. Neem voor deze les de rivier in Spandau.
lesson-round-military = In kolom 1 liggen drie rivierstenen, en jij kiest welke gaat. Neem die op het legersymbool.
lesson-round-not-military = Dat symbool is ook nuttig. Neem deze keer de steen op het legersymbool.
lesson-round-control = Twee van de drie velden van Spandau zijn van jou: je beheerst de streek. Voor elke streek die je beheerst, mag je één actieve kaart hebben. Er worden nu nog twee stenen voor je geplaatst, in Charlottenburg.
lesson-round-offer = Iedereen heeft vijf kunstwerken gekregen: twee echte en drie vervalste, en niemand weet welke. Een van de jouwe ligt altijd klaar voor ruil. Bied het Dansend Paar aan.
lesson-round-not-offer = Elk van de vijf mag je aanbieden. Neem voor deze les het Dansend Paar.
lesson-round-harvest = Elke ronde begint met de oogst. Iedereen slaat voor elk symbool van een goed één eenheid op: jij hebt 1 tarwe. Daarna stijgt elke prijs met één, waar het volgende vakje vrij is.
lesson-round-income = Dan krijgt iedereen voor elk muntsymbool een munt: jij 2.
lesson-round-bid = Nu wordt het uitgestalde kunstwerk geveild. Wie vorige ronde startspeler was, wordt eerst gevraagd; in ronde 1 heeft het lot beslist, en wel voor jou. Je kunt minstens 1 munt bieden of uitstappen. Bied 1.
lesson-round-not-bid = Dat zou mogen. Bied voor deze les 1 munt.
lesson-round-higher = Blauw biedt 2. Wie er nog in zit, moet meer bieden of definitief uitstappen, tot er één over is. Bied 3.
lesson-round-not-higher = Deze keer niet: bied 3 munten.
lesson-round-pay = Blauw stapt uit en jij betaalt 3. Behalve munten en handkaarten kunnen ook goederen betalen: alleen hier kun je ze verkopen. Verkoop je tarwe voor 4; je krijgt één munt terug, en de prijs van tarwe daalt met één.
lesson-round-not-pay = Daarmee kon je ook betalen, maar je munten en beide kaarten heb je nog nodig. Verkoop de tarwe.
lesson-round-won = De Fluitsonate is van jou en je bent startspeler. Nu doe je alles van Paleis tot Ruil, het een na het ander; daarna is Blauw aan de beurt.
lesson-round-wait = Paleis: voor je paleissymbool is je telsteen naar niveau 1 gestegen. Je zou nu je invloed kunnen laten gelden: de symbolen van dat schild waren dan van jou tot je weer in het paleis handelt, en je telsteen begon opnieuw. Hogere schilden leveren meer op, dus wacht nog.
lesson-round-not-wait = Dat zou je bij de volgende oogst wijn opleveren. Wacht in deze les nog.
lesson-round-army = Leger: voor elk legersymbool mag je één vakje oprukken in de veldtocht. Je hebt er één. Ruk op.
lesson-round-not-army = Blijven staan mag, maar wie aan een veldtocht meedoet, trekt aan het einde een kunstwerk. Ruk op.
lesson-round-campaign = Wie het laatste vakje bereikt, beëindigt de veldtocht. Dan trekt iedereen die meedeed een kunstwerk, en de eerste drie worden beloond; met twee spelers alleen de eerste twee. Op hetzelfde vakje ligt voor wie hoger in het paleis staat, daarna wie eerder aan de beurt is.
lesson-round-inspect = Kunst: voor elk kunstenaarssymbool mag je één kunstwerk onderzoeken, voor een munt. Ontdek wat je Bronzen Beer is.
lesson-round-not-inspect = Dat mag je ook onderzoeken, maar je hebt maar één kunstenaar. Neem de Bronzen Beer.
lesson-round-keep = Hij is echt! Alleen jij weet dat. Je mag het bekendmaken of voor je houden. Houd het voor je.
lesson-round-not-keep = Bekendmaken heeft zijn nut; dat laat een andere les zien. Houd het deze keer voor je.
lesson-round-play = Kaarten: je beheerst twee streken, dus er mogen twee kaarten actief zijn. De Watermolen vereist niets en levert vooruitgang op. Speel hem.
lesson-round-not-play = Speel eerst de Watermolen.
lesson-round-play-on = De Volmolen vereist een vooruitgangssymbool. Nu heb je er een, want symbolen tellen meteen, en ze raken niet op. Speel hem ook.
lesson-round-not-play-on = Niets houdt je tegen: er is plaats voor de Volmolen en je hebt wat hij vereist. Speel hem.
lesson-round-draw = Trekken: voor elk vrijgelegd kaartsymbool op je bord trek je een kaart van die stapel, hier een Stad-kaart. Tot je je invloed hebt uitgebreid, ligt ze gedekt, ook voor jou.
lesson-round-berlin = Berlijn: voordat de startspeler uitbreidt, groeit de stad met één zwarte steen voor elke speler minder dan vijf, dus met drie. Ze komen in streken met een zwarte steen of ernaast. Plaats de eerste in Schöneberg; de andere twee volgen.
lesson-round-not-berlin = Berlijn mag ook daar groeien. Plaats de steen voor deze les in Schöneberg.
lesson-round-expand = Invloed: nu mag je stenen plaatsen, zoveel als je kunt betalen. Gedekte kaarten betalen net zo goed als die in je hand. Plaats een steen in het bos van Jungfernheide.
lesson-round-not-expand = Dat kan ook. Neem voor deze les het bos in Jungfernheide.
lesson-round-symbol = Neem de steen op de munt: van nu af aan levert elke oogst je één munt meer op. Je gedekte kaart betaalt hem.
lesson-round-not-symbol = Dat is ook een goed symbool. Neem deze keer de munt.
lesson-round-exchange = Ruil: aan het einde van je beurt moet je het werk dat je aanbiedt ruilen tegen een werk dat een ander aanbiedt. Er is alleen Blauw, dus de Zegepenning is van jou. Kies nu wat je hierna aanbiedt: de penning.
lesson-round-not-exchange = Elk van je werken mag je aanbieden. Neem voor deze les de Zegepenning.
lesson-round-end-turn = In je beurt mag je ook een collectie laten zien: wie werken heeft van alle soorten die ze vraagt, trekt nog een kunstwerk. Jouw eigen collectie, de Schilderijenzaal, mist nog maar één sculptuur. Beëindig je beurt.
lesson-round-second = Blauw is aan de beurt geweest en de tweede ronde is begonnen met haar oogst: deze keer 4 munten voor jou. De Buste van een Muze wordt geveild, precies de sculptuur die in je Schilderijenzaal ontbreekt!
lesson-round-end = Het spel eindigt meteen als iemand twaalf kunstwerken bezit of alle dertig stenen heeft geplaatst, als de vierde veldtocht voorbij is, als elk veld van de kaart bezet is, als het laatste kunstwerk is geveild, of als Berlijn moet groeien en niet kan.
lesson-round-who = Het spel is uit. Rood heeft 9 kunstwerken, waarvan 3 echte, en 20 munten. Blauw heeft 6 kunstwerken, waarvan 4 echte, en geen munten. Wie wint?
lesson-round-who-works = Rood, met meer kunstwerken
lesson-round-who-works-reply = Zes werken van Rood zijn vervalst, en die tellen niet. Alleen echte werken tellen.
lesson-round-who-genuine = Blauw, met meer echte
lesson-round-who-genuine-reply = Juist: vier echte werken zijn er meer dan drie, en verder telt er niets.
lesson-round-who-coins = Rood, met meer munten
lesson-round-who-coins-reply = Munten tellen aan het einde niet. Alleen echte werken tellen.
lesson-round-last = Hebben twee er evenveel, dan wint wie onder de echte meer verschillende soorten heeft; is ook dat gelijk, dan delen ze de overwinning. Nu ken je een hele ronde. Speel hiervandaan verder, of neem de volgende les.

lesson-map = De kaart en het verplaatsen
lesson-map-about = Waar stenen mogen komen en wat ze kosten, hoe je een streek beheerst, hoe Berlijn groeit en hoe stenen van anderen worden verplaatst.
lesson-map-goal = Land telt aan het einde niet. Maar elke steen op de kaart legt een symbool vrij, en elke streek die je beheerst, maakt plaats voor een kaart. Jij bent Rood; de borden worden deze keer voor je gekozen.
lesson-map-regions = Elke streek heeft drie plaatsen. Elke plaats is een stad, een veld, een bos of een rivier en is voor één steen van dat terrein. Streken met een gemeenschappelijke grens zijn buren.
lesson-map-first = Blauw is in Charlottenburg begonnen. Ook jouw eerste steen moet op een stad, welke je maar wilt. Neem Spandau, er vlak naast.
lesson-map-not-first = Die stad is ook vrij. Neem voor deze les die in Spandau.
lesson-map-card = Een steen uit kolom 1 kost één kaart, van welke stapel ook. Leg de Zijdeweverij af.
lesson-map-not-card = Elke kaart zou goed zijn. Houd deze en leg de Zijdeweverij af.
lesson-map-near = Blauw heeft twee stenen in Charlottenburg en beheerst het. Je mag plaatsen waar je een steen hebt, of in een naburige streek. Neem de laatste vrije plaats in Charlottenburg.
lesson-map-not-near = Dat is ook dichtbij genoeg. Ga voor deze les naar Charlottenburg; daar zit je Blauw in de weg.
lesson-map-river = Blauw breidt zich uit naar Tiergarten. Jij stelt Spandau veilig: met twee stenen beheers je een streek. Neem er de rivier.
lesson-map-not-river = Dat mag. Maar met de rivier in Spandau beheers je meteen een streek. Neem die.
lesson-map-coin = Binnen een kolom kies je de steen vrij. Neem die op de munt.
lesson-map-not-coin = Verplaatsen kost munten, en je zult willen verplaatsen. Neem de munt.
lesson-map-limit = Er is nog een steen voor je geplaatst, in Jungfernheide. Ronde 1 is bezig, niemand wilde het kunstwerk, en jij bent nog startspeler. Je beheerst één streek, dus er mag één kaart actief zijn: speel de Vissersbuurt.
lesson-map-not-limit = Speel voor deze les de Vissersbuurt; die levert bij elke oogst een munt op.
lesson-map-no-more = Je enige plaats is bezet, dus een volgende kaart zou de actieve vervangen. Houd de Steenbakkerij: die kan een steen betalen. Speel geen kaarten meer.
lesson-map-not-no-more = Dan was de Vissersbuurt weg. Houd de kaart en speel er geen meer.
lesson-map-grow = Jij bent startspeler, dus Berlijn groeit voordat je uitbreidt: met z'n tweeën met drie zwarte stenen, één voor elke speler minder dan vijf. Ze komen op vrije plaatsen van elk terrein in een streek met een zwarte steen of ernaast. Neem het vrije bos in Tiergarten.
lesson-map-not-grow = Berlijn mag ook daar groeien. Neem voor deze les het vrije bos in Tiergarten.
lesson-map-push = In een streek met een zwarte steen mag Berlijn in plaats daarvan een steen van om het even wie verplaatsen en zijn plaats innemen. Verdring Blauw uit Tiergarten.
lesson-map-not-push = Dat kan. Laat Berlijn voor deze les de steen van Blauw in Tiergarten verplaatsen.
lesson-map-to = Een verplaatste steen gaat naar een vrije plaats van hetzelfde terrein in een naburige streek. De bank betaalt de eigenaar ervoor, 2 munten voor een bos. Stuur hem naar Wedding.
lesson-map-not-to = De keus is vrij. Stuur hem voor deze les naar Wedding.
lesson-map-displace = Nu breid je uit. Uit een streek waar je een steen hebt, mag je stenen van anderen verplaatsen, en je betaalt de eigenaar: 1 munt voor een veld, 2 voor een bos, 3 voor een rivier, 4 voor een stad. Je hebt 3 munten: verplaats de riviersteen van Blauw in Charlottenburg.
lesson-map-not-displace = Verplaats eerst de riviersteen van Blauw in Charlottenburg.
lesson-map-where = Jij kiest naar welke naburige streek hij gaat; zijn terrein blijft hetzelfde. Stuur hem naar Grunewald.
lesson-map-not-where = Dat zou mogen. Stuur hem voor deze les naar Grunewald.
lesson-map-take = Blauw heeft 3 munten gekregen en beheerst Charlottenburg niet meer. De plaats die vrijkwam, hoef je niet in te nemen, maar hier loont het: neem de rivier.
lesson-map-not-take = Neem eerst de rivier in Charlottenburg.
lesson-map-symbol = Neem de steen op de Rivier-kaart: dan trek je er elke beurt een.
lesson-map-not-symbol = Dat is ook een goed symbool. Neem voor deze les de Rivier-kaart.
lesson-map-face-down = Kaarten die je deze beurt hebt getrokken, liggen gedekt tot je klaar bent. Ook zij betalen en worden ongezien afgelegd. Geef de Stad-kaart uit.
lesson-map-not-face-down = Houd de Steenbakkerij voor de volgende steen. Geef de gedekte kaart uit.
lesson-map-third = Charlottenburg is van jou. Je hebt nog één kaart, en die betaalt nog één steen: neem de rivier in Jungfernheide.
lesson-map-not-third = Neem voor deze les de rivier in Jungfernheide; dan beheers je ook die streek.
lesson-map-column = Nu beheers je drie streken en mogen er drie kaarten actief zijn. Maar de eerste kolom van je rivieren is leeg: de volgende riviersteen komt uit kolom 2 en kost twee kaarten. Bij elk terrein raken de kolommen leeg van links naar rechts.
lesson-map-lost = Blauw neemt wraak en verplaatst je steen van Charlottenburg naar Wilmersdorf. Voor een veld krijg je 1 munt, maar Charlottenburg ben je kwijt.
lesson-map-still = Blauw heeft de plaats ingenomen. Twee streken beheers je nog. Ook als je die verliest, blijft je actieve kaart liggen; alleen een nieuwe zou haar dan moeten vervangen. Zwarte stenen kun je trouwens nooit verplaatsen.
lesson-map-cost = Je wilt drie stenen plaatsen: twee uit kolom 1 en één uit kolom 2. Hoeveel kaarten kost dat?
lesson-map-cost-three = 3 kaarten
lesson-map-cost-four = 4 kaarten
lesson-map-cost-six = 6 kaarten
lesson-map-cost-yes = Juist: één, één en twee.
lesson-map-cost-no = Niet helemaal: elke steen uit kolom 1 kost één kaart, een steen uit kolom 2 kost er twee.
lesson-map-city = Wanneer mag je je tweede stadssteen plaatsen?
lesson-map-city-near = zodra er ernaast een stad vrij is
lesson-map-city-near-reply = Dat heb je ook nodig, maar het is niet genoeg: alle andere stenen uit kolom 1 moeten van je bord af zijn.
lesson-map-city-column = als kolom 1 leeg is: alle velden, bossen en rivieren
lesson-map-city-column-reply = Juist. En de derde stadssteen wacht tot kolom 2 leeg is.
lesson-map-city-row = als de drie velden uit kolom 1 weg zijn
lesson-map-city-row-reply = Niet alleen de velden: ook de bossen en rivieren van die kolom moeten weg zijn.
lesson-map-end = De kaart kan het spel beëindigen: als alle plaatsen bezet zijn, als iemand de dertigste steen heeft geplaatst, of als Berlijn moet groeien en niet kan. Speel verder en herover Charlottenburg, of neem de volgende les.

lesson-auction = Veiling en prijzen
lesson-auction-about = Hoe goederen worden opgeslagen, waarom prijzen stijgen en dalen, hoe het bieden rondgaat en waarmee je betaalt.
lesson-auction-goal = De meeste kunstwerken win je op een veiling, elke ronde één. Daar betaal je met munten, kaarten en goederen. Jij bent Rood; borden en eerste stenen worden deze keer voor je gekozen.
lesson-auction-rows = In het pakhuis heeft elk van de zes goederen een rij. De ronde prijsmarkering toont de prijs: zijde kost 5, tarwe 3. Hoe verder naar links ze ligt, hoe duurder het goed.
lesson-auction-offer = Je bord heeft twee symbolen voor tarwe, één voor vee en één voor wijn. Bied de Atlas van de Mark te ruil aan; dan komt de eerste oogst.
lesson-auction-not-offer = Elk van je werken mag je aanbieden. Neem voor deze les de Atlas van de Mark.
lesson-auction-stored = Elk symbool van een goed heeft één eenheid opgeslagen: jouw balken zijn 2 tarwe, 1 vee en 1 wijn. Iedereen vult de rij van links voor zich alleen; de anderen nemen jou geen plaats af.
lesson-auction-risen = Toen iedereen had opgeslagen, steeg elke prijs met één: de markering schuift een vakje naar links als daar geen goederen liggen. Als laatste kwamen de munten, één voor elk muntsymbool.
lesson-auction-bid = Wie vorige ronde startspeler was, wordt eerst gevraagd, daarna gaat het met de klok mee. Blauw biedt 1, Groen biedt 2. Jij moet meer bieden of uitstappen. Bied 3.
lesson-auction-not-bid = Dat zou mogen. Bied voor deze les 3.
lesson-auction-out = Blauw biedt 4, Groen stapt uit. Naast elke kleur staat hoeveel die zou kunnen betalen: meer mag niemand bieden. Laat dit werk aan Blauw en stap uit; in deze veiling kun je niet meer terug.
lesson-auction-not-out = Stap in deze les uit. Je goederen zijn in de volgende ronde meer waard.
lesson-auction-blue = Blauw verkoopt een eenheid zijde voor 6: er komen twee munten terug, en de prijs van zijde daalt naar 5. Blauw neemt het kunstwerk en begint deze ronde; de anderen volgen met de klok mee. Het volgende kunstwerk wordt meteen uitgestald.
lesson-auction-field = Blauw en Groen zijn aan de beurt geweest; nu ben jij het. Speel de Tarweakker, dan heb je een derde tarwesymbool.
lesson-auction-not-field = Speel voor deze les de Tarweakker.
lesson-auction-why = De tweede oogst heeft 3 tarwe voor je opgeslagen, dus je hebt er 5. Alle andere prijzen zijn met één gestegen, maar tarwe is van 4 naar 3 gedaald. Waarom?
lesson-auction-why-sold = Iemand heeft tarwe verkocht
lesson-auction-why-sold-reply = Goederen worden alleen verkocht om op een veiling te betalen, en dit was een oogst. Kijk naar je balk.
lesson-auction-why-pushed = Mijn vijfde eenheid duwde de markering weg
lesson-auction-why-pushed-reply = Juist: waar een eenheid op de markering stuit, duwt ze die een vakje naar rechts.
lesson-auction-why-drops = Wat niemand koopt, wordt goedkoper
lesson-auction-why-drops-reply = Nee: bij een oogst stijgen de prijzen waar het volgende vakje vrij is. Hier lag er iets in de weg.
lesson-auction-pushed = En daarna kon de prijs niet stijgen: op het volgende vakje ligt je vijfde eenheid. Wie veel opslaat en nooit verkoopt, houdt de prijs laag, en wel voor iedereen.
lesson-auction-spoils = Elk goed heeft een laagste prijs; zijde daalt nooit onder 3, en de donkere vakjes blijven leeg. Een eenheid die bij de laagste prijs op de markering stuit, bederft.
lesson-auction-nine = De tweede veiling: Blauw werd eerst gevraagd en biedt 8, Groen stapt uit. Je mag zoveel bieden als er naast je kleur staat. Bied 9.
lesson-auction-not-nine = Dat zou mogen. Bied voor deze les 9.
lesson-auction-fifteen = Blauw biedt 14. Een mooi werk, dus bied 15.
lesson-auction-not-fifteen = Bied voor deze les 15.
lesson-auction-wine = Blauw stapt uit en jij betaalt 15. Waarmee, kies je zelf, maar van duurder naar goedkoper en met niets overbodigs. Begin met een eenheid wijn, voor 6.
lesson-auction-not-wine = Begin voor deze les met één eenheid wijn; na iets goedkopers kan er niets duurders meer volgen.
lesson-auction-again = Ook de tweede eenheid levert 6 op: alle eenheden van een goed brengen de prijs op die is aangegeven. Hij daalt pas daarna. Verkoop haar.
lesson-auction-not-again = Dat kan ook. Verkoop voor deze les de tweede eenheid wijn.
lesson-auction-card = Er moet nog 3 worden betaald. Een Stad-kaart is 3 waard, een Rivier-kaart 2, een Platteland-kaart 1. Betaal met een van je Stad-kaarten.
lesson-auction-not-card = Dat kan ook. Betaal voor deze les met een Stad-kaart.
lesson-auction-yours = Betaald. Er zijn twee eenheden wijn weg, dus de prijs is met twee gedaald, van 6 naar 4. Het kunstwerk is van jou en jij begint deze ronde.
lesson-auction-sell = Je hebt 5 tarwe, en de prijs is 3. Wat zouden twee ervan je opleveren?
lesson-auction-sell-five = 3 voor de eerste en 2 voor de tweede: 5 munten
lesson-auction-sell-five-reply = Tussendoor daalt de prijs niet: beide brengen 3 op.
lesson-auction-sell-six = 6 munten, en daarna is de prijs 1
lesson-auction-sell-six-reply = Juist: twee keer 3, en dan daalt hij voor elk met één.
lesson-auction-sell-same = 6 munten, en de prijs blijft 3
lesson-auction-sell-same-reply = 6 munten klopt. Maar daarna daalt de prijs met één voor elke verkochte eenheid.
lesson-auction-next = Wie wordt op de volgende veiling het eerst gevraagd?
lesson-auction-next-you = jij, de startspeler van deze ronde
lesson-auction-next-blue = Blauw, die na jou aan de beurt is
lesson-auction-next-richest = wie het meest kan betalen
lesson-auction-next-yes = Juist: jij hebt deze veiling gewonnen, dus je begint deze ronde, en op de volgende veiling word je het eerst gevraagd.
lesson-auction-next-no = Nee: het eerst wordt de startspeler van de vorige ronde gevraagd, en dat is wie de laatste veiling heeft gewonnen.
lesson-auction-nobody = Het volgende kunstwerk ligt al open, dus je kunt ervoor plannen. Zijn alle anderen zonder bod uitgestapt, dan mag jij nog één keer bieden. Biedt er helemaal niemand, dan verlaat het werk het spel zonder dat iemand te weten komt wat het was, en de startspeler blijft dezelfde.
lesson-auction-end = Is het laatste kunstwerk geveild, dan eindigt het spel. Houd in het oog wat de anderen kunnen betalen: vaak is één munt meer genoeg. Speel hiervandaan verder, of neem de laatste les.

lesson-artworks = Kunstwerken: wie weet wat
lesson-artworks-about = Hoe je ontdekt wat echt is, wat anderen daarvan te weten komen, hoe collecties kunstwerken opleveren en hoe je van een vervalsing afkomt.
lesson-artworks-goal = Aan het einde tellen alleen echte kunstwerken. Hier leer je hoe je ze vindt en hoe je van de andere afkomt. Jij bent Rood; borden en eerste stenen worden deze keer voor je gekozen.
lesson-artworks-kinds = Iedereen heeft vijf kunstwerken gekregen. Er zijn acht soorten met elk vier werken, en elk werk bestaat twee keer: één keer echt en één keer vervalst. Ze zien er hetzelfde uit.
lesson-artworks-five = Twee van jouw vijf zijn echt en drie vervalst, en zo is het bij iedereen. Het teken rechtsboven zegt wat je van een werk weet: nog niets.
lesson-artworks-offer = Niemand anders ziet je werken, behalve het ene dat je te ruil aanbiedt. Bied het Struisvogelei in Zilver aan.
lesson-artworks-not-offer = Elk werk mag je aanbieden. Neem voor deze les het Struisvogelei in Zilver.
lesson-artworks-open = Wat iedereen aanbiedt, wordt getoond als allen hebben gekozen. Groen biedt een Astrolabium aan, Blauw een Spiegeltelescoop, en toevallig bezit jij van beide het andere exemplaar.
lesson-artworks-twin = Stel dat jouw Spiegeltelescoop vervalst is. Wat is dan die van Blauw?
lesson-artworks-twin-genuine = echt
lesson-artworks-twin-forged = ook vervalst
lesson-artworks-twin-open = dat blijft open
lesson-artworks-twin-yes = Juist: van de twee exemplaren is er altijd één echt. Wie het ene kent, kent ze allebei.
lesson-artworks-twin-no = Nee: van de twee exemplaren van een werk is er precies één vervalst.
lesson-artworks-twin-open-reply = Toch niet: van de twee exemplaren is er altijd één echt en het andere vervalst.
lesson-artworks-bid = Eerst komt de veiling. Wat een werk is, weet daarbij niemand, tenzij iemand het heeft onderzocht. Bied 1 voor de Planetenklok.
lesson-artworks-not-bid = Bied voor deze les 1 munt.
lesson-artworks-lot = Blauw en Groen zijn uitgestapt en je hebt met een Platteland-kaart betaald. Nu weet iedereen dat jij de Planetenklok hebt, maar niet of ze echt is. Hierna komt de Slapende Faun.
lesson-artworks-palace = Twee paleissymbolen hebben je naar niveau 2 gebracht. Laat daar je invloed gelden: tot je weer in het paleis handelt, is het kunstenaarssymbool van de Hofschilder van jou, en je telsteen begint opnieuw.
lesson-artworks-not-palace = Wachten mag. Maar met de Hofschilder kun je twee werken onderzoeken. Laat je invloed gelden.
lesson-artworks-levels = Er zijn vijf niveaus. Wat je boven het vijfde zou brengen, vervalt, tenzij je meteen je invloed laat gelden: dan begint je telsteen daarmee opnieuw. Op één schild mogen er meer staan.
lesson-artworks-inspect = Nu heb je twee kunstenaars, en elk onderzoekt voor een munt één werk: een van jezelf, een dat een ander aanbiedt, of het uitgestalde. Onderzoek je Spiegeltelescoop.
lesson-artworks-not-inspect = Dat mag je ook onderzoeken. Begin voor deze les met je eigen Spiegeltelescoop.
lesson-artworks-keep = Vervalst! Alleen jij weet dat, en dus weet je ook dat die van Blauw echt is. Een vervalsing die bekend wordt, verlaat meteen het spel. Houd het voor je: je hebt er nog plannen mee.
lesson-artworks-not-keep = Dan was je vervalsing weg en wist iedereen wat het exemplaar van Blauw waard is. Houd het voor je.
lesson-artworks-second = De tweede kunstenaar: onderzoek je Stilleven met Citroen.
lesson-artworks-not-second = Dat mag. Onderzoek voor deze les het Stilleven met Citroen.
lesson-artworks-publish = Echt! Als je dat bekendmaakt, verlaat het vervalste exemplaar het spel, waar het ook is. Maak het bekend.
lesson-artworks-not-publish = Vaak is dat wijzer. Maar kijk eens wat er gebeurt als je het bekendmaakt.
lesson-artworks-gone = Het vervalste exemplaar lag verborgen in het kabinet van Groen en is weg: Groen heeft nog vier werken. Wie zo een aangeboden werk verliest, biedt meteen een ander aan, en een uitgestald werk wordt vervangen door het volgende van de stapel.
lesson-artworks-collection = In je beurt mag je een collectie laten zien. Je hebt werken nodig van de soorten die ze vraagt; vervalsingen tellen mee, ook het werk dat je aanbiedt. Voor het Mechanisch Kabinet heb je twee instrumenten, twee uurwerken, een schilderij en een naturalia. Laat het zien.
lesson-artworks-not-collection = Laat eerst het Mechanisch Kabinet zien; dat levert je een kunstwerk op.
lesson-artworks-drawn = Daarvoor heb je een kunstwerk van de stapel getrokken, dat alleen jij hebt gezien. De getoonde werken houd je, maar nu weet iedereen dat je ze hebt. Een open collectie wordt vervangen; je geheime kun je één keer laten zien.
lesson-artworks-left = Van je eerste vijf werken zijn er twee echt. Je weet: het Stilleven is echt, de Spiegeltelescoop vervalst. Hoeveel van deze drie zijn er echt?
lesson-artworks-left-none = geen
lesson-artworks-left-one = één
lesson-artworks-left-open = dat blijft open
lesson-artworks-left-yes = Juist: twee waren er echt, en een daarvan is het Stilleven.
lesson-artworks-left-no = Nee: twee van de vijf waren echt. Eén is het Stilleven, dus het andere moet bij deze drie zijn.
lesson-artworks-exchange = Aan het einde van je beurt moet je het werk dat je aanbiedt ruilen tegen een werk dat een ander aanbiedt. Je weet welk echt is: neem de Spiegeltelescoop van Blauw.
lesson-artworks-not-exchange = Van het Astrolabium weet je te weinig. Neem de Spiegeltelescoop van Blauw.
lesson-artworks-next = Nu heb je beide exemplaren. Blauw heeft je Struisvogelei gekregen en moet het aanbieden; jij kiest wat je hierna aanbiedt. Bied de vervalste Spiegeltelescoop aan!
lesson-artworks-not-next = Dat kun je beter houden. Bied de vervalste Spiegeltelescoop aan: die telt niet.
lesson-artworks-back = Blauw heeft de vervalsing genomen en biedt haar nu zelf aan. Het Struisvogelei is bij jou terug, en jij biedt het nu aan: wie door een ander voor de ruil wordt gekozen, biedt aan wat hij daarbij krijgt.
lesson-artworks-secret = Geheim zijn handkaarten, privécollecties, wat er bij een onderzoek bleek, en werken die nooit zijn geveild, aangeboden of getoond. Open zijn alle aantallen: munten, goederen, hoeveel kaarten en hoeveel kunstwerken iemand heeft.
lesson-artworks-who = Het spel is uit. Jij en Blauw hebben elk vier echte werken: de jouwe zijn van vier soorten, die van Blauw van drie. Wie wint?
lesson-artworks-who-you = jij
lesson-artworks-who-you-reply = Juist: bij een gelijk aantal winnen meer verschillende soorten onder de echte werken.
lesson-artworks-who-blue = Blauw
lesson-artworks-who-blue-reply = Nee: bij een gelijk aantal winnen meer verschillende soorten onder de echte werken, en jij hebt er vier.
lesson-artworks-who-both = jullie delen de overwinning
lesson-artworks-who-both-reply = Alleen als ook het aantal soorten gelijk was.
lesson-artworks-end = Pas aan het einde worden alle werken onderzocht. Maar pas op: het twaalfde kunstwerk in een kabinet, echt of vervalst, beëindigt het spel meteen. Nu ken je het spel. Speel hiervandaan verder en vind de echte!

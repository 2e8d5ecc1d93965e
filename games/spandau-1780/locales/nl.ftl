title = Spandau 1780
tagline = Verspreid je over de Mark Brandenburg, win de gunst van het hof, veldtochten en veilingen, en ontdek welke van je kunstwerken echt zijn.

# Break points in compound words. The list is the same in every language, because place names are German in all of them.
joints = Spiegel|kabinett Spiegel|kabinet Damen|salon Wunder|kammer Studier|zimmer Studeer|kamer Schatz|kammer Schat|kamer Bilder|galerie Grotten|saal Grotten|zaal Tabaks|kollegium Tabaks|college Friedrichs|hagen Lichter|felde Lichten|berg Falken|hagen Hennigs|dorf Jungfern|heide Oranien|burg Charlotten|burg Schmargen|dorf Wilmers|dorf Wuster|hausen Schön|hausen Schöne|berg Groß|beeren Tempel|hof Rix|dorf Born|stedt Pots|dam Zehlen|dorf Weißen|see Grune|wald Tier|garten Lank|witz Katten|druckerei Kattun|druckerei Katoen|drukkerij Hofbuch|druckerei Hof|drukkerij Hof|schneiderei Jagd|schloss Porzellan|manufaktur Porselein|manufactuur Pulver|mühle Papier|mühle Papier|molen Wasser|mühle Bock|windmühle Seiden|haspelei Seiden|weberei Seiden|verlegerin Zijde|weverij Zijde|winderij Zucker|siederei Suiker|raffinaderij Branntwein|brennerei Brandewijn|stokerij Maulbeer|plantage Moerbei|plantage Fischer|kietz Havel|schifferin Havel|schipper Havel|weinberg Havel|fähre Wochen|markt Wein|schenke Uferatelier Infanterie|kaserne Infanterie|kazerne Gewehr|fabrik Geweer|fabriek Kolonisten|dorf Kolonisten|dorp Kupfer|stecherei Exerzier|platz Exercitie|veld Schiff|bauerei Scheeps|werf Kartoffel|acker Aardappel|akker Weizen|acker Ziegel|streicherei Steen|bakkerij Tabak|spinnerei Elfenbein|schiff Straußen|ei Nautilus|pokal Nautilus|beker Sieges|medaille Zege|penning Himmels|globus Planeten|uhr Planeten|klok Stunden|buch Getijden|boek Rüben|terrine Raap|terrine Hofkammer|rat Artillerie|leutnant Artillerie|luitenant Elektrisier|maschine Elektriseer|machine Flöten|sonate Fluit|sonate Tänzer|paar Muster|gut

## Mechanics
uses-auction = Elke ronde wordt een kunstwerk geveild: met de klok mee wordt er hoger geboden of uitgestapt, tot er één over is, die met munten, handkaarten en goederen betaalt.
uses-area-majority = Wie stenen heeft op twee van de drie velden van een streek, beheerst haar; je mag zoveel actieve kaarten hebben als je streken beheerst.
uses-deduction = Elk werk bestaat één keer echt en één keer vervalst: wie het ene exemplaar heeft onderzocht, weet het ook van het andere.
uses-hidden-information = Niemand, ook de eigenaar niet, weet of een kunstwerk echt is, tot het wordt onderzocht. Handkaarten en privécollecties zijn eveneens geheim.
uses-market = Wat wordt opgeslagen en verkocht, drukt de prijzen van de zes goederen; na elke oogst stijgt elke prijs met één munt, waar er plaats is.
uses-set-collection = Wie werken laat zien van de soorten die een collectie vraagt, trekt nog een kunstwerk; ook vervalsingen tellen.
uses-hand-management = Houd kaarten in je hand tot je de symbolen hebt die ze vereisen, en betaal met kaarten die je kunt missen.
uses-multi-use-cards = Een kaart wordt gespeeld om haar voordelen, betaalt 1 tot 3 munten bij een veiling, of wordt afgelegd om stenen te plaatsen.
uses-tableau-building = Actieve kaarten liggen voor je, en hun symbolen tellen meteen: voor de volgende kaart, het paleis, het leger en elke oogst.
uses-income = Elke ronde begint met de oogst: één eenheid voor elk symbool van een goed en één munt voor elk muntsymbool.
uses-variable-powers = Elke kant van een spelerbord heeft eigen symbolen: sommige werken vanaf het begin, andere zodra de stenen erop weg zijn.
uses-take-that = Je betaalt anderen munten om hun stenen te verplaatsen uit streken waarin je zelf een steen hebt.

option-kinds = Kunstwerken
option-kinds-about = Bij zeven soorten ontbreekt de achtste soort kunstwerken met haar vier titels.
option-kinds-eight = acht soorten, 32 titels
option-kinds-seven = zeven soorten, 28 titels
option-auction = Veilingen
option-auction-about = Ofwel blijft men overbieden tot alle anderen zijn afgevallen, ofwel biedt iedereen maar één keer.
option-auction-ascending = tot niemand meer overbiedt
option-auction-once-around = maar één keer rond
option-turns = Speelvolgorde
option-turns-about = Ofwel voert iedereen alle acties van een ronde in één beurt uit, ofwel voeren allen eerst de ene actie uit en dan de volgende.
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
icon-bid = bod
icon-play-card = actief
icon-leads = leidt
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
icon-deck-land = Platteland-kaart
icon-deck-river = Rivier-kaart
icon-artwork = kunstwerk
icon-pay-coins = kan betalen
icon-coins = munten
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
count-cards = { $count ->
    [one] 1 { $deck }-kaart
   *[other] { $count } { $deck }-kaarten
 }
count-kind = { $count } × { $kind }
nothing = niets

## Components
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
copy-of = ‘{ $work }’ { $copy ->
    [one] I
   *[other] II
 }
in-region = { $count ->
    [one] { $region }
   *[other] { $region } ({ $count }×)
 }
known-genuine = { $work } (echt)
known-forged = { $work } (vervalst)
stone-on = Steen van { $owner } in { $field }
black-stone-on = Zwarte steen van Berlijn in { $field }

## Zones
zone-map = Rondom Spandau
zone-warehouse = Pakhuis
zone-palace = Paleis
zone-campaign = { $campaign } ({ $number } van { $count })
zone-collections = Open collecties · stapels
zone-auction = Veiling van ronde { $round }
zone-next-auction = Volgende veiling
zone-bids = Biedingen (hoogstens { $coins })
zone-bids-steps = Biedingen (hoogstens { $coins }; boven { $below } in grotere stappen)
zone-payment = Verkocht aan { $player } voor { $price }
zone-players = Beurzen · te ruil aangeboden
zone-cabinets = Werken van de anderen
step-palace = Paleis
step-army = Leger
step-artist = Kunst
step-cards = Kaarten
step-draw = Trekken
step-expand = Invloed
step-exchange = Ruil
zone-boards = Spelerborden: kies één kant
zone-active = Actief
zone-hand = Hand
zone-cabinet = Kabinet { $count }/12 · { $genuine } echt
zone-cabinet-unknown = Kabinet { $count }/12
round-title = Ronde { $round }
harvest-of = Oogst { $round }
round-harvest = Oogst
round-auction = Veiling
round-palace = Paleis
round-army = Leger
round-artist = Kunstenaar
round-cards = Kaarten spelen
round-draw = Kaarten trekken
round-expand = Invloed
round-exchange = Ruil
mat-of = { $player } · { $board }
cell-of = { $good } voor { $price }
price-of = Prijs van { $good }: { $price }
stock-of = { $player }: { $what }
palace-start = Onder niveau 1
palace-level = Niveau { $level } van het paleis
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
bid-out = eruit
bid-tile = { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
 }
to-pay = { $left } te betalen, { $paid } betaald
left-to-pay = nog { $left }
has-coins = { $coins ->
    [one] nog 1 munt
   *[other] nog { $coins } munten
 }
sale-of = { $good } voor { $price }
private-of = Privécollectie van { $player }
hidden-works-of = Kunstwerken van { $player } die je niet hebt gezien
free-place = vrije plaats voor een actieve kaart
empty-place = lege plaats in het kabinet
hand-place = plaats voor een handkaart
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

## Help
help-region = Velden: { $fields }. Stenen: { $stones }. Twee stenen van één kleur beheersen de streek.
stones-of = { $player } { $count }
berlin = Berlijn
nobody = geen
help-region-of = Velden: { $fields }. Stenen: { $stones }. { $owner } beheerst deze streek.
help-field = Een vrij veld. Een steen van hetzelfde terrein mag hierheen als je hier of in een naburige streek al een steen hebt.
help-field-taken = Wie in deze streek een steen heeft, mag deze voor { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
 } verplaatsen naar een vrij veld van hetzelfde terrein ernaast; het geld gaat naar de eigenaar.
help-field-black = Zwarte stenen kun je niet verplaatsen.
help-good = Prijs van { $good }: nu { $price }, nooit lager dan { $lowest }. De balken zijn de eenheden van de spelers; ze vullen de rij van links.
help-stock = Goederen worden alleen verkocht om een kunstwerk te betalen.
help-price = De prijs stijgt bij elke oogst met één, zolang het volgende vakje vrij is. Hij daalt met één voor elke eenheid die wordt verkocht of de prijsmarkering wegduwt, maar nooit onder { $lowest }.
help-palace = Bij de actie Paleis stijgt je telsteen één niveau per paleissymbool.
help-shield = Niveau { $level }. Wie hier invloed laat gelden, heeft tot de eigen volgende actie Paleis: { $what }.
help-counter = Vanaf het eerste niveau kun je invloed laten gelden; daarna begint de telsteen opnieuw.
help-campaign = { $length } vakjes. Wie het laatste bereikt, beëindigt de veldtocht; iedereen die meedeed, trekt een kunstwerk.
help-reward = Voor deze plaats onder wie meedeed. Met twee spelers is er geen derde beloning.
help-space = Eén vakje vooruit per legersymbool. De veldtocht eindigt op vakje { $length }.
help-deck = { $pile } op de trekstapel, { $discard } afgelegd.
help-card = { $deck }-kaart. Vereist: { $needs }. Betaald wordt: { $pays }. Levert op: { $gives }.
stamp-genuine = Echt
stamp-forged = Vals
help-work-unknown = Soort: { $kind }. Of dit kunstwerk echt is, weet je niet. { $seen }
help-work-genuine = Soort: { $kind }. Je weet dat dit kunstwerk echt is. { $seen }
help-work-forged = Soort: { $kind }. Je weet dat dit kunstwerk vervalst is. { $seen }
seen-by-all = Iedereen weet waar het is.
seen-by-you = Alleen jij hebt het gezien.
seen-by-owner = Alleen de eigenaar heeft het gezien.
help-collection = Gevraagd: { $what }. Wie dat in de eigen beurt laat zien, ook met vervalsingen, trekt een kunstwerk.
help-private = Je privécollectie. Gevraagd: { $what }. Laat het in je beurt zien, ook met vervalsingen, en trek een kunstwerk, één keer per spel.
help-private-hidden = Alleen de eigenaar kent deze collectie.
help-hidden-works = Alleen de eigenaar heeft deze kunstwerken gezien.
help-display = Na de veiling wordt het volgende kunstwerk uitgestald.
help-stack = Niemand kent de volgorde van deze kunstwerken.
help-bidder = { $player } zou { $purse } kunnen betalen, in munten, handkaarten en goederen tegen hun huidige prijs.
help-bid = Wie daarna komt, moet meer dan dit bieden of uitstappen.
help-drop-out = Definitief uit deze veiling.
help-pay = Betaal met handkaarten en goederen, het duurste eerst, en de rest in munten.
help-sale = Alle verkochte eenheden leveren de prijs op die bovenaan staat; daarna daalt hij voor elk met één, nooit onder { $lowest }.
help-unit = Een klik op een getal verkoopt in totaal zoveel eenheden, een voor een.
help-column = Een steen uit deze kolom kost { $cost ->
    [one] 1 kaart
   *[other] { $cost } kaarten
 }.
help-city-row = De tweede stadssteen vereist een lege eerste kolom, de derde een lege tweede.
help-terrain-row = De kolommen raken leeg van links naar rechts.
help-spot-open = Dit symbool is vrij: { $symbol }.
help-spot-covered = Onder deze steen: { $symbol }. Hem plaatsen kost { $cost ->
    [one] 1 kaart
   *[other] { $cost } kaarten
 }.
help-coin = Munten die elke oogst oplevert.
help-progress = Vereist voor betere kaarten.
help-palace-symbol = Niveaus in het paleis, elke beurt.
help-military = Vakjes in de veldtocht, elke beurt.
help-artist = Onderzoeken per beurt, voor één munt elk.
help-draw = Kaarten die je elke beurt trekt.
help-good-symbol = Eenheden die bij elke oogst worden opgeslagen.
help-board = Vanaf het begin: { $base }. Onder de stenen van de eerste kolom: { $first }.
help-no-board = De borden worden met de klok mee gekozen, te beginnen bij de startspeler.
help-coins = Munten. Met handkaarten en goederen erbij kan er op een veiling { $purse } worden betaald.
help-limit = { $active } kaarten actief, { $limit } toegestaan: één per beheerste streek.
help-hand = Elk is op een veiling { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
 } waard.
help-drawn = Niemand heeft ze gezien. Je kunt ze uitgeven voor stenen; de rest komt op de hand.
help-works = Het twaalfde kunstwerk van een speler beëindigt het spel.
help-secret-offer = Wat wordt aangeboden, is pas te zien als iedereen heeft gekozen.

## Choices
choose-board = { $board } (vanaf het begin: { $base })
place-on = Plaats een steen: { $field }
grow-on = Plaats een zwarte steen: { $field }
take-stone = Leg vrij: { $symbol }
discard = Leg { $card } af ({ $deck })
discard-drawn = Leg een gedekte kaart af: { $deck }
offer = Bied { $work } aan
bid = Bied { $coins }
drop-out = Uitstappen
pay-card = Betaal met { $card } ({ $deck }, { $coins })
sell = Verkoop een eenheid { $good } voor { $coins }
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
hold = Ruk niet op
inspect-own = Onderzoek een eigen werk: { $work }
inspect-offer = Aanbod van { $owner } onderzoeken: { $work }
inspect-again-genuine = Nog eens onderzoeken, om bekend te maken dat het echt is: { $work }
inspect-again-forged = Nog eens onderzoeken, om bekend te maken dat het vervalst is: { $work }
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
displace-for-berlin = Verplaats { $owner } in { $field } met een zwarte steen (de bank betaalt { $coins })
move-to = Naar { $field }
expand-no-more = Breid je invloed niet verder uit
exchange = Ruil met { $partner }: { $given } tegen { $work }
claim = Laat de collectie „{ $collection }” zien: trek een kunstwerk
claim-private = Laat je privécollectie „{ $collection }” zien: trek een kunstwerk
show = Laat { $work } zien
show-known = Laat { $work } zien: iedereen kent het
start-pass = Plaats geen stenen meer
end-turn = Beëindig je beurt
finish = Ga verder

## Prompts
ask-nothing = Er is niets te beslissen.
ask-in-phase = { $phase }: { $question }
ask-board = Kies een spelerbord en een van zijn kanten.
ask-first-stone = Op welke stad plaats je je eerste steen?
ask-start = Nog een steen voordat het spel begint?
ask-stone = Welke steen gaat naar { $field }? Zijn symbool is dan voor jou.
ask-discard = Leg voor de steen { $count ->
    [one] een kaart
   *[other] { $count } kaarten
 } af.
ask-first-offer = Welk van je vijf kunstwerken bied je te ruil aan? De anderen zien het nog niet.
ask-offer = Welk van je kunstwerken bied je te ruil aan?
ask-open = Nog niemand heeft geboden. Wat bied je?
ask-bid = { $leader } biedt { $coins }. Bied je meer?
ask-pay = Nog { $left ->
    [one] 1 munt
   *[other] { $left } munten
 } te betalen: eerst met kaarten en goederen, het duurste eerst, dan met munten.
ask-assert = Je invloed laten gelden op niveau { $level }? { $surplus ->
    [0] Je telsteen begint dan opnieuw.
   *[other] Je telsteen begint dan weer bij { $surplus }. Wacht je, dan gaan die niveaus verloren.
 }
ask-advance = Rukt je leger op?
ask-inspect = Voor een munt een kunstwerk onderzoeken? { $count ->
    [one] Je kunt nog één kunstwerk onderzoeken.
   *[other] Je kunt er nog { $count } onderzoeken.
 }
ask-publish-genuine = { $work } is echt. Maak je het bekend?
ask-publish-forged = { $work } is vervalst. Maak je het bekend?
ask-play = Een kaart spelen? { $active } van { $limit } kaarten actief.
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
ask-exchange = { $genuine ->
    [0] Met wie ruil je wat jullie aanbieden?
   *[other] { $given } is echt, en je geeft het weg. Met wie ruil je?
 }
ask-claim = Nog een collectie laten zien voordat je beurt eindigt?
ask-show = { $collection }: welk werk laat je zien ({ $kind })? De anderen zien je keuze pas als alles is gekozen.

## Blocked clicks
not-dearest-first = Je betaalt eerst met het duurste, en met niets dat overbodig is.
not-without-region = Je beheerst geen streek, dus je kunt geen actieve kaart hebben.
not-without-symbols = Deze kaart vereist { $what }.
not-without-payment = Je kunt { $what } niet betalen.
not-without-the-old = Je zou een actieve kaart moeten vervangen, maar zonder die kaart heb je niet wat deze kaart vereist.
not-first-city = Je eerste steen komt op een stad.
not-near = Je hebt in deze streek en ernaast geen steen.
not-without-stone = Al je stenen van dit terrein zijn geplaatst.
not-before-column = Eerst moeten alle stenen uit kolom { $column } van je bord af zijn.
not-without-cards = Je hebt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
 } nodig.
not-beside-you = Je hebt geen steen in deze streek.
not-without-coins = Dat zou { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
 } kosten, zoveel heb je niet.
not-without-room = Geen naburige streek heeft een vrij veld van dit terrein.
not-again-genuine = Je weet al dat dit kunstwerk echt is. In de lijst kun je het nog eens onderzoeken, om het bekend te maken.
not-again-forged = Je weet al dat dit kunstwerk vervalst is. In de lijst kun je het nog eens onderzoeken, om het bekend te maken.
not-known = Iedereen weet al of dit kunstwerk echt is.

## The end
ending-cabinet = twaalf kunstwerken in één kabinet
ending-cabinet-told = Het twaalfde kunstwerk in een kabinet beëindigde het spel. Wie de meeste echte bezit, wint.
ending-campaigns = de laatste veldtocht
ending-campaigns-told = De laatste veldtocht beëindigde het spel. Wie de meeste echte kunstwerken bezit, wint.
ending-map = een volle kaart
ending-map-told = Een volle kaart beëindigde het spel. Wie de meeste echte kunstwerken bezit, wint.
ending-stones = de dertigste steen van een speler
ending-stones-told = De dertigste steen van een speler beëindigde het spel. Wie de meeste echte kunstwerken bezit, wint.
ending-artworks = het laatste kunstwerk
ending-artworks-told = Er zijn geen kunstwerken meer, het spel is voorbij. Wie de meeste echte bezit, wint.
ending-berlin = Berlijn kan niet groeien
ending-berlin-told = Berlijn kon niet groeien, dus het spel is voorbij. Wie de meeste echte kunstwerken bezit, wint.
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
log-cannot-outbid = { $player } kan niet meer bieden en stapt uit.
log-unsold = Niemand biedt op { $work }; het gaat uit het spel.
log-pay-card = { $player } betaalt met een kaart: { $deck }, { $coins }.
log-sell = { $player } verkoopt { $what } voor { $coins }; de prijs is nu { $price }.
log-knocked-down = Eenmaal, andermaal, verkocht: { $work } gaat voor { $coins } naar { $player }.
log-knocked-down-own = Eenmaal, andermaal, verkocht: { $work } is voor { $coins } van jou!
log-win = { $player } wint { $work } voor { $coins }.
log-display = Hierna wordt geveild: { $work }.
log-palace = { $player } stijgt in het paleis naar niveau { $level }.
log-assert = { $player } laat invloed gelden: { $shield }.
log-advance = { $player } rukt op naar vakje { $space } van { $length }: { $campaign }.
log-campaign-over = De veldtocht is voorbij: { $campaign }.
log-campaign-rank = { $player } wordt { $rank ->
    [1] eerste
    [2] tweede
   *[other] derde
 } in de veldtocht en wint { $what }.
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
log-remove-displayed = { $work } wordt niet meer uitgestald en gaat uit het spel.
log-remove-owned = { $work } gaat uit het kabinet van { $player } en uit het spel.
log-remove-owned-own = { $work } was vervalst: het gaat uit jouw kabinet en uit het spel.
log-offer = { $player } biedt te ruil aan: { $work }.
log-play = { $player } speelt { $card }.
log-replace = { $player } speelt { $card } in plaats van { $old }.
log-draw = { $player } trekt { $what }.
log-reshuffle = De stapel { $deck } is op: de afgelegde kaarten worden opnieuw geschud.
log-place = { $player } plaatst een steen in { $field } en legt vrij: { $symbol }.
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
log-exchange-own = { $player } ruilt met jou: je geeft { $taken } en krijgt { $given }.
log-end = Het spel is voorbij: { $reason }.
log-claim = { $player } laat { $works } zien voor „{ $collection }”.
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

## The headline of a turn, after the player's name and a colon
brief-of-other = { $player } { $did }
brief-board = speelt „{ $board }”
brief-harvest = { $what }
brief-bid = biedt { $coins }
brief-drop-out = stapt uit
brief-win = wint { $work } voor { $coins }
brief-palace = stijgt naar niveau { $level }
brief-assert = laat invloed gelden: { $shield }
brief-leave-shield = verlaat het schild: { $shield }
brief-advance = rukt op naar { $space } van { $length }
brief-reward-coins = krijgt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
 } als beloning
brief-reward-goods = krijgt { $what } als beloning
brief-draw-work = trekt een kunstwerk
brief-inspect = onderzoekt { $work }
brief-inspect-own = onderzoekt een eigen kunstwerk
brief-publish-genuine = maakt bekend dat { $work } echt is
brief-publish-forged = maakt bekend dat { $work } vervalst is
brief-remove-owned = haalt { $work } uit het kabinet van { $player }
brief-offer = biedt { $work } aan
brief-play = speelt { $card }
brief-replace = speelt { $card } in plaats van { $old }
brief-draw = trekt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
 }
brief-place = plaatst { $count ->
    [one] een steen
   *[other] { $count } stenen
 } in { $regions }
brief-control = beheerst { $regions }
brief-control-lost = verliest { $regions }
brief-displace = verplaatst { $owner } in { $regions }
brief-displace-berlin = laat Berlijn { $owner } verplaatsen in { $regions }
brief-grow = laat Berlijn groeien in { $regions }
brief-exchange = geeft { $partner } { $given } en krijgt { $taken }
brief-claim = laat „{ $collection }” zien
goal-genuine = echte kunstwerken, voor zover je weet
goal-cabinet = twaalf kunstwerken in één kabinet
goal-cabinet-step = één kunstwerk in het kabinet
goal-campaigns = het einde van de laatste veldtocht
goal-campaigns-step = één veldtocht
goal-map = een volle kaart
goal-map-step = één steen op de kaart
goal-stones = alle dertig stenen van een speler geplaatst
goal-stones-step = één geplaatste steen
goal-artworks = het laatste kunstwerk geveild
goal-artworks-step = één te veilen kunstwerk
goal-berlin = Berlijn moet groeien en kan niet

# Changes listed in advice, each after a number such as "+2".
part-works = { $count ->
    [one] kunstwerk
   *[other] kunstwerken
}
part-known = { $count ->
    [one] kunstwerk met bekende echtheid
   *[other] kunstwerken met bekende echtheid
}
part-stones = { $count ->
    [one] geplaatste steen
   *[other] geplaatste stenen
}
part-regions = { $count ->
    [one] streek
   *[other] streken
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

# Coach texts: what each decision is about.
coach-ask-board = Je bord bepaalt met welke symbolen je begint en welke onder je dertig stenen liggen. Let op het begin en de eerste kolom: munten en goederen betalen op veilingen, legersymbolen brengen je in veldtochten, kaartsymbolen leveren kaarten voor meer stenen.
coach-ask-first-stone = Je eerste steen komt op een vrije stad naar keuze en kost een kaart. Van daaruit verspreid je je: latere stenen moeten in streken waar je al een steen hebt, of ernaast. Zoek buurstreken met vrije velden van elk terrein en weinig gedrang.
coach-ask-start = Voor het spel begint, mag je nog stenen plaatsen, elk voor zoveel kaarten als zijn kolom zegt; verplaatst wordt er nog niemand. Wie past, is klaar en houdt de kaarten. Vroege stenen werken het langst: hun symbolen tellen vanaf de eerste oogst, en twee beheersen een streek.
coach-ask-stone = De steen die je kiest, legt zijn symbool vrij, en dat werkt voor jou tot het einde. De kolommen raken leeg van links naar rechts, binnen een kolom kies je vrij. Wat mis je: inkomen voor veilingen, kaarten voor meer stenen, leger, vooruitgang voor je handkaarten?
coach-ask-discard = De steen betaal je met kaarten, en elke is goed, ook een die nog gedekt ligt. Houd wat je snel kunt spelen, en denk aan de veiling: Stad betaalt daar drie munten, Rivier twee, Platteland één. Het makkelijkst mis je kaarten waarvoor je nog veel symbolen tekortkomt.
coach-ask-first-offer = Een van je werken staat altijd te ruil; de anderen krijgen het te zien en kunnen het ruilen tegen het hunne. Twee van je vijf zijn echt, alleen weet je niet welke. Let dus op de soorten: houd wat de open collecties en je privécollectie vragen.
coach-ask-offer = Wat je nu aanbiedt, gaat weg bij je volgende ruil, of eerder als een ander het kiest. Doe liefst weg waarvan je weet dat het vervalst is, en houd wat echt is. Bedenk: anderen mogen je aanbod onderzoeken, en misschien missen ze juist deze soort.
coach-ask-open = Je mag vanaf één munt bieden, of uit deze veiling stappen. Betalen doe je met munten, handkaarten en goederen, die alleen hier geld opleveren. Echte werken winnen het spel. Een dat je niet hebt onderzocht, is een gok, maar wie het wint, wordt ook startspeler.
coach-ask-bid = Je biedt meer dan het laatste bod, of je ligt definitief uit deze veiling. Aan het einde telt geld niet, maar tot dan kosten onderzoeken, kaarten en verplaatsen wel iets. Wat is het werk je waard, hoe ver kunnen de anderen gaan, en wie weet misschien al of het echt is?
coach-ask-pay = Je betaalt met handkaarten, goederen en munten, het duurste eerst en niets overbodigs. Alle eenheden van een soort die je verkoopt, brengen de prijs van nu op, daarna daalt hij. Verkoop wat hoog staat; spaar kaarten die je snel kunt spelen, en munten voor de rest van de ronde.
coach-ask-assert = Je steen gaat naar het schild van je niveau, waarvan de symbolen tot je volgende actie Paleis van jou zijn; in ruil begint je telsteen opnieuw. Helpen de symbolen je nu, voor kaarten, veldtocht, onderzoeken of oogst? Of levert wat geduld een beter schild op?
coach-ask-advance = Je leger rukt één vakje op per legersymbool, allemaal of geen. Eindigt de veldtocht, dan trekt ieder die meedeed een kunstwerk, en de eerste plaatsen worden beloond: wegblijven loont zelden. Kun je hem beëindigen, let dan op de plaatsen; de laatste veldtocht beëindigt het spel.
coach-ask-inspect = Voor een munt kom je te weten of een werk echt is: een van jezelf, een dat anderen aanbieden, of het uitgestalde, dat hierna wordt geveild. Zo ken je ook het andere exemplaar. Onderzoek waar je volgende beslissingen van afhangen: waarop bieden, wat aanbieden, met wie ruilen?
coach-ask-publish-genuine = Maak je het bekend, dan gaat het vervalste exemplaar uit het spel, waar het ook is, zelfs als het in je eigen kabinet is. Maar dan weet iedereen dat dit hier echt is. Zwijg zolang je het nog bij veiling of ruil wilt krijgen; spreek als het verlies waarschijnlijk een ander treft.
coach-ask-publish-forged = Een werk dat als vervalsing is ontmaskerd, gaat uit het spel, en iedereen weet dan dat het andere exemplaar echt is. De eigenaar verliest een werk voor collecties en kabinet. Eigen vervalsingen kun je nog gebruiken: ze tellen voor collecties en je kunt ze bij een ruil doorgeven.
coach-ask-play = Je mag zoveel actieve kaarten hebben als je streken beheerst. Een kaart vereist symbolen, die niet worden verbruikt, en soms ook munten of goederen, die je één keer betaalt. Haar voordelen werken meteen en elke ronde weer: kijk welke kaart de volgende mogelijk maakt.
coach-ask-grow = Als startspeler laat je Berlijn groeien: een zwarte steen neemt een vrij veld in of naast een streek die er al een heeft, of de plaats van een steen die er een streek mee deelt. Daar blijft hij voorgoed. Neem de anderen af wat ze nodig hebben, en spaar je eigen streken.
coach-ask-move = Een verplaatste steen gaat naar een vrij veld van hetzelfde terrein in een naburige streek, en de eigenaar krijgt er munten voor. Waarheen bepaal jij. Stenen van anderen horen waar ze niets beheersen en jou niet in de weg liggen, een eigen steen waar hij je helpt.
coach-ask-expand = Voor kaarten plaats je stenen, in streken waar je er een hebt of ernaast; voor munten mag je andere verplaatsen. Twee beheersen een streek, en elke streek staat een actieve kaart toe. Let op de symbolen eronder. Je dertigste steen beëindigt het spel.
coach-ask-exchange = Aan het einde van je beurt moet je het werk dat je aanbiedt, ruilen tegen wat een ander aanbiedt. Het best is een werk waarvan je weet dat het echt is, anders een van een soort die je verzamelt. Bedenk ook wie het jouwe krijgt: misschien maakt het daar een collectie compleet.
coach-ask-claim = Heb je werken van alle soorten die een collectie vraagt, dan mag je die laten zien en gratis een kunstwerk trekken; vervalsingen tellen, en de werken blijven van jou. Een open collectie kan snel weg zijn. Maar iedereen ziet wat je toont, en twaalf werken beëindigen het spel.
coach-ask-show = Voor de collectie laat je een werk van deze soort zien, en je hebt de keus. Het blijft van jou en mag vervalst zijn, maar daarna weet iedereen dat je het hebt. Verklap zo min mogelijk: liever iets wat de anderen al kennen dan iets wat niemand bij je vermoedt.

# Usage hints: when each component is chosen.
when-bid = Bieden doe je op de veiling; elke ronde is er één.
when-drop-out = Uit een veiling stap je als je om een bod gevraagd wordt.
when-card = Een handkaart kies je als je kaarten speelt, een kunstwerk betaalt of voor een steen aflegt.
when-collection = Een collectie laat je in je eigen beurt zien, als je werken van alle gevraagde soorten bezit.
when-drawn = Kaarten die je in deze beurt trok, kun je aan stenen uitgeven terwijl je je invloed uitbreidt.
when-field = Een veld kies je als je een steen plaatst, ook al vóór het spel, als je er een verplaatst of zegt waar hij heen gaat, en als Berlijn groeit.
when-pay-coins = Hier betaal je de rest van een prijs in munten als je een veiling gewonnen hebt.
when-sale = Goederen verkoop je alleen om een gewonnen veiling te betalen.
when-shield = Een schild kies je in het paleis, als je je invloed op dat niveau doet gelden.
when-side = De kant van een bord kies je één keer, voordat het spel begint.
when-space = Een vakje van de veldtocht kies je als je met legersymbolen oprukt: het vakje dat je bereikt.
when-spot = Een steen van het bord kies je als hij naar een veld van zijn terrein gaat.
when-work = Een kunstwerk kies je als je er een aanbiedt, ruilt, voor een munt onderzoekt of voor een collectie laat zien.

## The player aid
icon-card-back-city = Stad-kaart
icon-card-back-land = Platteland-kaart
icon-card-back-river = Rivier-kaart
icon-card-back-artwork = gedekt kunstwerk
icon-card-back-collection = collectiekaart
icon-stone-0 = steen
icon-stone-1 = steen
icon-stone-2 = steen
icon-stone-3 = steen
icon-stone-4 = steen
icon-stone-berlin = zwarte steen
aid-round = Een ronde
aid-round-harvest = Oogst: iedereen slaat voor elk symbool van een goed 1 eenheid op en neemt dan voor elk muntsymbool 1 munt.
aid-round-auction = Veiling: bied meer of stap uit; wie wint, begint de ronde.
aid-round-palace = Paleis: stijg 1 niveau per paleissymbool; vanaf niveau 1 mag je een schild nemen.
aid-round-army = Leger: ruk in de veldtocht op met al je legersymbolen, of helemaal niet.
aid-round-artist = Kunstenaar: onderzoek voor elk symbool 1 kunstwerk, voor elk 1 munt.
aid-round-play = Speel kaarten waarvan je hebt wat ze vereisen; betaal de munten en goederen die ze vragen.
aid-round-draw = Trek voor elk kaartsymbool 1 kaart, gedekt.
aid-round-expand = Invloed uitbreiden: plaats stenen voor kaarten. Bij de startspeler groeit eerst Berlijn.
aid-round-exchange = Ruil: ruil het werk dat je aanbiedt tegen een dat iemand anders aanbiedt.
aid-prices = Kosten en waarden
aid-prices-stones = Kolom van een steen, en de kaarten die hij kost
aid-prices-city = Een Stad-kaart betaalt 3 munten op een veiling.
aid-prices-river = Een Rivier-kaart betaalt 2 munten.
aid-prices-land = Een Platteland-kaart betaalt 1 munt.
aid-prices-goods = Goederen verkoop je alleen op veilingen, alle van een soort voor hun prijs, die daarna per verkochte eenheid met 1 daalt.
aid-prices-displace = Wie verplaatst wordt, krijgt 1 munt voor een veld, 2 voor een bos, 3 voor een rivier, 4 voor een stad.
aid-limits = Goed om te weten
aid-limits-cards = Eén actieve kaart per streek die je beheerst (stenen op twee of drie van de velden).
aid-limits-field = Een steen komt op een vrij veld van zijn terrein, in een streek met een steen van jou of ernaast.
aid-limits-city = Je tweede stadssteen vraagt een lege eerste kolom, de derde een lege tweede.
aid-limits-collection = Laat werken zien van de soorten die een collectie vraagt en trek een kunstwerk; vervalsingen tellen.
aid-symbols = Symbolen
aid-coin = Munt: 1 bij elke oogst.
aid-progress = Vooruitgang: veel kaarten vereisen die.
aid-artworks = Kunstwerken

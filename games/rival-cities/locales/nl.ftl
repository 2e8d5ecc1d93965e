title = Stedenstrijd
tagline = Hamburg tegen Altona: prestige, rechtszaken, schepen en verdragen, rond één inktpot.

## Mechanics
uses-rondel = Beide steden zetten dezelfde inktpot met de klok mee rond een ring van twintig velden. De eerste twee velden van een zet zijn vrij, elk volgend veld kost producten. Waar de pot stopt, handel je.
uses-tug-of-war = De prestigesteen en een steen op elke rechtszaak worden tussen de twee steden heen en weer getrokken.
uses-sudden-death = Een stad wint direct, ook midden in een actie: met drie schepen meer dan de rivaal, een derde gewonnen rechtszaak, alle vier de verdragen of de prestigesteen bij de eigen naam.
uses-hand-management = Elke speciale actiekaart in je hand kun je één keer gebruiken: speel haar alleen of, voor een brief, samen met de kaart bij de inktpot.
uses-open-drafting = Schepen, verdragen en de speciale actiekaarten van de donkergele velden liggen open; beide steden kunnen ze nemen.
uses-set-collection = Alle vier de verdragen, drie gewonnen rechtszaken of een voorsprong van drie schepen winnen het spel.
uses-tableau-building = De schepen en verdragen die voor je liggen, verbeteren je latere acties; sommige schepen voegen bij elke productie een product toe.
uses-income = In elk laagseizoen brengen sommige schepen inkomen op, en het prestigespoor betaalt de stad aan wier kant de prestigesteen ligt.
uses-take-that = Piraterij neemt producten uit de opslag van je rivaal, en voor een brief kan een stad een verdrag van de rivaal nemen.
uses-hidden-information = Een van de stapel getrokken speciale actiekaart kent alleen de stad die haar trok, en welke schepen en rechtszaken nog komen, weet niemand.
uses-end-game-bonuses = Zonder directe winst beslissen de sterren: die op schepen, verdragen, rechtszaken en het veld van de prestigesteen, plus de sterfiches.

hamburg = Hamburg
altona = Altona

option-ring = Ring van actiekaarten
option-ring-about = In het eerste spel liggen de actiekaarten op nummer in de ring. Geschud is de ring in elk spel anders.
option-ring-first-game = op volgorde (eerste spel)
option-ring-shuffled = geschud
option-first = Beginnende stad
option-first-random = willekeurig
option-first-hamburg = Hamburg
option-first-altona = Altona

## Components
beer = bier
cloth = doek
leather = leer
furniture = meubels
letter = brieven
star = sterfiches
factory = fabrieken
factory-inactive = inactieve fabrieken
count-beer = { $count } bier
count-cloth = { $count } doek
count-leather = { $count } leer
count-furniture = { $count ->
    [one] 1 meubel
   *[other] { $count } meubels
 }
count-any = { $count ->
    [one] 1 product naar keuze
   *[other] { $count } producten naar keuze
 }
count-letter = { $count ->
    [one] 1 brief
   *[other] { $count } brieven
 }
count-star = { $count ->
    [one] 1 sterfiche
   *[other] { $count } sterfiches
 }
count-dark-star = { $count ->
    [0] 0 sterren
    [one] 1 ster
   *[other] { $count } sterren
 }
star-per-ship = 1 ster voor elk schip van zijn stad
nothing = niets
times = { $count }×
plus-times = +{ $count }

## Icons, read aloud
icon-beer = bier
icon-cloth = doek
icon-leather = leer
icon-furniture = meubel
icon-any-product = product naar keuze
icon-letter = brief
icon-star = ster
icon-factory = fabriek
icon-factory-inactive = inactieve fabriek
icon-production = Productie:
icon-gift = Gift:
icon-donation = Donatie:
icon-swap = ruilen
icon-draw = trekken
icon-build = fabriek
icon-reactivate = reactiveren
icon-prestige = prestige
icon-alliance = verdrag
icon-ship = schip
icon-lawsuit = rechtszaak
icon-court = rechtbank
icon-piracy = piraterij
icon-sway = beïnvloeden
icon-arrow-right = →
icon-plus = +
icon-repeat = nogmaals:
icon-bell = elk laagseizoen
icon-ink-jar = inktpot
icon-option-c = optie C
icon-known = bekend bij de rivaal
icon-hamburg = Hamburg
icon-altona = Altona

## Short texts on cards
short-draw = Trekken
short-factory = Fabriek
short-prestige = Prestige
short-alliance = Verdrag
short-ship = Schip
short-lawsuit = Zaak
short-court = Uitspraak
short-free = kosteloos
short-or = of
short-and = en

## Short descriptions of actions
do-production = Productie: { $what } (+1 per fabriek)
do-gift = Gift: { $what }
do-gain = Krijg { $what }
do-donation = { $times ->
    [one] Donatie: { $what } voor { $stars }
   *[other] Donatie tot { $times } keer: { $what } voor { $stars }
 }
do-swap = Productruil tot { $times } keer
do-draw = Trek een speciale actiekaart
do-factory-free = Bouw kosteloos een fabriek
do-factory = Bouw een fabriek voor { $what }
do-reactivate = { $count ->
    [one] Reactiveer een fabriek
   *[other] Reactiveer { $count } fabrieken
 }
do-prestige = Verdien prestige
do-alliance = Sluit een verdrag
do-ship = Koop een schip
do-lawsuit = Zet een rechtszaak voort
do-court = Uitspraak van de rechtbank
do-piracy = Piraterij: steel { $what }
do-piracy-prestige = Piraterij: de rivaal mag prestige verdienen, daarna steel jij tot { $what }
do-sway = Beïnvloed de rechtszaak

## Names of cards and spaces
card-overview = Overzicht van het laagseizoen
card-basic = Actiekaart { $number }
take-card = De kaart in je hand nemen
one-or-other = { $one } of { $other }
card-said = ‘{ $actions }’
ship-said = Schip ‘{ $brings }’
brings-twice = 2× { $effect }
brings-income = { $effect } in elk laagseizoen
brings-production = { $what } bij elke productie
brings-lawsuits = { $what } voor elke gewonnen rechtszaak
brings-repeat = Prestige herhalen
brings-space = Eén veld verder
brings-option = Twee kaarten zonder brief
brings-cheaper = Latere schepen goedkoper
brings-stars = Eén ster per schip
lawsuit-at = Rechtszaak { $numeral }
lawsuit-won = Gewonnen rechtszaak
alliance-1 = Oslo
alliance-2 = London
alliance-3 = Novgorod
alliance-4 = Amsterdam
alliance-5 = Gdańsk
alliance-6 = Bruxelles
alliance-7 = Le Havre
alliance-8 = Kjøbenhavn
ink-jar = Inktpot
jar-space = Veld van de inktpot
bell = Belfiche
prestige-marker = Prestigesteen
prestige-middle = Prestigespoor, midden
prestige-step = Prestigespoor, { $city } { $step }
lawsuit-step = Rechtszaak { $slot }, { $city } { $place }
marker-even = Steen van rechtszaak { $slot }: gelijke stand
marker-leads = Steen van rechtszaak { $slot }: { $city } staat { $place } voor
empty-space = Leeg donkergeel veld { $space }
empty-space-short = een leeg veld
empty-lawsuit = Leeg rechtszaakveld { $numeral }
empty-ship = Leeg schipveld { $slot }
empty-alliance = Vrij verdragveld { $slot }
supply-of = Voorraad: { $what }
stock-of = { $city }: { $what }
action-stack = Actiestapel
race-of = { $city }, { $goal }: { $has } van { $needs }
race-count = { $has }/{ $needs }
race-lead = +{ $has }/{ $needs }
ship-stack = Schipstapel
lawsuit-stack = Rechtszaakstapel
discard = Aflegstapel
hand-of = Hand van { $city }
hidden-card = Gedekte kaart { $number } van { $city }
board = Spelbord
zone-supply = Voorraad
zone-piles = Stapels
zone-lawsuits = Rechtszaken
zone-ships = Schepen
zone-alliances = Verdragen
season = Laagseizoen { $season }
season-upkeep = Onderhoud
season-fleets = Grotere vloot
season-ships = Schepen
season-prestige = Prestige
season-lawsuit = Rechtszaak I
season-cards = Nieuwe kaarten
season-factories = Fabrieken
season-end = Einde?
own-ships = Vloot
own-alliances = Gesloten verdragen
own-lawsuits = Gewonnen rechtszaken

## Help
help-split = Slechts één helft (met Gdańsk beide): { $actions }
help-card = { $actions }
help-take-card = Neem de kaart bij de inktpot in je hand in plaats van haar te gebruiken. Daarna is je beurt voorbij.
help-ship = Kost { $cost }, telt voor { $stars }. { $effect }
ship-now = Bij aankoop: { $effect }.
ship-income = In elk laagseizoen: { $effect }.
ship-production = Bij elke productie van jou: { $what } extra.
ship-lawsuits = Telkens als je een rechtszaak wint: { $what }.
ship-repeat = Na ‘Verdien prestige’ mag je { $what } betalen om dat één keer te herhalen.
ship-free-space = De inktpot mag kosteloos één veld verder dan gewoonlijk.
ship-free-option = Twee kaarten in één beurt (optie C) kosten geen brief.
ship-cheaper = Elk later schip kost { $count } product minder.
ship-nothing = Dit schip heeft geen effect.
help-alliance = { $benefit } Onderhoudskosten in elk laagseizoen: { $upkeep }. Telt voor { $stars }.
alliance-favours = { $what } extra als een productie of gift dit product uit de voorraad oplevert.
alliance-star = Levert een donatie je sterfiches op, dan krijg je er 1 meer.
alliance-halves = Van gesplitste kaarten mag je beide helften gebruiken, in volgorde naar keuze.
alliance-prestige = Na ‘Verdien prestige’ mag je { $price } betalen om dat één keer te herhalen.
alliance-lawsuit = Na ‘Zet een rechtszaak voort’ mag je 1 product betalen om nog eens een rechtszaak naar keuze voort te zetten.
alliance-draw = Na ‘Trek een speciale actiekaart’ mag je { $price } betalen om nog eens te trekken.
help-lawsuit = Voortzetten voor { $costs }: { $bonus }. De winnaar krijgt: { $win }. Telt voor { $stars }.
help-empty-space = De speciale actiekaart is genomen; in het laagseizoen komt er een nieuwe.
help-ink-jar = Gaat met de klok mee. Twee velden zijn vrij, het derde en het vierde kosten elk 1 product, elk volgend veld 2.
help-race = Wint meteen: { $goal }.
help-bell = Wie de inktpot voorbij de bel zet, heeft het tijdens het laagseizoen en wint daarmee een gelijke stand in sterren.
help-prestige = Wie hem naar de naam van de eigen stad brengt, wint direct.
help-prestige-step = In het laagseizoen: { $income }, plus het inkomen van de velden dichter bij het midden. Telt aan het einde voor { $stars }.
help-city-name = Bereikt de steen de naam, dan wint deze stad direct.
help-marker = Bij het afhandelen wint een steen op 2, 3 of 4 de rechtszaak voor de stad aan die kant; op 1 krijgt die stad een sterfiche.
help-supply = Is de voorraad leeg, dan neem je van je rivaal als die er meer van heeft dan jij; anders vervalt het product.
help-pile = Een gedekte stapel; niemand kent de volgorde.
help-discard = Gespeelde en afgelegde speciale actiekaarten: { $cards }. Ze worden geschud als de actiestapel op is.
help-discard-empty = Er is nog geen speciale actiekaart gespeeld.
help-hidden = Alleen wie deze kaart heeft, kent haar.
help-beer = Het goedkoopste product.
help-cloth = Een product.
help-leather = Een product.
help-furniture = Het waardevolste product.
help-letter = Betaalt twee kaarten in één beurt, een verdrag van je rivaal, een van de rechtszaken en de onderhoudskosten van Gdańsk. Je kunt hem ook op elk moment betalen om 1 product te ruilen tegen een ander.
help-star = Elk fiche telt aan het einde voor 1 ster.
help-factory = Draai haar bij een productie om voor 1 product extra.
help-factory-inactive = Wordt in het laagseizoen of door een kaart weer actief.

## Prompts
ask-nothing = Niets te beslissen.
ask-first-product = Kies je eerste product.
ask-move = Zet de inktpot met de klok mee vooruit.
ask-pay-move = { $count ->
    [one] Betaal 1 product voor het verzetten.
   *[other] Betaal { $count } producten voor het verzetten.
 }
ask-option = De kaart bij de inktpot gebruiken, één uit je hand, of beide?
ask-both = Welke van de twee kaarten gebruik je eerst?
ask-other-half = Ook de andere kaart, of hier stoppen?
ask-half = Kies één helft van de kaart.
ask-action = Kies de volgende actie van de kaart.
ask-produce = Produceer { $what }: hoeveel fabrieken omdraaien?
ask-take = { $count ->
    [one] Kies 1 product dat je krijgt.
   *[other] Kies { $count } producten die je krijgt, een voor een.
 }
ask-donate = { $what } doneren voor { $stars }?
ask-swap = { $count ->
    [one] Eén product ruilen?
   *[other] Tot { $count } producten ruilen, een voor een?
 }
ask-factory = Betaal { $count } producten voor een fabriek.
ask-offer = Je mag nu: { $what }.
ask-repeat-prestige = Nog eens prestige verdienen, voor { $price }?
ask-repeat-either = Nog eens prestige verdienen, voor { $one } of { $other }?
ask-repeat-draw = { $price } betalen om nog eens te trekken?
ask-alliance = Kies een verdrag.
ask-ship = Kies een schip om te kopen.
ask-lawsuit = Kies een rechtszaak om voort te zetten.
ask-sway-again = { $count ->
    [one] De juridische kosten van rechtszaak { $slot } nogmaals betalen om nog eens te beïnvloeden?
   *[other] De juridische kosten van rechtszaak { $slot } nog tot { $count } keer betalen om telkens nog eens te beïnvloeden?
 }
ask-repeat-lawsuit = 1 product betalen (Le Havre) om nog eens een rechtszaak voort te zetten?
ask-court = Kies de uitspraak van de rechtbank.
ask-steal = { $count ->
    [one] Steel 1 product.
   *[other] Steel tot { $count } producten, een voor een.
 }
ask-upkeep = Betaal { $price } om { $alliance } te houden, of leg de kaart terug.
ask-last-exchange = Voor het einde van je beurt een brief betalen om een product te ruilen?

## Choices
move-jar = { $cost ->
    [0] { $spaces } vooruit naar { $card }, kosteloos
    [one] { $spaces } vooruit naar { $card }, voor 1 product
   *[other] { $spaces } vooruit naar { $card }, voor { $cost } producten
 }
move-past-bell = { $cost ->
    [0] { $spaces } vooruit voorbij de bel naar { $card }, kosteloos
    [one] { $spaces } vooruit voorbij de bel naar { $card }, voor 1 product
   *[other] { $spaces } vooruit voorbij de bel naar { $card }, voor { $cost } producten
 }
pay = Betaal { $what }
pay-upkeep = Betaal { $what } en houd { $alliance }
pay-donation = Doneer { $what }
pay-factory = Betaal { $what } en bouw
pay-le-havre = Betaal { $what } voor Le Havre
move-jar-short = { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
} · { $cost ->
    [0] gratis
    [one] { $cost } product
   *[other] { $cost } producten
}
option-a-short = Bij de inktpot
option-b-short = Uit je hand
option-a = Bij de inktpot: { $actions }
option-b = Uit je hand: { $actions }
option-b-numbered = Uit je hand (kaart { $number }): { $actions }
option-c = Beide voor 1 brief: bij de inktpot en uit je hand
option-c-free = Beide zonder brief (schip ‘Twee kaarten zonder brief’): bij de inktpot en uit je hand
option-d = De kaart bij de inktpot in je hand nemen: { $card }
finish = Verder niets
finish-both = Geen van beide kaarten gebruiken
finish-other-half = De andere kaart niet gebruiken
finish-donation = Donaties beëindigen
finish-swaps = Niets meer ruilen
finish-sways = Niet nog eens betalen
finish-turn = De beurt beëindigen
finish-one = Overslaan: { $action }
finish-rest = De rest van de kaart overslaan
finish-all = Geen van haar acties gebruiken
produce = { $factories ->
    [0] Produceer { $what }, zonder fabrieken
    [one] Produceer { $what }, met 1 fabriek
   *[other] Produceer { $what }, met { $factories } fabrieken
 }
produce-each-its-own = { $factories ->
    [0] Produceer { $what }, zonder fabrieken
    [one] Produceer { $what }, en 1 product naar keuze met 1 fabriek
   *[other] Produceer { $what }, en { $factories } producten naar keuze met { $factories } fabrieken
 }
take = Neem { $what }
take-scarce = Neem { $what } van je rivaal, want de voorraad is op
steal = Steel { $what }
swap-products = Ruil { $give } tegen { $take }
exchange-letter = Brief: ruil { $give } tegen { $take }
accept = Ja
decline = Nee, bedankt
decline-repeat = Niet herhalen
return-alliance = Leg { $alliance } terug
repeat-with-ship = Betaal { $price } en herhaal ({ $ship })
repeat-with-alliance = Betaal { $price } en herhaal ({ $alliance })
repeat-draw = Betaal { $price } en trek nog eens ({ $alliance })
ally = Sluit een verdrag met { $alliance }
ally-from-rival = Betaal 1 brief en neem { $alliance } van je rivaal
buy-ship = Koop { $ship } voor { $price }
advance-lawsuit = Zet rechtszaak { $slot } voort voor { $costs }: { $bonus }
swap-lawsuits = Verwissel de rechtszaken { $one } en { $other }
resolve-lawsuit = Handel rechtszaak I in jouw voordeel af
sway-again = Betaal { $costs } en beïnvloed nog eens

## Blocked clicks and indirect choices
not-so-far = Te ver. Producten nodig: { $cost }, in je opslag: { $have }.
indirect-action = Eén klik is genoeg voor: { $what }.
indirect-ship = Klik om het te kopen voor { $cost }. Het ontbrekende product krijg je in ruil voor een brief en { $give }.
not-paid = Je kunt { $cost } niet betalen.
not-without-letter = Een verdrag van je rivaal nemen kost 1 brief; je hebt er geen.
part-done = Deze actie is al uitgevoerd.
part-no-lawsuit = Je kunt de kosten van geen enkele rechtszaak betalen.
part-no-ship = Je kunt geen enkel schip betalen.
part-no-alliance = Er is geen verdrag vrij, en er een van je rivaal nemen kost een brief.
part-nothing = Deze actie zou nu niets doen.

## The log
log-starts = { $city } begint.
log-moves = { $city } zet de inktpot { $spaces ->
    [one] één veld vooruit.
   *[other] { $spaces } velden vooruit.
 }
log-pays = { $city } betaalt { $what }.
log-upkeep = { $city } betaalt { $what } voor het verdrag met { $alliance }.
log-gains = { $city } krijgt { $what }.
log-produces = { $city } produceert { $what }.
log-gains-more = { $city } krijgt { $what } dankzij { $source }.
log-takes-scarce = De voorraad is op: { $city } neemt { $what } van de rivaal.
log-forgoes = Niet te krijgen: { $city } loopt { $what } mis.
log-option-a = { $city } gebruikt de kaart bij de inktpot.
log-option-b = { $city } speelt een kaart uit de hand: { $card }.
log-option-c = { $city } gebruikt beide kaarten.
log-option-d = { $city } neemt de kaart bij de inktpot in de hand: { $card }.
log-swaps = { $city } ruilt { $give } tegen { $take }.
log-draws = { $city } trekt een speciale actiekaart.
log-draws-secretly = { $city } trekt { $card }.
log-nothing-to-draw = Voor { $city } is er geen speciale actiekaart meer te trekken.
log-reshuffles = De actiestapel is op. De aflegstapel wordt de nieuwe stapel, en elke kaart in de hand is nu af te leiden.
log-stack-empty = De actiestapel is op; elke kaart in de hand is nu af te leiden.
log-builds = { $city } bouwt een fabriek.
log-no-factory = Voor { $city } is er geen fabriek meer.
log-reactivates = { $count ->
    [one] { $city } reactiveert een fabriek.
   *[other] { $city } reactiveert { $count } fabrieken.
 }
log-steals = Piraterij! { $city } steelt { $what }.
log-prestige = { $city } verdient prestige.
log-allies = { $city } sluit een verdrag met { $alliance }.
log-takes-alliance = { $city } neemt het verdrag met { $alliance } van de rivaal.
log-buys = { $city } koopt { $ship }.
log-new-ship = { $ship } is te koop.
log-advances = { $city } zet rechtszaak { $slot } voort.
log-sways = Rechtszaak { $slot } helt naar { $city } over.
log-sways-in-vain = Rechtszaak { $slot } staat voor { $city } al op 4.
log-swaps-lawsuits = { $city } verwisselt de rechtszaken { $one } en { $other }.
log-lawsuit-dropped = Rechtszaak I eindigt zonder winnaar.
log-wins-lawsuit = { $city } wint een rechtszaak.
log-new-lawsuit = Er wordt een nieuwe rechtszaak opengelegd.
log-season = { $city } passeert de bel: laagseizoen { $season } begint.
log-season-over = Het laagseizoen is voorbij.
log-returns = { $city } legt het verdrag met { $alliance } terug.
log-new-specials = Er worden nieuwe speciale actiekaarten op de donkergele velden gelegd.

## The headline of a turn, after the city's name
brief-of-other = { $city } { $what }
brief-moves = { $spaces ->
    [one] gaat 1 veld vooruit
   *[other] gaat { $spaces } velden vooruit
 }
brief-pays = betaalt { $what }
brief-upkeep = betaalt { $what } voor { $alliance }
brief-gains = krijgt { $what }
brief-produces = produceert { $what }
brief-gains-more = krijgt { $what } dankzij { $source }
source-ship = een schip
brief-takes-scarce = neemt { $what } van de rivaal
brief-leaves = slaat de rest van de kaart over
brief-uses-nothing = gebruikt geen actie van de kaart
brief-option-b = speelt een speciale kaart
brief-option-d = neemt een speciale kaart
brief-swaps = ruilt { $give } tegen { $take }
brief-draws = { $count ->
    [one] trekt een kaart
   *[other] trekt { $count } kaarten
 }
brief-builds = bouwt een fabriek
brief-reactivates = { $count ->
    [one] reactiveert een fabriek
   *[other] reactiveert { $count } fabrieken
 }
brief-steals = steelt { $what }
brief-prestige = verdient prestige
brief-allies = sluit een verdrag met { $alliance }
brief-takes-alliance = neemt het verdrag met { $alliance } over
brief-buys = koopt { $ship }
brief-advances = zet rechtszaak { $slot } voort
brief-swaps-lawsuits = verwisselt de rechtszaken { $one } en { $other }
brief-wins-lawsuit = wint een rechtszaak
brief-season = start het laagseizoen
brief-returns = zegt het verdrag met { $alliance } op
brief-wins = wint het spel

## Endings
end-ships = drie schepen meer dan de rivaal
end-ships-told = { $winner } heeft drie schepen meer dan de rivaal.
end-lawsuits = de derde gewonnen rechtszaak
end-lawsuits-told = { $winner } heeft de derde rechtszaak gewonnen.
end-alliances = alle vier de verdragen
end-alliances-told = { $winner } heeft alle vier de verdragen.
end-prestige = de prestigesteen bij de stadsnaam
end-prestige-told = De prestigesteen heeft de naam van { $winner } bereikt.
end-no-ships = de sterren, omdat er geen schepen meer waren
end-no-ships-told = Er waren geen schepen meer; { $winner } won op sterren.
end-no-lawsuits = de sterren, omdat er geen rechtszaken meer waren
end-no-lawsuits-told = Er waren geen rechtszaken meer; { $winner } won op sterren.
end-no-factories = de sterren, omdat er geen fabrieken meer waren
end-no-factories-told = Er waren geen fabrieken meer; { $winner } won op sterren.
end-no-stars = de sterren, omdat er geen sterfiches meer waren
end-no-stars-told = Er waren geen sterfiches meer; { $winner } won op sterren.
score-ships = Sterren voor schepen
score-alliances = Sterren voor verdragen
score-lawsuits = Sterren voor gewonnen rechtszaken
score-prestige = Sterren op het prestigespoor
score-tokens = Sterfiches
score-total = Sterren in totaal
score-won-ships = Schepen
score-won-lawsuits = Gewonnen rechtszaken
score-won-alliances = Verdragen
score-won-prestige = Stappen van de prestigesteen
help-supply-limited = Is de voorraad leeg, dan kan niemand er nog iets van krijgen.
lawsuit-step-even = Rechtszaak { $slot }, veld { $place }
log-wins = { $city } wint: { $by }!
log-leaves = { $city } laat de rest van { $card } liggen.
log-uses-nothing = { $city } gebruikt geen actie van { $card }.
log-turns = { $count ->
    [one] { $city } draait 1 fabriek om.
   *[other] { $city } draait { $count } fabrieken om.
 }
goal-ships = drie schepen meer dan de rivaal
goal-ships-step = één schip voorsprong
goal-lawsuits = drie gewonnen rechtszaken
goal-lawsuits-step = één gewonnen rechtszaak
goal-alliances = alle vier de verdragen
goal-alliances-step = één verdrag
goal-prestige = de prestigesteen bij de eigen stadsnaam
goal-prestige-step = één stap van de prestigesteen
goal-no-ships = geen schepen meer
goal-no-ships-step = één schip
goal-no-lawsuits = geen rechtszaken meer
goal-no-lawsuits-step = één rechtszaak
goal-no-factories = geen fabrieken meer in de voorraad
goal-no-factories-step = één fabriek in de voorraad
goal-no-stars = geen sterfiches meer in de voorraad
goal-no-stars-step = één sterfiche in de voorraad
goal-until-off-season = Het volgende laagseizoen beëindigt het spel, en de meeste sterren winnen.
goal-stars = sterren tot nu toe

# Changes listed in advice, each after a number such as "+2".
part-stars = { $count ->
    [one] ster
   *[other] sterren
}
part-prestige = { $count ->
    [one] prestigestap
   *[other] prestigestappen
}
part-ships = { $count ->
    [one] schip
   *[other] schepen
}
part-alliances = { $count ->
    [one] verdrag
   *[other] verdragen
}
part-lawsuits = { $count ->
    [one] gewonnen rechtszaak
   *[other] gewonnen rechtszaken
}
part-strips = { $count ->
    [one] rechtszaakstap
   *[other] rechtszaakstappen
}
part-goods = { $count ->
    [one] product
   *[other] producten
}
part-letters = { $count ->
    [one] brief
   *[other] brieven
}
part-cards = { $count ->
    [one] handkaart
   *[other] handkaarten
}
part-factories = { $count ->
    [one] fabriek
   *[other] fabrieken
}
part-active = { $count ->
    [one] actieve fabriek
   *[other] actieve fabrieken
}

# Coach texts: what each decision is about.
coach-ask-first-product = Naast bier begin je met één product naar keuze. Met producten betaal je bijna alles: schepen, rechtszaken, fabrieken en verre sprongen met de inktpot. Kijk wat er open ligt en hoe dichtbij het is: welke prijs kun je met dit product het eerst betalen?
coach-ask-move = Je zet de inktpot met de klok mee vooruit, minstens één veld; de eerste zijn gratis, verdere kosten producten. Waar hij stopt, handel je, en vandaar gaat je rivaal verder. Kijk wat je bereikt, wat je je rivaal laat, en of het laagseizoen bij de bel je nu uitkomt.
coach-ask-pay-move = De weg betaal je met producten naar keuze. Denk eerst aan de kaart waar je heen gaat: wat moet je daar betalen? Geef waar je ruim van hebt of wat je snel weer maakt; meubels zijn het moeilijkst te krijgen, bier het makkelijkst.
coach-ask-option = Je gebruikt de kaart bij de inktpot of een uit je hand, of beide, meestal voor een brief. Een speciale actiekaart bij de pot mag je ook in je hand nemen, maar meer doe je dan niet. Handkaarten werken maar één keer: wat brengt jou vooruit, of remt je rivaal?
coach-ask-both = Je gebruikt deze beurt twee kaarten en bepaalt welke eerst komt. De ene is klaar voordat de andere begint, dus begin met de kaart die oplevert wat je voor de andere moet betalen.
coach-ask-other-half = De ene kaart is klaar, nu mag de andere volgen. Je mag er ook van afzien: een betaalde brief komt niet terug, maar een handkaart die je niet speelt, houd je. Gebruik de tweede, tenzij ze je in een latere beurt duidelijk meer oplevert.
coach-ask-half = Deze kaart is gesplitst: kies één helft en voer alleen die uit. Neem de helft waarmee je nu het meeste uit je opslag haalt. Producten bereiden de volgende beurten voor; prestige, verdragen, schepen en rechtszaken brengen je dichter bij een van de vier directe overwinningen.
coach-ask-action = Je mag alles doen wat op deze kaart staat, in de volgorde die je wilt; elke actie is klaar voordat de volgende begint, en wat je overslaat, vervalt. Begin meestal met wat iets oplevert, zodat je de rest kunt betalen.
coach-ask-produce = Een productie levert de getoonde producten op, en 1 extra voor elke actieve fabriek die je omdraait. Die is dan inactief tot het laagseizoen, tenzij een kaart haar eerder reactiveert. Draai ze vlak voor de bel gerust om; spaar ze anders misschien voor een schaarser product.
coach-ask-take = Je krijgt producten naar keuze. Kijk naar prijzen die je bijna haalt: een schip, juridische kosten, onderhoud dat bij de bel betaald moet worden. Is er niets dringends, dan is een schaars product zoals meubels meestal het meeste waard.
coach-ask-donate = Een donatie maakt van producten sterfiches, die aan het einde elk een ster tellen. Sterren beslissen alleen als niemand direct wint. Vraag je af hoe dichtbij het einde is en of de producten in een schip of rechtszaak meer doen; ook die kunnen sterren opleveren.
coach-ask-swap = Je mag producten uit je opslag ruilen tegen andere uit de voorraad, een voor een. Meer worden het er niet, dus houd een prijs voor ogen: waar kom je maar één product tekort? Iets gewoons ruilen voor iets schaars is bijna altijd winst.
coach-ask-factory = Je betaalt producten naar keuze voor een fabriek, die meteen actief is. Seizoen na seizoen kan ze bij een productie 1 product toevoegen; vroeg loont ze het meest. Geef wat je het minst nodig hebt; is de voorraad fabrieken op, dan eindigt het spel in het volgende laagseizoen.
coach-ask-offer = Je mag een actie uitvoeren, maar het hoeft niet: bijvoorbeeld prestige verdienen, een fabriek bouwen of een kaart trekken. Aannemen is zelden verkeerd. Weiger alleen wat tegen je werkt, bijvoorbeeld als de laatste fabriek het spel zou beëindigen terwijl jij achterstaat.
coach-ask-repeat-prestige = Je hebt prestige verdiend en mag betalen om dat nog eens te doen. Verder naar buiten op jouw kant vind je meer inkomen en meer sterren, en bij je stadsnaam de winst. Het loont het meest vlak voor de bel, of als de steen dicht bij een van de stadsnamen staat.
coach-ask-repeat-draw = Dankzij Kjøbenhavn mag je 1 bier betalen om nog een kaart te trekken. Op speciale actiekaarten staan vaak meerdere acties, en je rivaal weet meestal niet wat je trok. De kaart is het bier waard zolang je beurten of brieven overhoudt om haar te spelen.
coach-ask-alliance = Je neemt een verdrag, kosteloos van het bord of, voor een brief, van je rivaal; alle vier samen winnen het spel. Elk vraagt in elk laagseizoen onderhoudskosten en telt aan het einde voor sterren. Welk voordeel gebruik je vaak, wat kun je betalen, en hoeveel heeft je rivaal er?
coach-ask-ship = Een schip kost de producten op zijn kaart en blijft voorgoed van jou. Drie schepen meer dan je rivaal winnen meteen, en elk telt aan het einde voor sterren. Vroeg zijn schepen sterk die telkens weer iets opleveren; later tellen sterren en je voorsprong.
coach-ask-lawsuit = Je betaalt de juridische kosten, krijgt de bonus ernaast en trekt de steen één veld naar jouw kant. Ligt hij bij het afhandelen op jouw 2 of verder, dan win je de rechtszaak; drie winnen het spel. Vergelijk kosten en bonus, en bedenk: het laagseizoen handelt de rechtszaak op veld I af.
coach-ask-sway-again = Je mag de juridische kosten nog eens betalen, nu alleen om de steen één veld verder te trekken. Veld II laat dat één keer toe, III twee keer, I nooit. Het loont als je zo op jouw 2 komt of je rivaal de zijne verliest; anders doen de producten elders vaak meer.
coach-ask-repeat-lawsuit = Dankzij Le Havre mag je voor 1 product nog eens een rechtszaak voortzetten, dezelfde of een andere, met kosten en bonus. Kijk eerst welke kosten je daarna nog kunt betalen. Twee keer in één beurt kan een zaak doen kantelen voordat je rivaal antwoordt.
coach-ask-court = De rechtbank handelt de rechtszaak op veld I meteen af als de steen minstens op jouw 2 staat, of verwisselt twee aangrenzende rechtszaken. Stel een winst veilig voordat die je ontglipt, haal naar voren wat goed voor je staat, of schuif terug wat je rivaal zou winnen.
coach-ask-steal = Je neemt producten naar keuze uit de opslag van je rivaal; brieven kun je niet stelen. Bedenk wat je zelf nodig hebt en waar je rivaal voor spaart. Het beste is een product dat je rivaal voor een volgend schip of een volgende rechtszaak nodig heeft.
coach-ask-upkeep = In het laagseizoen vraagt elk verdrag onderhoudskosten, anders gaat het terug naar het bord, waar je rivaal het kosteloos kan sluiten. Wat levert het nog op, hoeveel sterren telt het, hoe dicht is een van de steden bij alle vier, en wat zou je anders met de betaling doen?
coach-ask-last-exchange = Voor een brief mag je een product ruilen tegen een ander. Je krijgt de vraag omdat je daarmee iets zou kunnen betalen wat nu niet kan. Het kan ook nog bij een latere beslissing, dus haast heeft het zelden; en een brief betaalt ook twee kaarten in één beurt.

# Usage hints: when each component is chosen.
when-discard = Als de actiestapel op is, wordt de aflegstapel de nieuwe.
when-lawsuit-stack = De rechtszaakstapel brengt een nieuwe rechtszaak als er een is afgehandeld.
when-ship-stack = De schipstapel vult een schipveld als er een schip gekocht is.
when-lawsuit-marker = De steen van een rechtszaak schuift als de rechtszaak wordt beïnvloed.
when-bell = Wie de inktpot voorbij de bel zet, neemt het belfiche; dan begint het laagseizoen.
when-ink-jar = De inktpot gaat naar het veld dat je vóór hem kiest. Met het schip ‘Twee kaarten zonder brief’ gebruikt een klik op de pot beide kaarten.
when-space = Kies een veld van de ring om de inktpot daarheen te zetten. Staat de pot er, kies dan de kaart ervan om die te gebruiken.
when-special = Kies een speciale actiekaart op een donkergeel veld om de inktpot daarheen te zetten; staat hij er, gebruik of neem dan de kaart. Een kaart uit je hand speel je met optie B of C.
when-action = Kies de acties van een kaart terwijl die kaart wordt uitgevoerd.
when-alliance = Kies een verdrag met de actie Sluit een verdrag, als Bruxelles of Kjøbenhavn een actie herhaalt, en in het laagseizoen als je het teruglegt in plaats van de onderhoudskosten te betalen.
when-hamburg = Wat Hamburg bezit, kies je als het gebruikt, betaald of weggenomen wordt.
when-altona = Wat Altona bezit, kies je als het gebruikt, betaald of weggenomen wordt.
when-lawsuit = Kies een rechtszaak met de actie Zet een rechtszaak voort of met een uitspraak van de rechtbank.
when-prestige-marker = De prestigesteen schuift op met de actie Verdien prestige.
when-ship = Kies een schip met de actie Koop een schip, als je het kunt betalen; kies je schip ‘Prestige herhalen’ om er Verdien prestige mee te herhalen.
when-supply = Kies uit de voorraad als je produceert, iets krijgt of ruilt.
when-action-stack = Trek een kaart van de stapel met de actie Trek een speciale actiekaart.

# Options that are currently unavailable.
withheld-a = Bij de inktpot: de kaart daar
withheld-b = Uit je hand: een speciale kaart
withheld-c = Beide: bij de inktpot en uit je hand
withheld-d = De kaart bij de inktpot in je hand nemen
not-a = Bij de inktpot ligt geen kaart.
not-b = Je hebt geen speciale kaart in je hand.
not-both-letter = Dat kost een brief, en je hebt er geen.
not-sway-again = Je kunt deze kosten niet betalen. Een brief ruilt een product voor een ander.
not-both-hand = Je hebt geen kaart in je hand, en de kaart bij de inktpot geeft je er geen.
not-d = Alleen speciale kaarten op donkergele velden kun je nemen.

## The player aid
icon-card-back-action = speciale actiekaart
icon-card-back-lawsuit = rechtszaakkaart
icon-card-back-ship = schipkaart
aid-turn = Je beurt
aid-turn-jar = Zet de inktpot met de klok mee vooruit, minstens één veld; voer dan één optie uit.
aid-turn-cost = Aantal velden, en de producten die ze kosten
aid-turn-bell = Voorbij de bel: neem het belfiche; het laagseizoen komt vóór je optie.
aid-option-a = Gebruik de actiekaart bij de inktpot.
aid-option-b = Speel een speciale actiekaart uit je hand.
aid-option-c = Betaal 1 brief en doe allebei, in de volgorde die je kiest.
aid-option-d = Neem in plaats daarvan de speciale actiekaart bij de inktpot in je hand.
aid-any-time = Op elk moment: betaal 1 brief en ruil 1 product voor een ander.
aid-season = Het laagseizoen, stap voor stap
aid-season-upkeep = 1. Betaal voor elk verdrag de onderhoudskosten, of leg het terug.
aid-season-fleets = 2. Meer schepen dan je rivaal: je mag prestige verdienen.
aid-season-ships = 3. Je krijgt het inkomen van je schepen.
aid-season-prestige = 4. De stad aan wier kant de prestigesteen ligt, krijgt het inkomen van alle velden tot en met dat van de steen.
aid-season-lawsuit = 5. Handel de rechtszaak op veld I af.
aid-season-cards = 6. Leg nieuwe speciale actiekaarten op de vier donkergele velden.
aid-season-factories = 7. Reactiveer alle fabrieken.
aid-season-end = 8. Is er aan een eindvoorwaarde voldaan, dan beslissen de sterren.
aid-actions = Wat de acties doen
aid-production = Productie: je krijgt de producten; draai actieve fabrieken voor elk 1 extra.
aid-gift = Gift: je krijgt de producten.
aid-donation = Donatie: betaal producten voor sterfiches.
aid-swap = Productruil: ruil 1 product, tot twee keer.
aid-draw = Trek een speciale actiekaart van de stapel.
aid-build = Bouw een fabriek voor 2 producten naar keuze.
aid-reactivate = Reactiveren: draai inactieve fabrieken naar actief.
aid-prestige = Verdien prestige: de steen gaat 1 veld naar jouw naam toe.
aid-alliance = Sluit een verdrag: van het bord kosteloos, van je rivaal voor 1 brief.
aid-ship = Koop een schip: betaal de kosten.
aid-lawsuit = Zet een rechtszaak voort: betaal de kosten en krijg de bonus.
aid-sway = Beïnvloeden: de rechtszaaksteen gaat 1 veld naar jouw kant.
aid-court = Uitspraak: handel rechtszaak I af vanaf jouw 2, of verwissel twee aangrenzende rechtszaken.
aid-piracy = Piraterij: neem producten van je rivaal.
aid-repeat = Nogmaals: herhaal de actie meteen, voor de getoonde kosten.
aid-symbols = Symbolen
aid-arrow = betaal wat vóór de pijl staat, krijg wat erachter staat
aid-plus = boven op wat je toch al krijgt
aid-known = je rivaal kent deze kaart
aid-stars = Winst en sterren
aid-win = Meteen: 3 schepen meer dan je rivaal, 3 gewonnen rechtszaken, alle 4 de verdragen, of de prestigesteen bij de naam van je stad.
aid-end = Anders in een laagseizoen, als op het bord geen schepen of rechtszaken of in de voorraad geen fabrieken of sterfiches meer zijn. De meeste sterren winnen; bij een gelijke stand beslist het belfiche.
aid-stars-cards = De donkere sterren op je schepen, verdragen en rechtszaken.
aid-stars-prestige = Het veld van de prestigesteen aan jouw kant, en de sterren ervan
aid-stars-tokens = 1 voor elk sterfiche.

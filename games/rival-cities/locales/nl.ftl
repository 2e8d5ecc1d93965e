title = Stedenstrijd
tagline = Hamburg tegen Altona: prestige, rechtszaken, schepen en verdragen, rond één inktpot.

## Mechanics
uses-rondel = Beide steden zetten één en dezelfde inktpot met de klok mee rond een ring van twintig velden, twee velden gratis en elk volgend veld voor producten; waar hij stopt, handel je.
uses-tug-of-war = De prestigesteen en een steen op elke rechtszaak worden tussen de twee steden heen en weer getrokken.
uses-sudden-death = Drie schepen meer dan je rivaal, je derde gewonnen rechtszaak, alle vier de verdragen of de prestigesteen bij de naam van je stad: elk daarvan wint direct, ook midden in een actie.
uses-hand-management = Speciale actiekaarten in je hand zijn goed voor één keer; speel er een alleen of, voor een brief, samen met de kaart bij de inktpot.
uses-open-drafting = Schepen, verdragen en de speciale actiekaarten van de donkere velden liggen open; wie ze het eerst pakt, heeft ze.
uses-set-collection = Kaarten tellen naar hun soort: alle vier de verdragen, drie gewonnen rechtszaken of drie schepen voorsprong winnen het spel.
uses-tableau-building = De schepen en verdragen die voor je liggen, verbeteren wat je later doet; sommige schepen voegen bij elke productie een product toe.
uses-income = In elk laagseizoen brengen sommige schepen iets op, en het prestigespoor betaalt de stad aan wier kant de steen ligt.
uses-take-that = Piraterij neemt producten uit de opslag van je rivaal, en voor een brief gaat een verdrag naar de andere stad.
uses-hidden-information = Een van de stapel getrokken speciale actiekaart kent alleen de stad die haar trok, en welke schepen en rechtszaken nog komen, weet niemand.
uses-end-game-bonuses = Heeft niemand eerder gewonnen, dan tellen aan het einde de sterren op schepen, verdragen en rechtszaken, die van het veld van de prestigesteen en de sterfiches.

hamburg = Hamburg
altona = Altona

option-ring = Ring van actiekaarten
option-ring-first-game = op volgorde, zoals in een eerste spel
option-ring-shuffled = geschud
option-first = Beginnende stad
option-first-random = door loting
option-first-hamburg = Hamburg
option-first-altona = Altona

## Things
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

## Words on cards
short-draw = Trekken
short-factory = Fabriek
short-prestige = Prestige
short-alliance = Verdrag
short-ship = Schip
short-lawsuit = Rechtszaak
short-court = Uitspraak
short-free = kosteloos

## Actions in a few words
do-production = Productie: { $what } plus 1 per fabriek
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
card-special = Speciale kaart { $number }
card-with-actions = { $card } ({ $actions })
ship-name = Schip { $number }
lawsuit-name = Rechtszaakkaart { $number }
alliance-1 = Oslo
alliance-2 = London
alliance-3 = Novgorod
alliance-4 = Amsterdam
alliance-5 = Gdańsk
alliance-6 = Bruxelles
alliance-7 = Le Havre
alliance-8 = Kjøbenhavn
ink-jar = Inktpot
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
own-ships = Vloot
own-alliances = Gesloten verdragen
own-lawsuits = Gewonnen rechtszaken

## Help
help-split = Slechts één helft (met Gdańsk beide): { $actions }
help-card = { $actions }
help-ship = Kost { $cost }, telt voor { $stars }. { $effect }
ship-now = Bij aankoop: { $effect }.
ship-income = In elk laagseizoen: { $effect }.
ship-production = Bij elke productie van jou: { $what } extra.
ship-lawsuits = Telkens als je een rechtszaak wint: { $what }.
ship-repeat = Na „Verdien prestige” mag je { $what } betalen om dat één keer te herhalen.
ship-free-space = De inktpot mag kosteloos één veld verder dan gewoonlijk.
ship-free-option = Twee kaarten in één beurt kosten geen brief.
ship-cheaper = Elk later schip kost { $count } product minder.
ship-nothing = Het heeft geen effect.
help-alliance = { $benefit } Onderhoudskosten in elk laagseizoen: { $upkeep }. Telt voor { $stars }.
alliance-favours = { $what } extra als een productie of gift dit product uit de voorraad oplevert.
alliance-star = Een donatie die sterfiches oplevert, levert er 1 meer op.
alliance-halves = Van gesplitste kaarten mag je beide helften gebruiken, in volgorde naar keuze.
alliance-prestige = Na „Verdien prestige” mag je 1 meubel betalen om dat één keer te herhalen.
alliance-lawsuit = Na „Zet een rechtszaak voort” mag je 1 product betalen om dat één keer te herhalen, met welke rechtszaak ook.
alliance-draw = Na „Trek een speciale actiekaart” mag je 1 bier betalen om dat één keer te herhalen.
help-lawsuit = Voortzetten voor { $costs }: { $bonus }. Bij winst: { $win }. Telt voor { $stars }.
help-empty-space = De speciale actiekaart is genomen; in het laagseizoen komt er een nieuwe.
help-ink-jar = Gaat met de klok mee. Twee velden zijn vrij, het derde en het vierde kosten elk 1 product, elk volgend veld 2.
help-bell = Wie de inktpot voorbij de bel zet, heeft het tijdens het laagseizoen en wint daarmee een gelijke stand in sterren.
help-prestige = Wie hem naar de naam van de eigen stad brengt, wint direct.
help-prestige-step = In het laagseizoen: { $income }, plus het inkomen van de velden dichter bij het midden. Telt aan het einde voor { $stars }.
help-city-name = Bereikt de steen de naam, dan wint deze stad direct.
help-marker = Op 2, 3 of 4 van een kant wint die stad de rechtszaak zodra die wordt afgehandeld; op 1 krijgt die stad een sterfiche.
help-supply = Is die leeg, dan neem je van je rivaal als die er meer van heeft; anders vervalt het.
help-pile = Een gedekte stapel; niemand kent de volgorde.
help-discard = Gespeelde en overgebleven speciale actiekaarten: { $cards }. Ze worden geschud als de actiestapel op is.
help-discard-empty = Er is nog geen speciale actiekaart gespeeld.
help-hidden = Alleen wie deze kaart heeft, kent haar.
help-beer = Het goedkoopste product.
help-cloth = Een product.
help-leather = Een product.
help-furniture = Het waardevolste product.
help-letter = Betaalt twee kaarten in één beurt, verdragen van je rivaal, één van de rechtszaken en het onderhoud van Gdańsk; op elk moment ruilt een brief ook een product tegen een ander.
help-star = Elk telt aan het einde voor één ster.
help-factory = Elke die je bij een productie omdraait, levert 1 product extra op.
help-factory-inactive = Worden in het laagseizoen of door kaarten weer actief.

## What is asked
ask-nothing = Er is niets te beslissen.
ask-first-product = Kies je eerste product.
ask-move = Zet de inktpot met de klok mee vooruit.
ask-pay-move = { $count ->
    [one] Betaal 1 product voor het verzetten.
   *[other] Betaal { $count } producten voor het verzetten.
 }
ask-option = De kaart bij de inktpot, één uit je hand, of beide?
ask-both = Welke van de twee kaarten eerst?
ask-other-half = De andere kaart, of niets meer?
ask-half = Kies één helft van { $card }.
ask-action = Kies de volgende actie van { $card }.
ask-produce = Produceer { $what }: hoeveel fabrieken helpen mee?
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
ask-repeat-prestige = Betalen om nog eens prestige te verdienen?
ask-repeat-draw = 1 bier betalen om nog eens te trekken?
ask-alliance = Kies een verdrag.
ask-ship = Kies een schip om te kopen.
ask-lawsuit = Kies een rechtszaak om voort te zetten.
ask-sway-again = { $count ->
    [one] De juridische kosten van rechtszaak { $slot } nogmaals betalen om nog eens te beïnvloeden?
   *[other] De juridische kosten van rechtszaak { $slot } nog tot { $count } keer betalen om telkens nog eens te beïnvloeden?
 }
ask-repeat-lawsuit = 1 product betalen (Le Havre) om nog eens een rechtszaak voort te zetten?
ask-court = Hoe luidt de uitspraak?
ask-steal = { $count ->
    [one] Steel 1 product.
   *[other] Steel tot { $count } producten, een voor een.
 }
ask-upkeep = Betaal de onderhoudskosten van { $alliance } of leg de kaart terug.
ask-last-exchange = Een brief ruilen voordat je beurt eindigt?

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
option-a = Bij de inktpot: { $actions }
option-b = Uit je hand: { $actions } ({ $card })
option-c = Beide voor 1 brief: bij de inktpot en uit je hand
option-c-free = Beide zonder brief (schip 18): bij de inktpot en uit je hand
option-d = De kaart bij de inktpot in je hand nemen ({ $card })
finish = Verder niets
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
repeat-with-alliance = Betaal 1 meubel en herhaal ({ $alliance })
repeat-draw = Betaal 1 bier en trek nog eens ({ $alliance })
ally = Sluit een verdrag met { $alliance }
ally-from-rival = Betaal 1 brief en neem { $alliance } van je rivaal
buy-ship = Koop { $ship } voor { $price }
advance-lawsuit = Zet rechtszaak { $slot } voort voor { $costs }: { $bonus }
swap-lawsuits = Verwissel de rechtszaken { $one } en { $other }
resolve-lawsuit = Handel rechtszaak I in jouw voordeel af
sway-again = Betaal { $costs } en beïnvloed nog eens

## What cannot be done
not-so-far = Te ver. Producten nodig: { $cost }, in je opslag: { $have }.
not-paid = Je kunt { $cost } niet betalen.
not-without-letter = Een verdrag van je rivaal nemen kost 1 brief; je hebt er geen.

## The log
log-starts = { $city } begint.
log-moves = { $city } zet de inktpot { $spaces ->
    [one] één veld vooruit.
   *[other] { $spaces } velden vooruit.
 }
log-pays = { $city } betaalt { $what }.
log-gains = { $city } krijgt { $what }.
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
log-reshuffles = De actiestapel is op; de aflegstapel wordt de nieuwe, en elke kaart in de hand is nu door tellen bekend.
log-stack-empty = De actiestapel is op; elke kaart in de hand is nu door tellen bekend.
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
log-new-lawsuit = Er ligt een nieuwe rechtszaak.
log-season = { $city } passeert de bel: laagseizoen { $season } begint.
log-season-over = Het laagseizoen is voorbij.
log-returns = { $city } legt het verdrag met { $alliance } terug.
log-new-specials = Er liggen nieuwe speciale actiekaarten bij de donkergele velden.

## Headlines: what a turn did, without its subject
brief-of-other = { $city } { $what }
brief-moves = { $spaces ->
    [one] gaat 1 veld vooruit
   *[other] gaat { $spaces } velden vooruit
 }
brief-gains = krijgt { $what }
brief-takes-scarce = neemt { $what } van de rivaal
brief-option-b = speelt { $card }
brief-option-d = neemt { $card }
brief-swaps = ruilt { $give } tegen { $take }
brief-draws = trekt een kaart
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
brief-season = luidt het laagseizoen in
brief-returns = zegt het verdrag met { $alliance } op
brief-wins = wint het spel

## Endings
end-ships = drie schepen meer dan de rivaal
end-ships-told = { $winner } heeft drie schepen meer dan de rivaal.
end-lawsuits = de derde gewonnen rechtszaak
end-lawsuits-told = { $winner } heeft de derde rechtszaak gewonnen.
end-alliances = alle vier de verdragen
end-alliances-told = { $winner } heeft alle vier verdragen gesloten.
end-prestige = de prestigesteen bij de stadsnaam
end-prestige-told = De prestigesteen staat bij de naam van { $winner }.
end-no-ships = de sterren, toen er geen schip meer was
end-no-ships-told = Er was geen schip meer; de sterren beslisten voor { $winner }.
end-no-lawsuits = de sterren, toen er geen rechtszaak meer was
end-no-lawsuits-told = Er was geen rechtszaak meer; de sterren beslisten voor { $winner }.
end-no-factories = de sterren, toen er geen fabriek meer was
end-no-factories-told = Er was geen fabriek meer; de sterren beslisten voor { $winner }.
end-no-stars = de sterren, toen er geen sterfiche meer was
end-no-stars-told = Er was geen sterfiche meer; de sterren beslisten voor { $winner }.
score-ships = Schepen
score-alliances = Verdragen
score-lawsuits = Gewonnen rechtszaken
score-prestige = Prestigespoor
score-tokens = Sterfiches
score-total = Sterren in totaal
help-supply-limited = Is die leeg, dan kan niemand er nog iets van krijgen.
lawsuit-step-even = Rechtszaak { $slot }, veld { $place }
log-wins = { $city } wint: { $by }!
log-leaves = { $city } laat de rest van { $card } liggen.
log-turns = { $count ->
    [one] { $city } draait 1 fabriek om.
   *[other] { $city } draait { $count } fabrieken om.
 }
part-of = { $card }: { $action }
goal-ships = drie schepen meer dan de rivaal
goal-lawsuits = drie gewonnen rechtszaken
goal-alliances = alle vier de verdragen
goal-prestige = de prestigesteen bij de eigen stadsnaam
goal-no-ships = geen schip meer
goal-no-lawsuits = geen rechtszaak meer
goal-no-factories = geen fabriek meer in de voorraad
goal-no-stars = geen sterfiche meer in de voorraad
goal-until-off-season = Het volgende laagseizoen beëindigt het spel; de meeste sterren winnen.
goal-stars = sterren tot nu toe

## Lessons
lesson-first = Eerste stappen
lesson-first-about = Wat wint, hoe de inktpot beweegt, wat de kaart eronder doet, waar producten en fabrieken voor zijn en hoe je een schip koopt.
lesson-first-goal = Jij bent Hamburg, in rood aan de rechterkant; Altona is blauw. Er zijn vier manieren om meteen te winnen: drie schepen meer dan je rivaal, drie gewonnen rechtszaken, alle vier de verdragen, of de prestigesteen, deze kroon, bij de naam van je stad.
lesson-first-stars = Lukt dat niemand, dan eindigt het spel in een laagseizoen waarin schepen, rechtszaken, fabrieken of sterfiches op zijn. Dan winnen de meeste sterren. De vlag boven de tafel toont altijd hoe dichtbij jullie allebei zijn.
lesson-first-product = Bijna alles betaal je met producten: bier, doek, leer en meubels. Je hebt 1 bier en kiest 1 product erbij. Een van de schepen kost 5 bier, dus neem bier.
lesson-first-beer = Dat mag ook. Neem voor deze les bier uit de voorraad.
lesson-first-jar = Elke beurt begint met de inktpot. Je verzet hem met de klok mee, minstens één vak. De eerste twee vakken zijn gratis, het derde en het vierde kosten elk één product, elk volgend vak twee.
lesson-first-price = Hoeveel zou je in totaal betalen om de pot drie vakken te verzetten?
lesson-first-price-none = niets
lesson-first-price-one = 1 product
lesson-first-price-three = 3 producten
lesson-first-price-yes = Juist: twee vakken zijn gratis en het derde kost één product.
lesson-first-price-no = Niet helemaal: de eerste twee vakken zijn gratis en het derde kost één product.
lesson-first-move = Verzet de pot één vak, naar de kaart die bier of doek maakt.
lesson-first-not-there = De pot mag daarheen. Verzet hem voor deze les maar één vak.
lesson-first-use = Nu doe je wat de kaart bij de pot zegt. Ze blijft op de ring liggen, voor wie er daarna komt.
lesson-first-half = Een streep deelt een kaart: je kiest één helft. Neem de helft die 2 bier maakt.
lesson-first-not-half = De andere helft helpt je nu: je hebt bier nodig voor het schip.
lesson-first-factory = Als je produceert, mag je elke actieve fabriek omdraaien voor 1 product van dezelfde soort erbij. Na het volgende laagseizoen werkt ze weer. Draai de jouwe om.
lesson-first-not-factory = Met je fabriek zou het 1 bier meer zijn. Kies de regel met de fabriek.
lesson-first-rival = Nu heb je 5 bier. Altona is aan de beurt: wat het doet, staat boven de tafel en in het logboek.
lesson-first-alliance = Altona heeft een verdrag gesloten. Het helpt zijn stad van nu af aan en vraagt in elk laagseizoen onderhoud. Alle vier samen zouden winnen.
lesson-first-dark = Op de vier donkere vakken liggen speciale actiekaarten; ze zijn goud. Op deze staat een schip. Ze ligt één vak verder: verzet de pot daarheen.
lesson-first-not-dark = Verzet de pot naar de gouden kaart, één vak verder.
lesson-first-special = Een speciale actiekaart kun je gebruiken waar ze ligt, en ze blijft daar; of je neemt haar in je hand voor een latere beurt, waar ze goed is voor één keer. Gebruik deze nu.
lesson-first-not-special = Haar nemen is vaak goed, maar dan doe je in deze beurt niets anders. Gebruik haar nu.
lesson-first-ship = Geen streep deelt deze kaart: je mag alles doen wat erop staat, in de volgorde die je wilt, zover je kunt. Begin met het schip.
lesson-first-not-ship = Dat komt later. Koop eerst het schip.
lesson-first-buy = De prijs staat linksboven: 5 bier. Het is het enige schip dat je kunt betalen.
lesson-first-not-buy = Je kunt het betalen en het is je eerste schip: koop het.
lesson-first-fleet = Het schip ligt in je vloot: het brengt je in elk laagseizoen 2 doek op, en aan het einde telt het 2 sterren.
lesson-first-gift = Op de kaart staat ook een gift: 2 bier voor niets. Neem die.
lesson-first-not-gift = Er staat nog een gift op de kaart. Neem die eerst.
lesson-first-season = Wie de pot voorbij de bel verzet, brengt het laagseizoen: fabrieken werken weer, schepen en prestigespoor betalen, de rechtszaak op vak I wordt beslist en er komen nieuwe gouden kaarten.
lesson-first-end = Nu ken je een beurt: verzet de pot en gebruik dan een kaart. Rechtszaken, prestige en de vier manieren om te winnen krijgen eigen lessen. Speel hiervandaan verder en kijk af en toe naar de vlag.

## The player aid
icon-card-back-action = speciale actiekaart
icon-card-back-lawsuit = rechtszaakkaart
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
aid-season-prestige = 4. Wie de prestigesteen aan zijn kant heeft, krijgt elk veld tot en met dat van de steen.
aid-season-lawsuit = 5. De rechtszaak op veld I wordt afgehandeld.
aid-season-cards = 6. Nieuwe speciale actiekaarten bij de vier donkere velden.
aid-season-factories = 7. Alle fabrieken worden actief.
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
aid-court = Uitspraak: handel rechtszaak I af vanaf 2, of verwissel twee buren.
aid-piracy = Piraterij: neem producten van je rivaal.
aid-repeat = Nogmaals: herhaal de actie meteen, voor wat er staat.
aid-symbols = Symbolen
aid-arrow = betaal wat ervoor staat, krijg wat erachter staat
aid-plus = boven op wat je toch al krijgt
aid-known = je rivaal kent deze kaart
aid-stars = Als de sterren beslissen
aid-stars-cards = De donkere sterren op je schepen, verdragen en rechtszaken.
aid-stars-prestige = Het veld van de prestigesteen aan jouw kant, en de sterren ervan
aid-stars-tokens = 1 voor elk sterfiche.

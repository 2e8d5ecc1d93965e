title = Harbour
tagline = Goblins, goederen en een markt die bij elke verkoop verandert. Een vierde gebouw beëindigt het spel; wie de kostbaarste gebouwen bezit, wint.

## Mechanics
uses-worker-placement = Elke beurt moet je enige pion naar een ander vrij gebouw: een van jezelf, een uit het aanbod of een van een tegenstander.
uses-market = De vier goederen liggen op marktvelden die $2 tot $5 betalen; wat verscheept wordt, valt naar het goedkope einde en de andere schuiven op.
uses-variable-powers = Elke speler houdt een van twee personages, elk met een eigen vaardigheid en een eigen startgebouw.
uses-tableau-building = De symbolen op je gebouwen worden opgeteld: munten maken aankopen goedkoper, pakhuizen houden goederen, ankers vermenigvuldigen sommige acties en een hoge hoed bespaart vergoedingen.
uses-open-drafting = Je koopt uit een open aanbod van gebouwen, drie meer dan er spelers zijn, dat na elke aankoop wordt aangevuld.
uses-set-collection = Goederen verzamel je per soort: een goed wordt pas verscheept als je er zoveel eenheden van hebt als zijn marktveld vraagt, twee tot vijf.
uses-take-that = Heffingen nemen één tegenstander naar keuze, of elke tegenstander, een goed af.
uses-end-game-bonuses = Aan het einde scoren sommige personages extra punten voor goederen, ankers of de prijs van steen, en bonuskaarten ruilen overgebleven goederen om in punten.
uses-hidden-information = Als je met bonuskaarten speelt, mag tot het einde alleen de eigenaar ze bekijken.
uses-solo = Alleen speel je tegen een oefentegenstander die niets te beslissen heeft: hij loopt langs het aanbod, verzamelt gratis goederen en koopt zodra zijn beurten zijn afgeteld. Hij heeft drie niveaus.

option-start = Beginopstelling
option-start-about = In een eerste spel liggen enkele gebouwen vast en begint iedereen met één goed van elke soort. Anders zijn de gebouwen willekeurig en kies je je goederen.
option-start-usual = willekeurig, goederen naar keuze
option-start-first-game = eerste spel
option-boards = Spelerborden
option-boards-about = Elk personage heeft een eigen vaardigheid. De werven zijn voor iedereen gelijk en hebben er geen.
option-boards-characters = personages
option-boards-wharfs = Aanlegsteigers voor iedereen
option-bonus = Bonuskaarten
option-bonus-about = Iedereen krijgt een geheime kaart die aan het eind overgebleven goederen in punten omzet.
option-bonus-without = zonder
option-bonus-with = met
option-inland = Binnenhandelaren (3–4 spelers)
option-inland-about = Vóór een aankoop mag je één goed van elke soort samen voor een vaste prijs verkopen.
option-inland-without = zonder
option-inland-with = met
option-trainer = Oefentegenstander (solo)
option-trainer-about = Hoeveel goederen de trainingstegenstander krijgt en hoe vaak hij een gebouw koopt.
option-trainer-easy = makkelijk
option-trainer-usual = normaal
option-trainer-hard = moeilijk
option-shipped = Terugkeer van verscheepte goederen
option-shipped-highest-first = het duurste wordt het goedkoopste
option-shipped-kept = in marktvolgorde
option-warehouses = Meerdere pakhuizen houden
option-warehouses-same-good = eenheden naar keuze
option-warehouses-different-goods = verschillende goederen
option-fee = Bezoekers zonder goederen
option-fee-forbidden = blijven buiten
option-fee-free = betalen niets
option-purchase = Wat te kopen of te veranderen is
option-purchase-as-far-as-possible = wordt gekocht, en de markt wordt veranderd
option-purchase-compulsory = wordt gekocht; de markt mag blijven
option-purchase-may-decline = is allebei vrijwillig

seat-red = Rood
seat-blue = Blauw
seat-green = Groen
seat-yellow = Geel
trainer = Oefentegenstander

## Components
fish = vis
livestock = vee
wood = hout
stone = steen
count-fish = { $count } vis
count-livestock = { $count } vee
count-wood = { $count } hout
count-stone = { $count } steen
count-any = { $count ->
    [one] 1 goed naar keuze
   *[other] { $count } goederen naar keuze
 }
count-any-theirs = { $count ->
    [one] 1 goed naar hun keuze
   *[other] { $count } goederen naar hun keuze
 }
count-same = { $count ->
    [one] 1 goed van één soort
   *[other] { $count } goederen van één soort
 }
count-point = { $count ->
    [one] 1 punt
   *[other] { $count } punten
 }
nothing = niets
dollars = ${ $count }
at-least = { $count }+
times = { $count }×
cheaper = −${ $count }
have-of = { $have } / { $needed }+
start-of = { $board } ({ $player })
not-for-sale = niet te koop

## Icons, read aloud
icon-fish = vis
icon-livestock = vee
icon-wood = hout
icon-stone = steen
icon-any-good = goed naar keuze
icon-same-goods = goederen van één soort
icon-coin = munt
icon-anchor = anker
icon-top-hat = hoge hoed
icon-warehouse = pakhuis
icon-dollar = $
icon-points = punten
icon-plus = +
icon-arrow-right = →
icon-or = of
icon-per = per
icon-others = alle anderen
icon-buy = kopen
icon-buy-two = tot twee kopen
icon-double = verdubbelen
icon-market-swap = op de markt verwisselen
icon-market-move = op de markt verplaatsen
icon-market-rearrange = markt herschikken
icon-levy = heffing bij één tegenstander
icon-levy-each = heffing bij elke tegenstander
icon-copy = verlaten gebouw kopiëren
icon-copy-occupied = bezet gebouw kopiëren
icon-bonus = bonus
icon-free = gratis
icon-track = goederenbalk

## Descriptions of actions
do-gain = { $what } krijgen
do-gain-others = { $what } krijgen; alle anderen krijgen { $theirs }
do-gain-per = { $what } krijgen per { $icon }
do-convert = { $pay } omzetten in { $gain }
do-convert-times = { $pay } omzetten in { $gain }, tot { $times } keer
do-double = voorraad van één goed verdubbelen
do-market-swap = 2 goederen op de markt verwisselen
do-market-move = 1 goed op de markt verplaatsen
do-market-rearrange = markt naar keuze herschikken
do-buy = 1 gebouw kopen
do-buy-cheaper = 1 gebouw kopen voor ${ $dollars } minder
do-buy-cheaper-per = 1 gebouw kopen voor ${ $dollars } minder per { $icon }
do-buy-two = 1 of 2 gebouwen kopen met één verscheping
do-levy = 1 goed van een tegenstander nemen
do-levy-each = 1 goed van elke tegenstander nemen
do-copy = actie van het zojuist verlaten gebouw uitvoeren
do-copy-occupied = actie van een bezet gebouw uitvoeren
do-both = in volgorde naar keuze: { $one }; { $other }
do-may = als je wilt: { $what }
do-either = óf { $one }, óf { $other }

## The table
zone-market = Markt
zone-display = Te koop
zone-purchase = Aankoop van { $player }
zone-parts = Keuze van { $player }
zone-look = Van de trekstapel
mat-of = { $player } · { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
mat-ships = { $player } · { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } · vracht tot ${ $dollars }
nothing-affordable = { $what } (niets betaalbaar: ${ $short } te weinig)
slot = Marktveld: { $minimum } of meer, ${ $dollars }
help-slot = Het goed op dit veld kun je verschepen als je er minstens { $minimum } van hebt, en dan levert het ${ $dollars } op.
berth = Ligplaats
help-berth = Hier liggen goederen die je op het punt staat te verschepen.
help-market-good = Verschepen kan alleen om een gebouw te kopen. Je hebt minstens het aantal van het marktveld nodig, en alles wat je hebt, gaat mee.
empty-slot = Lege plaats
help-empty-slot = Het aanbod wordt aangevuld van de trekstapel.
stack = Trekstapel
help-stack = Niemand kent de volgorde van deze kaarten.
hidden-building = Gedekt gebouw { $number }
help-look = Alleen de Edelman ziet deze kaarten.
worker-of = Pion van { $player }
plot = Een plaats voor een gebouw
help-plot = Een vierde gebouw beëindigt het spel: alle anderen hebben nog één beurt.
no-board-yet = Nog geen spelerbord
help-no-board = Houd een van de twee borden hieronder.
stock-of = { $player }: { $what }
help-stock = Een opslag biedt plaats aan hoogstens 6 van elk goed; wat daarboven komt, gaat verloren.
tool-of = { $player }: { $what }
help-coin = Munt: elke aankoop is $1 goedkoper
help-anchor = Anker: vermenigvuldigt de actie van sommige gebouwen
help-top-hat = Hoge hoed: geen vergoeding in gebouwen van andere spelers
help-warehouse = Pakhuis: houdt één eenheid van wat je verscheept
bonus-of = Bonuskaart van { $player }
help-bonus = Aan het einde worden elke { $units } overgebleven { $good } omgeruild in { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }.
help-bonus-hidden = Tot het einde mag alleen de eigenaar deze kaart bekijken.
trainer-countdown = Beurten tot de oefentegenstander koopt
trainer-buys = { $turns ->
    [0] Koopt zodra hij kan
    [one] Koopt over 1 beurt
   *[other] Koopt over { $turns } beurten
 }
trainer-note = Krijgt gratis de goederen van het volgende vrije gebouw rechts{ $extra ->
    [0] {""}
   *[other] {" "}en { $extra } naar keuze
 }. Om de { $turns } beurten verscheept hij en koopt hij het duurste gebouw dat hij kan betalen.
help-trainer = De oefentegenstander speelt vanzelf. Spelers melden dat hij goederen verzamelt en na een vast aantal beurten koopt; de rest van zijn regels is onze reconstructie.
help-trainer-countdown = Elk van zijn beurten telt er een af. Bij 0 verscheept hij wat hij kan en koopt hij het duurste gebouw waarvoor het geld genoeg is; is het voor geen enkel genoeg, dan wacht hij. Daarna telt hij weer vanaf { $turns }.
help-building =
    Actie: { $action }.{ $here }
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }. Prijs: { $price }.
    { $icons }.
    { $source }
help-board =
    Actie: { $action }.{ $here }
    Vaardigheid: { $ability }
    { $icons }.
    { $source }
occupied = { $building }, bezet door { $players }
stands-here = {" "}Bezet door { $players }.
source-printed = [Deze kaart is zoals gedrukt.]
source-partly = [Een deel van deze kaart is zoals gedrukt; de rest is onze reconstructie.]
source-ours = [Deze kaart is onze reconstructie.]
money-to-spend = Geld om uit te geven
help-money = Wat de verscheping oplevert. Geld dat je niet uitgeeft, gaat verloren.
plan-coin = Korting
plan-warehouse = Pakhuizen
help-reduction = Zoveel goedkoper is elk gebouw bij deze aankoop.
help-keeping = Zoveel eenheden houd je van wat je verscheept.
to-ship = Te verschepen: { $good }
help-to-ship = Je hebt er { $have }, nodig zijn er { $needed }. Je verscheept altijd alles.
bundle = Totaalpakket voor de binnenhandelaren
help-bundle = Eén keer per aankoop, vóór het verschepen, kun je één van elk goed samen verkopen. De markt verandert er niet door.
stays-of = Blijft: { $good }
kept = Door pakhuizen behouden
afterwards = Daarna: { $good } op ${ $dollars }
afterwards-short = daarna
help-afterwards = Goederen die niet zijn verscheept schuiven naar rechts; verscheepte komen links terug.
help-part = Een van de twee dingen die dit gebouw doet.

## Prompts
ask-nothing = Er is niets te beslissen.
ask-board = Houd een van de twee spelerborden.
ask-free = Welk gebouw bouw je gratis?
ask-move = Zet je pion op een ander gebouw.
ask-last-move = Je laatste beurt: verzet je pion.
ask-fee = De vergoeding voor { $owner }: nu of na de actie?
ask-fee-after = Welk goed krijgt { $owner } als vergoeding?
ask-begin = Kies de { $count } goederen waarmee je begint.
ask-because = { $player } gebruikt { $building }. { $what }
ask-take = { $count ->
    [one] Kies 1 goed dat je krijgt.
   *[other] Kies { $count } goederen die je krijgt.
 }
ask-take-same = Kies één goed: je krijgt er { $count } van.
ask-convert = Betaal { $pay } en krijg { $gain }.
ask-double = Welk goed verdubbel je?
ask-swap = Verwissel twee goederen op de markt.
ask-swap-or-leave = Verwissel twee goederen op de markt, of laat hem zoals hij is.
ask-market-move = Leg een goed op een ander marktveld.
ask-market-move-or-leave = Leg een goed op een ander marktveld, of laat de markt zoals hij is.
ask-arrange = Welk goed komt op ${ $dollars }?
ask-refill = Welk verscheept goed komt terug op ${ $dollars }?
ask-levy = Wie geeft jou een goed?
ask-give = Welk goed geef je aan { $taker }?
ask-copy = Welk bezet gebouw kopieer je?
ask-parts = { $building }: welk deel komt eerst?
ask-either = { $building }: wat kies je?
ask-ship = Verscheep goederen om een gebouw te kopen.
ask-buy = Verscheep meer goederen, of koop een gebouw.
ask-buy-only = Kies een gebouw dat je koopt.
ask-ship-more = Nog niet genoeg geld: verscheep meer goederen.
ask-second = Een tweede gebouw kopen met de rest van het geld?
ask-keep = { $count ->
    [one] Kies 1 verscheepte eenheid die je in je pakhuis houdt.
   *[other] Kies { $count } verscheepte eenheden die je in je pakhuizen houdt.
 }
ask-ability = Je vaardigheid nog gebruiken voordat de beurt eindigt?

## Choices
keep-board = Houd { $board }: { $ability }
build-free = Bouw { $building }: { $action }
enter-short = { $building }
enter-short-of = ${ $short } tekort
enter-short-fee = { $building } – vergoeding aan { $owner }
enter = { $building }: { $action }
enter-for-fee = { $building }: { $action } (vergoeding voor { $owner })
pay-fee = Betaal nu { $what }
pay-later = Na de actie betalen; daarvoor moet 1 goed overblijven
begin-with = Begin met { $what }
take = Krijg { $what }
pay = Betaal { $what }
double = Verdubbel { $good }: van { $count } naar { $after }
swap = Verwissel { $one } en { $other }
move = Leg { $good } op ${ $dollars }
levy-from = Neem van { $payer }
give = Geef { $what } aan { $taker }
copy = Kopieer { $building }: { $action }
do-this = Kies: { $what }
do-first = Eerst: { $what }
sell-bundle = Verkoop totaalpakket voor ${ $dollars }
ship = Verscheep { $what } voor ${ $dollars }
buy = Koop { $building } voor ${ $price } ({ $points ->
    [one] 1 punt
   *[other] { $points } punten
 })
buy-and-lose = Koop { $building } voor ${ $price } ({ $points ->
    [one] 1 punt
   *[other] { $points } punten
 }); ${ $lost } gaat verloren
buy-with-sum = { $sum }: { $what }
keep-back = Houd { $what }
use-ability = Gebruik je vaardigheid: { $ability }
leave-market = Laat de markt zo
buy-nothing = Koop niets
buy-no-more = Koop niets meer
end-turn = Beëindig je beurt
convert-no-more = Zet niets meer om
finish = Klaar

## Blocked clicks
not-where-you-are = Je pion moet naar een ander gebouw.
not-occupied = Daar staat een pion.
not-without-fee = Je hebt geen goed om de vergoeding mee te betalen.
not-enough-to-ship = Je hebt er { $have }, nodig zijn er { $needed }.
not-after-buying = Na het eerste gebouw kan er niets meer worden verscheept.
not-for-nothing = Daarmee valt niets te kopen.
not-enough-money = Dit gebouw kost ${ $price }, je hebt maar ${ $money }.
ship-first = Dit gebouw kost ${ $price }. Verscheep eerst goederen: ze brengen tot ${ $money } op.
not-without-fee-left = Dan houd je geen goed over voor de vergoeding die je nog moet betalen.

## The log
log-starts = { $player } begint.
log-board = { $player } speelt met het bord „{ $board }”.
log-look = { $player } bekijkt { $count } kaarten van de trekstapel.
log-free = { $player } bouwt gratis: { $building }.
log-enter = { $player } gaat naar „{ $building }”.
log-pass = { $player } kan geen gebouw betreden.
log-fee = { $player } betaalt { $owner } { $what } als vergoeding.
log-fee-later = { $player } betaalt de vergoeding na de actie.
log-fee-saved = { $player } heeft nu een hoge hoed en betaalt geen vergoeding.
log-gain = { $player } krijgt { $what }.
log-gain-lost = { $player } krijgt { $what } en heeft geen plaats voor { $lost }.
log-gain-nothing = { $player } krijgt niets: geen plaats voor { $lost }.
log-full = { $player } heeft geen plaats voor { $what }.
log-convert = { $player } betaalt { $what }.
log-copy = { $player } kopieert „{ $building }”.
log-market-swap = { $player } verwisselt { $one } en { $other } op de markt.
log-market-move = { $player } legt { $good } op ${ $dollars }.
log-levy = { $player } geeft { $taker } { $what }.
log-ability = { $player } gebruikt de vaardigheid.
log-bundle = { $player } verkoopt de binnenhandelaren een totaalpakket voor ${ $dollars }.
log-ship = { $player } verscheept { $what } en heeft nu ${ $dollars }.
log-keep = { $player } houdt { $what }.
log-buy = { $player } koopt „{ $building }” voor ${ $price }.
log-market = De markt nu, vanaf ${ $dollars } oplopend: { $goods }.
log-refill = { $building } is nu te koop.
log-trainer-counts = { $turns ->
    [one] { $player } koopt over 1 beurt.
   *[other] { $player } koopt over { $turns } beurten.
 }
log-trainer-waits = { $player } kan nog geen gebouw betalen.
log-bonus = De bonuskaarten worden opengelegd.
log-exchange = { $player } ruilt met de bonuskaart { $what } om: { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }.
log-last-round = { $player } heeft een vierde gebouw gekocht: alle anderen zijn nog één keer aan de beurt.
log-standstill = Al 50 ronden heeft niemand een gebouw gekocht.
log-points = { $player }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }.

## The headline of a turn, after the player's name
brief-board = speelt met „{ $board }”
brief-free = bouwt gratis „{ $building }”
brief-enter = gebruikt „{ $building }”
brief-pass = { $player } past
brief-gain = krijgt { $what }
brief-fee = betaalt { $owner } { $what }
brief-convert = betaalt { $what }
brief-copy = kopieert „{ $building }”
brief-market-swap = verwisselt { $one } en { $other }
brief-market-move = legt { $good } op ${ $dollars }
brief-ability = gebruikt de vaardigheid
brief-bundle = verkoopt een totaalpakket
brief-ship = verscheept { $what }
brief-keep = houdt { $what }
brief-buy = koopt „{ $building }” voor ${ $price }
brief-last-round = luidt de laatste ronde in

## The end
end-points = de meeste punten
end-points-told = { $winners ->
    [one] { $winner } heeft de meeste punten.
   *[other] { $winner } staan met evenveel punten samen bovenaan.
}
end-standstill = 50 ronden zonder aankoop
end-standstill-told = 50 ronden lang is er geen gebouw gekocht. Wie de meeste punten heeft, wint.
end-trainer-beaten = meer punten dan de oefentegenstander
end-trainer-beaten-told = { $winner } heeft meer punten dan de oefentegenstander.
end-trainer-shared = gelijkspel met de oefentegenstander
end-trainer-shared-told = Het spel tegen de oefentegenstander eindigt gelijk.
end-tie-won = evenveel punten, meer gebouwen gekocht of goederen over
end-tie-won-told = De punten zijn gelijk, maar { $winner } heeft meer gebouwen gekocht of meer goederen over.
end-tie-lost = evenveel punten, minder gebouwen gekocht of goederen over
end-tie-lost-told = De punten zijn gelijk, maar de oefentegenstander heeft meer gebouwen gekocht of meer goederen over.
end-trainer-won = de oefentegenstander heeft meer punten
end-trainer-won-told = De oefentegenstander heeft meer punten.
score-buildings = Gebouwen
score-ability = Speciale vaardigheid
score-bonus = Bonuskaart
score-bought = Gekochte gebouwen (bij gelijke stand)
score-goods = Resterende goederen (bij gelijke stand)
score-total = Punten
goal-points = punten tot nu toe
goal-purchases = vier gekochte gebouwen
goal-purchases-step = één gebouw
goal-until-last-turns = Alle anderen zijn nog één keer aan de beurt.
goal-standstill = 50 ronden zonder aankoop
goal-standstill-step = één ronde zonder aankoop

# Changes listed in advice, each after a number such as "+2".
part-points = { $count ->
    [one] punt
   *[other] punten
}
part-buildings = { $count ->
    [one] gekocht gebouw
   *[other] gekochte gebouwen
}
part-goods = { $count ->
    [one] goed
   *[other] goederen
}
part-sale = dollar die de goederen nu opbrengen
part-coins = { $count ->
    [one] muntsymbool
   *[other] muntsymbolen
}
part-warehouses = { $count ->
    [one] pakhuissymbool
   *[other] pakhuissymbolen
}
part-anchors = { $count ->
    [one] anker
   *[other] ankers
}
part-hats = { $count ->
    [one] hoge hoed
   *[other] hoge hoeden
}

# Coach texts: what each decision is about.
coach-ask-board = Dit bord houd je het hele spel: met zijn vaardigheid, zijn symbolen en een startgebouw dat jou geen vergoeding kost. Goede spelers kiezen liever een vaardigheid die telkens weer werkt dan een die op een zeldzaam geval wacht, en kijken wat bij het aanbod past.
coach-ask-free = Een van deze gebouwen is meteen van jou, het andere gaat onder de trekstapel. Jouw gebouw levert geen punten op en telt niet mee voor de vier gebouwen die het spel beëindigen: het gaat alleen om de symbolen, de actie en de vergoedingen van bezoekers. Zoek iets waar je het hele spel wat aan hebt.
coach-ask-move = Je pion gaat naar een ander vrij gebouw en je voert de actie ervan uit; bij een tegenstander kost dat meestal een goed. Denk twee beurten vooruit: welke goederen halen hun minimum nog niet, waar ga je kopen, en wat zullen de anderen bezetten?
coach-ask-last-move = Iemand heeft het vierde gebouw gekocht: dit is je laatste beurt, en alleen wat aan het einde telt, doet er nog toe. Een aankoop levert punten op; overgebleven goederen tellen alleen bij sommige vaardigheden, voor bonuskaarten en bij een gelijke stand.
coach-ask-fee = In een gebouw van een tegenstander betaal je één goed, nu of na de actie. Wacht je, dan moet er nog een over zijn, maar kun je betalen met wat je net krijgt. Geef wat je het best kunt missen en wat de eigenaar het minst helpt: heeft die er al zes van, dan gaat het verloren.
coach-ask-fee-after = De actie is gedaan; nu betaal je de eigenaar de vergoeding: één goed naar keuze. Geef er een waarvan je genoeg overhoudt, of waarvan het minimum nog ver weg is. Kijk ook in de opslag van de eigenaar: help die niet aan een verscheping.
coach-ask-begin = Je kiest je eerste goederen, in elke verhouding. Een goed kun je verschepen zodra je er zoveel van hebt als zijn marktveld vraagt, twee tot vijf: goedkope velden haal je eerder, dure betalen meer. Kijk ook van welke goederen de gebouwen in het aanbod er meer maken.
coach-ask-take = Je krijgt goederen naar keuze; van elke soort passen er zes in je opslag. Goede spelers vullen een goed aan tot het minimum van zijn marktveld, want nog meer ervan brengt niet meer geld op. Denk ook aan wat het gebouw vraagt waar je hierna heen wilt.
coach-ask-take-same = Alles wat je nu krijgt, is van één soort; kies met je volgende verscheping voor ogen: een soort die hiermee haar minimum haalt, of een die goed betaalt en er dichtbij komt. Wat boven de zes uitkomt, gaat verloren.
coach-ask-convert = Je betaalt wat vóór de pijl staat en krijgt wat erachter staat; kies je dat zelf, dan zijn het andere soorten. Betaal met wat je kunt missen en kijk naar het resultaat: hoeveel goederen halen dan hun minimum, en wat zouden ze opbrengen?
coach-ask-double = De voorraad van één goed verdubbelt, tot hoogstens zes. Hoe meer je ervan hebt, hoe meer erbij komt, zolang er niets boven de zes uitkomt. Het gaat erom of je er het minimum van een duur marktveld mee haalt.
coach-ask-swap = Twee goederen wisselen op de markt van plaats, en daarmee van opbrengst en minimum. Til een goed op waarvan je ook voor het duurdere veld genoeg hebt, of laat er een zakken dat anderen haast kunnen verschepen. Verwisselen moet: kijk dus ook wat het de anderen brengt.
coach-ask-swap-or-leave = Twee goederen wisselen op de markt van plaats, en daarmee van opbrengst en minimum. Til een goed op waarvan je ook voor het duurdere veld genoeg hebt, of laat er een zakken dat anderen haast kunnen verschepen. Helpt elke wissel de anderen meer, laat de markt dan zo.
coach-ask-market-move = Eén goed gaat naar een ander marktveld en de goederen ertussen schuiven op, dus er veranderen er meer tegelijk. Kijk bij elk: wat betaalt het dan, heb je er genoeg van, en wie heeft er nog meer baat bij? Eén goed moet je verplaatsen.
coach-ask-market-move-or-leave = Eén goed gaat naar een ander marktveld en de goederen ertussen schuiven op, dus er veranderen er meer tegelijk. Kijk bij elk: wat betaalt het dan, heb je er genoeg van, en wie heeft er nog meer baat bij? Heb je er niets aan, laat de markt dan zo.
coach-ask-arrange = Je herschikt de markt veld voor veld, het duurste eerst. Dure velden vragen ook de meeste eenheden: daar hoort wat jij ruim hebt en de anderen niet. Wat de anderen verzamelen, ligt beter waar het weinig betaalt.
coach-ask-refill = Dankzij je vaardigheid bepaal jij in welke volgorde verscheepte goederen op de markt terugkomen, vanaf het goedkoopste veld. Een hoger veld betaalt meer, maar vraagt ook meer. Denk aan wat je hierna verzamelt en aan wat er bij de anderen in de opslag ligt.
coach-ask-levy = Een tegenstander naar keuze geeft je een goed, maar bepaalt zelf welk. Zoek dus iemand die bijna alleen heeft wat jij kunt gebruiken, of iemand die vlak voor een aankoop door elk verlies wordt teruggeworpen. Let ook op wie er voorligt.
coach-ask-give = Eén goed moet je afgeven, maar welk bepaal je zelf. Het best een dat je geen verscheping kost: omdat je meer dan het minimum hebt, of nog lang niet genoeg. En let erop dat de ander er geen minimum mee haalt.
coach-ask-copy = Je voert de actie uit van een gebouw waarop de pion van een ander staat, en betaalt voor dat gebouw geen vergoeding. Vergelijk wat elke actie zou brengen met de goederen die je nu hebt: meer goederen, een betere markt of meteen een aankoop.
coach-ask-parts = Dit gebouw doet twee dingen, in de volgorde die jij wilt. Bij een aankoop: goederen die je ervóór krijgt, helpen aan een minimum; wat je erna krijgt, houd je. Bij de markt: moet hij al voor deze verkoop veranderen, of pas voor de volgende?
coach-ask-either = Een startgebouw biedt goederen of een aankoop, en je doet een van de twee. Kopen levert punten en symbolen op en brengt je dichter bij het vierde gebouw; wie verder verzamelt, kan misschien een duurder betalen. Kijk wat de markt nu betaalt: de volgende verkoop verandert dat.
coach-ask-ship = Je bereidt een aankoop voor. Een goed dat zijn minimum haalt, brengt op wat zijn marktveld betaalt, en meestal gaat alles weg wat je ervan hebt. Verscheep niet meer dan het gebouw kost: geld dat overblijft, gaat verloren, en wat niet meegaat, kan naar duurdere velden schuiven.
coach-ask-buy = Het geld is genoeg voor een gebouw; met meer goederen misschien voor een duurder. Een gebouw telt aan het einde, zijn symbolen werken vanaf nu, en bezoekers betalen je vaak een vergoeding. Weeg af wat een goed nu toevoegt en wat het je later nog oplevert.
coach-ask-buy-only = Je kiest het gebouw dat je koopt; geld dat overblijft, gaat verloren. Punten beslissen het spel, maar vroeg tellen ook symbolen: een munt maakt elke latere aankoop goedkoper, een pakhuis houdt goederen. En voor welke actie moeten de anderen jou vergoedingen betalen?
coach-ask-ship-more = Wat je tot nu toe verscheept, is nog voor geen gebouw genoeg, dus er moet nog een goed mee. Het best een waarmee je net genoeg hebt, of een waarmee je het gebouw haalt dat je echt wilt. Kijk ook wat je overhoudt voor je volgende aankoop.
coach-ask-second = Met de rest van het geld mag je een tweede gebouw kopen, en je munten maken ook dat goedkoper. Wat je niet uitgeeft, gaat verloren, dus verder kost het je niets. Bedenk alleen: na je vierde zijn alle anderen nog maar één keer aan de beurt.
coach-ask-keep = Je pakhuizen redden een deel van wat je net hebt verscheept. Kijk naar de nieuwe markt: verscheepte goederen liggen nu aan het goedkope einde, waar weinig eenheden genoeg zijn. Houd wat snel weer een verscheping wordt, of waar een gebouw meer van maakt.
coach-ask-ability = Je actie is gedaan; voordat je beurt eindigt, mag je nog je vaardigheid gebruiken, één keer in elke beurt. Opsparen kan niet. Het loont als een goed er zijn minimum mee haalt of als je volgende gebouw er juist om vraagt.

# Usage hints: when each component is chosen.
when-tool = De symbolen van je gebouwen werken vanzelf.
when-worker = Een pion verplaats je door op het gebouw te klikken waar hij heen gaat.
when-stack = De trekstapel vult het aanbod na elke aankoop aan.
when-bundle = Aan de binnenhandelaren kun je één keer per aankoop verkopen: één van elk goed.
when-board = Een bord kies je één keer, vóór de eerste beurt.
when-building = Een gebouw kies je als je je pion verplaatst, koopt, een actie kopieert of als Edelman gratis bouwt.
when-start = Een startgebouw kies je als je je pion verplaatst, als een actie het kopieert en als je bepaalt wie jou een goed moet geven.
when-market = Een goed op de markt kies je als je het voor een aankoop verscheept en als een actie de markt verandert.
when-slot = Een marktveld kies je als een actie er een goed heen verplaatst.
when-part = De delen van een gebouw kies je als je de actie ervan uitvoert.
when-stock = Goederen in je opslag kies je als je er krijgt, betaalt, afgeeft, verdubbelt of houdt.
when-ability = Een vaardigheid die één keer per beurt geldt, kun je bij elke beslissing van je eigen beurt gebruiken, behalve tijdens een aankoop.

## The player aid
icon-card-back-building = gebouw
icon-card-back-bonus = bonuskaart
aid-turn = Je beurt
aid-turn-move = Zet je pion op een ander vrij gebouw: een eigen, een uit het aanbod of een van een tegenstander.
aid-turn-action = Voer de actie zo ver mogelijk uit.
aid-turn-fee = Het gebouw van een tegenstander kost een vergoeding: één goed naar keuze, vóór of na de actie.
aid-turn-full = Van elk goed heb je er hoogstens 6; de rest gaat verloren.
aid-purchase = Een gebouw kopen
aid-purchase-market = Eenheden die een goed op zijn marktveld nodig heeft, en wat het oplevert
aid-purchase-ship = Verscheep goederen die hun minimum halen. Het marktveld van elk goed betaalt één keer.
aid-purchase-price = Elk van je munten maakt het gebouw $1 goedkoper.
aid-purchase-lost = Je verliest alle eenheden van de goederen die je verscheept, hoeveel het er ook zijn, en het geld dat overblijft.
aid-purchase-market-falls = Verscheepte goederen zakken naar het goedkope eind van de markt; de andere schuiven op.
aid-owned = Wat je gebouwen voor je doen
aid-actions = Wat de acties doen
aid-arrow = Betaal wat ervoor staat, krijg wat erachter staat.
aid-plus = Beide delen, in de volgorde die je wilt.
aid-or = Een van de twee.
aid-per = Eén keer voor elk zulk symbool dat je bezit.
aid-others = Alle anderen krijgen dit, na jou.
aid-double = Verdubbel een van je goederen.
aid-market-swap = Verwissel twee goederen op de markt.
aid-market-move = Verplaats één goed op de markt; de andere sluiten aan.
aid-market-rearrange = Herschik de markt in elke volgorde die je wilt.
aid-levy = Een tegenstander naar keuze geeft je 1 goed naar eigen keuze.
aid-levy-each = Elke tegenstander geeft je 1 goed.
aid-copy = Voer de actie uit van het gebouw dat je net verliet.
aid-copy-occupied = Voer de actie uit van een gebouw dat door iemand anders bezet is.
aid-buy = Koop een gebouw uit het aanbod.
aid-buy-two = Koop een of twee gebouwen met één verscheping.
aid-symbols = Symbolen

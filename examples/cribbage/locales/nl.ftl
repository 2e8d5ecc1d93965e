title = Cribbage
tagline = Leg twee kaarten in de crib, speel tot 31 en tel je hand: wie het eerst 121 punten heeft, wint.
uses-hand-management = Je kiest welke vier van je zes kaarten je houdt.
uses-set-collection = Vijftienen, paren, reeksen en kaarten van één kleur leveren punten op.
uses-simultaneous-selection = Beide spelers kiezen tegelijk hun kaarten voor de crib.
uses-hidden-information = Je ziet alleen je eigen kaarten, tot de andere worden gespeeld.
option-target = Punten om te winnen
option-target-121 = 121
option-target-61 = 61
seat-red = Rood
seat-blue = Blauw
board = Scorebord
peg-front = Voorste pin van { $player }: { $points }
peg-back = Achterste pin van { $player }: { $points }
deck = De stok
no-starter = Nog geen startkaart
zone-starter = Stok en startkaart
zone-crib = Crib van { $player }
zone-line = Het uitspelen
count = Telling
dealer = Gever
points-of = Punten van { $player }
held = Een kaart in de hand van { $player }
laid = Een kaart van { $player } in de crib
lay = { $low } en { $high } in de crib leggen
play = { $card } spelen
go = “Go” zeggen
deal = Ronde { $number } delen
deals = { $player } deelt.
deals-in-brief = deelt
starter = De startkaart is { $card }.
starter-in-brief = startkaart: { $card }
heels = De startkaart is een boer: { $player } krijgt 2 punten.
heels-in-brief = 2 voor de boer
chooses = { $player } heeft twee kaarten voor de crib gekozen.
chooses-it = Je legt { $low } en { $high } in de crib.
plays = { $player } speelt { $card }. De telling is { $count }.
plays-scores = { $player } speelt { $card }. De telling is { $count }: { $parts }.
plays-in-brief = { $card }: { $count }
plays-scores-in-brief = { $card }: { $count } voor { $points }
play-15 = { $points } voor vijftien
play-31 = { $points } voor eenendertig
play-pairs = { $points ->
    [2] 2 voor een paar
    [6] 6 voor drie gelijke
   *[other] { $points } voor vier gelijke
}
play-run = { $points } voor een reeks
goes = { $player } kan bij { $count } niet spelen en zegt “go”.
goes-in-brief = go
last = { $player } krijgt 1 punt voor de laatste kaart.
last-in-brief = 1 voor de laatste kaart
shows = Hand van { $player }: { $parts }.
shows-nothing = De hand van { $player } levert niets op.
shows-crib = Crib van { $player }: { $parts }.
shows-crib-nothing = De crib van { $player } levert niets op.
shows-in-brief = hand: { $points }
shows-in-words = hand: { $parts }
shows-crib-in-brief = crib: { $points }
shows-nothing-in-brief = hand: 0
shows-crib-nothing-in-brief = crib: 0
show-fifteen = vijftien { $sum }
show-pairs = { $number ->
    [1] een paar maakt
    [2] twee paren maken
    [3] drie gelijke kaarten maken
    [4] drie gelijke kaarten en een paar maken
   *[other] vier gelijke kaarten maken
} { $sum }
show-runs = { $number ->
    [1] een reeks van { $length }
    [2] een dubbele reeks van { $length }
    [3] een driedubbele reeks van { $length }
   *[other] een vierdubbele reeks van { $length }
} maakt { $sum }
show-flush = { $number ->
    [4] vier
   *[other] vijf
} kaarten van één kleur maken { $sum }
show-nobs = de boer van de startkleur maakt { $sum }
ask-lay-own = Kies twee kaarten voor je eigen crib.
ask-lay-other = Kies twee kaarten voor de crib van je tegenstander.
ask-first = De telling is 0. Speel een kaart.
ask-play = De telling is { $count }. Speel een kaart.
ask-go = De telling is { $count } en geen van je kaarten past. Zeg “go”.
ask-deal = De handen zijn geteld. Deel de volgende kaarten.
blocked-31 = Met deze kaart zou de telling { $count } zijn, dus meer dan 31.
help-peg = De voorste pin toont de punten, de achterste de punten vóór de laatste score. Wie nog niet voorbij de gele lijn is als de ander wint, verliest dubbel.
help-card = Deze kaart telt voor { $value }.
help-hidden = Alleen de eigenaar ziet deze kaart.
help-starter = De startkaart telt bij beide handen en in de crib mee. Is het een boer, dan krijgt de gever 2 punten.
help-count = De som van de gespeelde kaarten, die niet hoger mag worden dan 31.
help-points = De punten van deze speler. Wie het eerst het doel bereikt, wint.
when-card = Je legt of speelt kaarten uit je eigen hand als je aan de beurt bent.
when-held = Dit zijn niet jouw kaarten.
when-laid = De kaarten in de crib worden na het uitspelen getoond.
when-deck = De volgende kaarten worden na het tellen gedeeld.
when-count = Zeg hier “go” als geen van je kaarten past.
goal-points = punten
goal-points-step = één punt
from-play = Uitspelen
from-hands = Handen
from-cribs = Cribs
end-points = het doel is bereikt
end-points-told = { $winner } bereikt het doel en wint.
end-skunk = het doel is bereikt met meer dan 30 punten voorsprong
end-skunk-told = { $winner } bereikt het doel met meer dan 30 punten voorsprong: een dubbele zege.
icon-peg = punten

## The player aid
aid-play = Het uitspelen
aid-go = Hoogstens 31. Past geen kaart: go.
aid-last = Laatste kaart: 1. Precies eenendertig: 2.
aid-fifteen = Precies vijftien: 2.
aid-pairs = Paar 2, drie gelijke 6, vier gelijke 12.
aid-run = Reeks van drie of meer, in elke volgorde: 1 per kaart.
aid-show = Het tellen
aid-order = Eerst de hand van de niet-gever, dan die van de gever, dan de crib.
aid-show-fifteen = Elke combinatie met de som vijftien: 2.
aid-show-pair = Elk paar: 2.
aid-show-run = Elke reeks: 1 per kaart.
aid-flush = Vier kaarten van één kleur: 4, met de startkaart 5. In de crib alleen vijf.
aid-nobs = Boer in de kleur van de startkaart: 1.
aid-end = Het einde
aid-win = Wie het doel bereikt, wint meteen.
aid-skunk = Meer dan 30 punten voorsprong: dubbele zege.

## The coach
coach-ask-lay-own = De crib is van jou. Goede kaarten gaan er niet verloren: vijven, een paar, twee kaarten die samen vijftien zijn, of buren. Maar houd eerst de vier kaarten die samen het meest opleveren.
coach-ask-lay-other = De crib is van je tegenstander. Houd de vier kaarten die het meest opleveren, en geef kaarten weg die niet bij elkaar passen, zoals een heer en een lage kaart. Geef geen vijf weg.
coach-ask-first = Begin met een kaart lager dan vijf: dan komt niemand met de volgende kaart op vijftien. Een kaart van een paar is ook goed: legt je tegenstander dezelfde, dan maak jij drie gelijke.
coach-ask-play = Let op 15, 31, paren en reeksen. Vermijd een telling van 5 of 21, want er zijn veel kaarten van tien, en bewaar lage kaarten voor het einde.

## The lesson
lesson-deal = Een eerste ronde
lesson-deal-about = De crib, het uitspelen tot 31 en het tellen.
lesson-deal-learnt-1 = Twee van je zes kaarten gaan in de crib van de gever.
lesson-deal-learnt-2 = Bij het uitspelen leveren vijftien, eenendertig, paren, reeksen en de laatste kaart punten op.
lesson-deal-learnt-3 = Bij het tellen hoort de startkaart bij elke hand.
lesson-deal-goal = Wie het eerst 121 punten heeft, wint. Elke speler zet zijn punten uit op zijn eigen baan van dit bord.
lesson-deal-lay = Jij bent Rood en Blauw deelt, dus de crib is van Blauw. Houd de vijf, de tien en de heren: de tien en elke heer maken met de vijf vijftien. Leg de aas en de zes in de crib.
lesson-deal-not-lay = Dat kan ook. Leg in deze les de aas en de zes in de crib.
lesson-deal-starter = Blauw heeft ook twee kaarten gelegd. Daarna is de startkaart omgedraaid: deze vier. Die telt bij beide handen en in de crib mee.
lesson-deal-first = Bij het uitspelen begint de niet-gever. Speel klaverenheer.
lesson-deal-not-this = Die kaart past ook. Speel in deze les de verlichte kaart.
lesson-deal-pair = Met de tien van Blauw is de telling 20. Speel je tien: het paar levert 2 punten op.
lesson-deal-31 = Met de aas heeft Blauw precies 31 bereikt, dat levert 2 punten op. Daarna begon de telling weer bij 0.
lesson-deal-again = Blauw heeft de laatste kaart gespeeld, dus jij begint. Een vijf is riskant: met elke kaart van tien komt Blauw op vijftien. Speel de heer.
lesson-deal-last = De telling is 20. Speel je laatste kaart.
lesson-deal-go = De zeven van Blauw paste niet bij 25, dus zei Blauw “go” en kreeg jij 1 punt voor de laatste kaart. Toen speelde Blauw de zeven en kreeg 1 punt voor de allerlaatste kaart.
lesson-deal-show = Nu worden de handen geteld. In jouw hand maakt de vijf vijftien met de tien en met elke heer: 6 punten. Met het paar heren zijn het er 8.
lesson-deal-crib = De hand van Blauw levert 4 op. De crib telt voor de gever: zes, zes en drie maken vijftien, en de zessen zijn een paar, dus ook 4 punten.
lesson-deal-fits = Tot slot drie vragen. De telling is 26, en je hebt een zeven en een vrouw. Wat doe je?
lesson-deal-fits-seven = De zeven spelen
lesson-deal-fits-seven-reply = Dat zou 33 zijn. De telling mag niet hoger worden dan 31.
lesson-deal-fits-go = “Go” zeggen
lesson-deal-fits-go-reply = Juist: geen van beide past.
lesson-deal-runs = Met de startkaart heb je 7, 7, 8, 9 en heer. Wat leveren de reeksen op?
lesson-deal-runs-three = 3 punten
lesson-deal-runs-three-reply = Elke zeven vormt met de acht en de negen een reeks, dus er zijn twee reeksen.
lesson-deal-runs-six = 6 punten
lesson-deal-runs-six-reply = Juist: elke zeven vormt een reeks van drie. Het paar en de vijftienen komen er nog bij.
lesson-deal-order = Beide spelers komen 4 punten tekort en hebben handen die meer opleveren. Wie wint bij het tellen?
lesson-deal-order-other = De niet-gever
lesson-deal-order-other-reply = Juist: die telt eerst en wint meteen.
lesson-deal-order-dealer = De gever
lesson-deal-order-dealer-reply = De niet-gever telt eerst, bereikt het doel en wint meteen.

title = Rival Cities
tagline = Hamburg gegen Altona: Ansehen, Prozesse, Schiffe und Bündnisse, alles um ein Tintenfass.

## Mechanics
uses-rondel = Beide Städte ziehen dasselbe Tintenfass im Uhrzeigersinn um einen Ring aus zwanzig Feldern. Die ersten zwei Felder eines Zuges sind frei, jedes weitere kostet Waren. Wo das Fass stehen bleibt, handelst du.
uses-tug-of-war = Der Ansehensmarker und ein Marker auf jedem Prozess werden zwischen den beiden Städten hin- und hergezogen.
uses-sudden-death = Eine Stadt gewinnt sofort, auch mitten in einer Aktion: mit drei Schiffen mehr als die andere Stadt, dem dritten gewonnenen Prozess, allen vier Bündnissen oder dem Ansehensmarker am eigenen Namen.
uses-hand-management = Jede Spezial-Aktionskarte auf deiner Hand lässt sich einmal nutzen: Spiele sie allein oder, für einen Brief, zusammen mit der Karte am Tintenfass.
uses-open-drafting = Schiffe, Bündnisse und die Spezial-Aktionskarten der dunkelgelben Felder liegen offen aus; beide Städte können sie nehmen.
uses-set-collection = Alle vier Bündnisse, drei gewonnene Prozesse oder drei Schiffe Vorsprung gewinnen das Spiel.
uses-tableau-building = Die Schiffe und Bündnisse vor dir verbessern deine späteren Aktionen; manche Schiffe fügen jeder Produktion eine Ware hinzu.
uses-income = An jedem Saisonende bringen manche Schiffe Einkommen, und die Ansehensleiste zahlt der Stadt, auf deren Seite der Ansehensmarker steht.
uses-take-that = Piraterie nimmt Waren aus dem Lager der anderen Stadt, und für einen Brief kann eine Stadt der anderen ein Bündnis wegnehmen.
uses-hidden-information = Eine vom Stapel gezogene Spezial-Aktionskarte kennt nur die Stadt, die sie gezogen hat, und welche Schiffe und Prozesse noch kommen, weiß niemand.
uses-end-game-bonuses = Ohne Sofortsieg entscheiden die Sterne: die auf Schiffen, Bündnissen, Prozessen und dem Feld des Ansehensmarkers, dazu die Sternmarker.

hamburg = Hamburg
altona = Altona

option-ring = Ring der Aktionskarten
option-ring-about = In der ersten Partie liegen die Aktionskarten der Nummer nach im Ring. Gemischt ist der Ring in jeder Partie ein anderer.
option-ring-first-game = der Reihe nach (erstes Spiel)
option-ring-shuffled = gemischt
option-first = Startstadt
option-first-random = zufällig
option-first-hamburg = Hamburg
option-first-altona = Altona

## Components
beer = Bier
cloth = Tuch
leather = Leder
furniture = Möbel
letter = Briefe
star = Sternmarker
factory = Manufakturen
factory-inactive = inaktive Manufakturen
count-beer = { $count } Bier
count-cloth = { $count } Tuch
count-leather = { $count } Leder
count-furniture = { $count } Möbel
count-any = { $count ->
    [one] 1 beliebige Ware
   *[other] { $count } beliebige Waren
 }
count-letter = { $count ->
    [one] 1 Brief
   *[other] { $count } Briefe
 }
count-star = { $count ->
    [one] 1 Sternmarker
   *[other] { $count } Sternmarker
 }
count-dark-star = { $count ->
    [0] keine Sterne
    [one] 1 Stern
   *[other] { $count } Sterne
 }
star-per-ship = 1 Stern für jedes Schiff seiner Stadt
nothing = nichts
times = { $count }×
plus-times = +{ $count }

## Icons, read aloud
icon-beer = Bier
icon-cloth = Tuch
icon-leather = Leder
icon-furniture = Möbel
icon-any-product = beliebige Ware
icon-letter = Brief
icon-star = Stern
icon-factory = Manufaktur
icon-factory-inactive = inaktive Manufaktur
icon-production = Produktion:
icon-gift = Geschenk:
icon-donation = Spende:
icon-swap = tauschen
icon-draw = ziehen
icon-build = Manufaktur
icon-reactivate = reaktivieren
icon-prestige = Ansehen
icon-alliance = Bündnis
icon-ship = Schiff
icon-lawsuit = Prozess
icon-court = Gericht
icon-piracy = Piraterie
icon-sway = beeinflussen
icon-arrow-right = →
icon-plus = +
icon-repeat = noch einmal:
icon-bell = jedes Saisonende
icon-ink-jar = Tintenfass
icon-option-c = Option C
icon-known = der anderen Stadt bekannt
icon-hamburg = Hamburg
icon-altona = Altona

## Short texts on cards
short-draw = Ziehen
short-factory = Manufaktur
short-prestige = Ansehen
short-alliance = Bündnis
short-ship = Schiff
short-lawsuit = Prozess
short-court = Entscheidung
short-free = kostenlos
short-or = oder
short-and = und

## Short descriptions of actions
do-production = Produktion: { $what } (+1 je Manufaktur)
do-gift = Geschenk: { $what }
do-gain = { $what } erhalten
do-donation = { $times ->
    [one] Spende: { $what } für { $stars }
   *[other] Spende bis zu { $times }-mal: { $what } für { $stars }
 }
do-swap = Warentausch bis zu { $times }-mal
do-draw = Spezial-Aktionskarte ziehen
do-factory-free = Manufaktur kostenlos nehmen
do-factory = Manufaktur für { $what } nehmen
do-reactivate = { $count ->
    [one] Manufaktur reaktivieren
   *[other] { $count } Manufakturen reaktivieren
 }
do-prestige = Ansehen erhalten
do-alliance = Bündnis schließen
do-ship = Schiff erwerben
do-lawsuit = Prozess vorantreiben
do-court = Richterliche Entscheidung
do-piracy = Piraterie: { $what } stehlen
do-piracy-prestige = Piraterie: Die andere Stadt darf Ansehen erhalten, dann stiehlst du bis zu { $what }
do-sway = Prozess beeinflussen

## Names of cards and spaces
card-overview = Saisonendeübersicht
card-basic = Aktionskarte { $number }
take-card = Die Karte auf die Hand nehmen
one-or-other = { $one } oder { $other }
card-said = „{ $actions }“
ship-said = Schiff „{ $brings }“
brings-twice = 2-mal { $effect }
brings-income = { $effect } an jedem Saisonende
brings-production = { $what } bei jeder Produktion
brings-lawsuits = { $what } für jeden gewonnenen Prozess
brings-repeat = Ansehen wiederholen
brings-space = Ein Feld weiter
brings-option = Zwei Karten ohne Brief
brings-cheaper = Spätere Schiffe billiger
brings-stars = Ein Stern je Schiff
lawsuit-at = Prozess { $numeral }
lawsuit-won = Gewonnener Prozess
alliance-1 = Oslo
alliance-2 = London
alliance-3 = Novgorod
alliance-4 = Amsterdam
alliance-5 = Gdańsk
alliance-6 = Bruxelles
alliance-7 = Le Havre
alliance-8 = Kjøbenhavn
ink-jar = Tintenfass
jar-space = Feld des Tintenfasses
bell = Glockenmarker
prestige-marker = Ansehensmarker
prestige-middle = Ansehensleiste, Mitte
prestige-step = Ansehensleiste, { $city } { $step }
lawsuit-step = Prozess { $slot }, { $city } { $place }
marker-even = Marker von Prozess { $slot }: unentschieden
marker-leads = Marker von Prozess { $slot }: { $city } führt mit { $place }
empty-space = Leeres dunkelgelbes Feld { $space }
empty-space-short = leeres Feld
empty-lawsuit = Leeres Prozessfeld { $numeral }
empty-ship = Leeres Schiffsfeld { $slot }
empty-alliance = Freies Bündnisfeld { $slot }
supply-of = Vorrat: { $what }
stock-of = { $city }: { $what }
action-stack = Aktionsstapel
race-of = { $city }, { $goal }: { $has } von { $needs }
race-count = { $has }/{ $needs }
race-lead = +{ $has }/{ $needs }
ship-stack = Schiffsstapel
lawsuit-stack = Prozessstapel
discard = Ablagestapel
hand-of = Hand von { $city }
hidden-card = Verdeckte Karte { $number } von { $city }
board = Spielplan
zone-supply = Vorrat
zone-piles = Stapel
zone-lawsuits = Prozesse
zone-ships = Schiffe
zone-alliances = Bündnisse
season = Saisonende { $season }
season-upkeep = Unterhalt
season-fleets = Größere Flotte
season-ships = Schiffe
season-prestige = Ansehen
season-lawsuit = Prozess I
season-cards = Neue Karten
season-factories = Manufakturen
season-end = Spielende?
own-ships = Flotte
own-alliances = Eigene Bündnisse
own-lawsuits = Gewonnene Prozesse

## Help
help-split = Nur eine Hälfte (mit Gdańsk beide): { $actions }
help-card = { $actions }
help-take-card = Nimm die Karte am Tintenfass auf die Hand, statt sie zu nutzen. Danach endet der Zug.
help-ship = Kostet { $cost }, zählt { $stars }. { $effect }
ship-now = Beim Erwerb: { $effect }.
ship-income = An jedem Saisonende: { $effect }.
ship-production = Bei jeder deiner Produktionen: { $what } zusätzlich.
ship-lawsuits = Wann immer du einen Prozess gewinnst: { $what }.
ship-repeat = Nach „Ansehen erhalten“ darfst du { $what } zahlen, um es einmal zu wiederholen.
ship-free-space = Das Tintenfass zieht kostenlos ein Feld weiter als üblich.
ship-free-option = Zwei Karten in einem Zug (Option C) kosten keinen Brief.
ship-cheaper = Jedes spätere Schiff kostet { $count } Ware weniger.
ship-nothing = Dieses Schiff hat keinen Effekt.
help-alliance = { $benefit } Unterhalt an jedem Saisonende: { $upkeep }. Zählt { $stars }.
alliance-favours = { $what } mehr, wenn eine Produktion oder ein Geschenk diese Ware aus dem Vorrat bringt.
alliance-star = Bringt dir eine Spende Sternmarker, erhältst du 1 mehr.
alliance-halves = Von geteilten Karten darfst du beide Hälften nutzen, in beliebiger Reihenfolge.
alliance-prestige = Nach „Ansehen erhalten“ darfst du { $price } zahlen, um es einmal zu wiederholen.
alliance-lawsuit = Nach „Prozess vorantreiben“ darfst du 1 Ware zahlen, um noch einmal einen beliebigen Prozess voranzutreiben.
alliance-draw = Nach „Spezial-Aktionskarte ziehen“ darfst du { $price } zahlen, um noch einmal zu ziehen.
help-lawsuit = Vorantreiben für { $costs }: { $bonus }. Wer ihn gewinnt, erhält: { $win }. Zählt { $stars }.
help-empty-space = Die Spezial-Aktionskarte wurde genommen; am Saisonende kommt eine neue.
help-ink-jar = Zieht im Uhrzeigersinn. Zwei Felder sind frei, das dritte und das vierte kosten je 1 Ware, jedes weitere 2.
help-race = Gewinnt sofort: { $goal }.
help-bell = Wer das Tintenfass über die Glocke zieht, hat ihn während des Saisonendes und gewinnt damit einen Gleichstand bei den Sternen.
help-prestige = Wer ihn bis zum Namen der eigenen Stadt bringt, gewinnt sofort.
help-prestige-step = Am Saisonende: { $income }, dazu das Einkommen der Felder näher zur Mitte. Zählt am Spielende { $stars }.
help-city-name = Erreicht der Marker den Namen, gewinnt diese Stadt sofort.
help-marker = Beim Auswerten gewinnt ein Marker auf 2, 3 oder 4 den Prozess für die Stadt dieser Seite; auf 1 bringt er ihr einen Sternmarker.
help-supply = Ist der Vorrat leer, nimmst du von der anderen Stadt, wenn sie mehr davon hat als du; sonst verfällt die Ware.
help-pile = Ein verdeckter Stapel; niemand kennt seine Reihenfolge.
help-discard = Gespielte und abgelegte Spezial-Aktionskarten: { $cards }. Ist der Aktionsstapel leer, werden sie neu gemischt.
help-discard-empty = Noch wurde keine Spezial-Aktionskarte gespielt.
help-hidden = Diese Karte kennt nur, wer sie hat.
help-beer = Die billigste Ware.
help-cloth = Eine Ware.
help-leather = Eine Ware.
help-furniture = Die wertvollste Ware.
help-letter = Bezahlt zwei Karten in einem Zug, ein Bündnis der anderen Stadt, einen der Prozesse und den Unterhalt von Gdańsk. Du kannst ihn auch jederzeit zahlen, um 1 Ware gegen eine andere zu tauschen.
help-star = Jeder Marker zählt am Spielende 1 Stern.
help-factory = Bei einer Produktion umgedreht, bringt sie 1 Ware mehr.
help-factory-inactive = Wird am Saisonende oder durch eine Karte wieder aktiv.

## Prompts
ask-nothing = Nichts zu entscheiden.
ask-first-product = Wähle deine erste Ware.
ask-move = Ziehe das Tintenfass im Uhrzeigersinn.
ask-pay-move = { $count ->
    [one] Zahle 1 Ware für den Zug.
   *[other] Zahle { $count } Waren für den Zug.
 }
ask-option = Die Karte am Tintenfass nutzen, eine aus der Hand oder beide?
ask-both = Welche der beiden Karten nutzt du zuerst?
ask-other-half = Auch die andere Karte, oder hier aufhören?
ask-half = Wähle eine Hälfte der Karte.
ask-action = Wähle die nächste Aktion der Karte.
ask-produce = { $what } produzieren: Wie viele Manufakturen umdrehen?
ask-take = { $count ->
    [one] Wähle 1 Ware, die du erhältst.
   *[other] Wähle { $count } Waren, die du erhältst, eine nach der anderen.
 }
ask-donate = { $what } für { $stars } spenden?
ask-swap = { $count ->
    [one] Eine Ware tauschen?
   *[other] Bis zu { $count } Waren tauschen, eine nach der anderen?
 }
ask-factory = Zahle { $count } Waren für eine Manufaktur.
ask-offer = Du darfst: { $what }.
ask-repeat-prestige = Noch einmal Ansehen erhalten, für { $price }?
ask-repeat-either = Noch einmal Ansehen erhalten, für { $one } oder { $other }?
ask-repeat-draw = { $price } zahlen, um noch einmal zu ziehen?
ask-alliance = Wähle ein Bündnis.
ask-ship = Wähle ein Schiff, das du erwirbst.
ask-lawsuit = Wähle einen Prozess, den du vorantreibst.
ask-sway-again = { $count ->
    [one] Die Kosten von Prozess { $slot } noch einmal zahlen, um ihn erneut zu beeinflussen?
   *[other] Die Kosten von Prozess { $slot } noch bis zu { $count }-mal zahlen, um ihn jedes Mal erneut zu beeinflussen?
 }
ask-repeat-lawsuit = 1 Ware zahlen (Le Havre), um noch einmal einen Prozess voranzutreiben?
ask-court = Wähle die richterliche Entscheidung.
ask-steal = { $count ->
    [one] Stiehl 1 Ware.
   *[other] Stiehl bis zu { $count } Waren, eine nach der anderen.
 }
ask-upkeep = Zahle { $price }, um { $alliance } zu behalten, oder lege die Karte zurück.
ask-last-exchange = Vor dem Ende deines Zuges für einen Brief eine Ware tauschen?

## Choices
move-jar = { $cost ->
    [0] Um { $spaces } ziehen: { $card }, kostenlos
    [one] Um { $spaces } ziehen: { $card }, für 1 Ware
   *[other] Um { $spaces } ziehen: { $card }, für { $cost } Waren
 }
move-past-bell = { $cost ->
    [0] Um { $spaces } über die Glocke ziehen: { $card }, kostenlos
    [one] Um { $spaces } über die Glocke ziehen: { $card }, für 1 Ware
   *[other] Um { $spaces } über die Glocke ziehen: { $card }, für { $cost } Waren
 }
pay = { $what } zahlen
pay-upkeep = { $what } zahlen und { $alliance } behalten
pay-donation = { $what } spenden
pay-factory = { $what } zahlen und Manufaktur nehmen
pay-le-havre = { $what } für Le Havre zahlen
move-jar-short = { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} · { $cost ->
    [0] kostenlos
    [one] { $cost } Ware
   *[other] { $cost } Waren
}
option-a-short = Am Tintenfass
option-b-short = Aus der Hand
option-a = Am Tintenfass: { $actions }
option-b = Aus der Hand: { $actions }
option-b-numbered = Aus der Hand (Karte { $number }): { $actions }
option-c = Beides für 1 Brief: am Tintenfass und aus der Hand
option-c-free = Beides ohne Brief (Schiff „Zwei Karten ohne Brief“): am Tintenfass und aus der Hand
option-d = Die Karte am Tintenfass auf die Hand nehmen: { $card }
finish = Nichts weiter
finish-both = Keine der Karten nutzen
finish-other-half = Die andere Karte nicht nutzen
finish-donation = Spenden beenden
finish-swaps = Nichts mehr tauschen
finish-sways = Nicht noch einmal zahlen
finish-turn = Zug beenden
finish-one = Verzichten auf: { $action }
finish-rest = Auf den Rest der Karte verzichten
finish-all = Keine ihrer Aktionen nutzen
produce = { $factories ->
    [0] { $what } produzieren, ohne Manufakturen
    [one] { $what } produzieren, mit 1 Manufaktur
   *[other] { $what } produzieren, mit { $factories } Manufakturen
 }
produce-each-its-own = { $factories ->
    [0] { $what } produzieren, ohne Manufakturen
    [one] { $what } produzieren, dazu 1 beliebige Ware mit 1 Manufaktur
   *[other] { $what } produzieren, dazu { $factories } beliebige Waren mit { $factories } Manufakturen
 }
take = { $what } nehmen
take-scarce = { $what } von der anderen Stadt nehmen, denn der Vorrat ist leer
steal = { $what } stehlen
swap-products = { $give } gegen { $take } tauschen
exchange-letter = Brief: { $give } gegen { $take } tauschen
accept = Ja
decline = Nein, danke
decline-repeat = Nicht wiederholen
return-alliance = { $alliance } zurücklegen
repeat-with-ship = { $price } zahlen und wiederholen ({ $ship })
repeat-with-alliance = { $price } zahlen und wiederholen ({ $alliance })
repeat-draw = { $price } zahlen und noch einmal ziehen ({ $alliance })
ally = Bündnis mit { $alliance } schließen
ally-from-rival = 1 Brief zahlen und der anderen Stadt { $alliance } wegnehmen
buy-ship = { $ship } für { $price } erwerben
advance-lawsuit = Prozess { $slot } für { $costs } vorantreiben: { $bonus }
swap-lawsuits = Prozesse { $one } und { $other } tauschen
resolve-lawsuit = Prozess I zu deinen Gunsten auswerten
sway-again = { $costs } zahlen und noch einmal beeinflussen

## Blocked clicks and indirect choices
not-so-far = Zu weit. Nötige Waren: { $cost }, vorhanden: { $have }.
indirect-action = Ein Klick genügt für: { $what }.
indirect-ship = Ein Klick kauft es für { $cost }. Die fehlende Ware bekommst du im Tausch gegen einen Brief und { $give }.
not-paid = Du kannst { $cost } nicht zahlen.
not-without-letter = Der anderen Stadt ein Bündnis wegzunehmen kostet 1 Brief; du hast keinen.
part-done = Diese Aktion ist schon ausgeführt.
part-no-lawsuit = Du kannst die Kosten keines Prozesses zahlen.
part-no-ship = Du kannst kein Schiff bezahlen.
part-no-alliance = Kein Bündnis ist frei, und der anderen Stadt eines wegzunehmen kostet einen Brief.
part-nothing = Diese Aktion würde jetzt nichts bewirken.

## The log
log-starts = { $city } beginnt.
log-moves = { $city } zieht das Tintenfass { $spaces ->
    [one] ein Feld vorwärts.
   *[other] { $spaces } Felder vorwärts.
 }
log-pays = { $city } zahlt { $what }.
log-upkeep = { $city } zahlt { $what } für das Bündnis mit { $alliance }.
log-gains = { $city } erhält { $what }.
log-produces = { $city } produziert { $what }.
log-gains-more = { $city } erhält { $what } dank { $source }.
log-takes-scarce = Der Vorrat ist leer: { $city } nimmt { $what } von der anderen Stadt.
log-forgoes = Nicht zu haben: { $city } verzichtet auf { $what }.
log-option-a = { $city } nutzt die Karte am Tintenfass.
log-option-b = { $city } spielt eine Karte aus der Hand: { $card }.
log-option-c = { $city } nutzt beide Karten.
log-option-d = { $city } nimmt die Karte am Tintenfass auf die Hand: { $card }.
log-swaps = { $city } tauscht { $give } gegen { $take }.
log-draws = { $city } zieht eine Spezial-Aktionskarte.
log-draws-secretly = { $city } zieht { $card }.
log-nothing-to-draw = Für { $city } ist keine Spezial-Aktionskarte mehr da.
log-reshuffles = Der Aktionsstapel ist leer. Der Ablagestapel wird zum neuen Stapel, und jede Handkarte lässt sich nun erschließen.
log-stack-empty = Der Aktionsstapel ist leer; jede Handkarte lässt sich nun erschließen.
log-builds = { $city } nimmt eine Manufaktur.
log-no-factory = Für { $city } ist keine Manufaktur mehr da.
log-reactivates = { $count ->
    [one] { $city } reaktiviert eine Manufaktur.
   *[other] { $city } reaktiviert { $count } Manufakturen.
 }
log-steals = Piraterie! { $city } stiehlt { $what }.
log-prestige = { $city } erhält Ansehen.
log-allies = { $city } schließt ein Bündnis mit { $alliance }.
log-takes-alliance = { $city } nimmt der anderen Stadt das Bündnis mit { $alliance } weg.
log-buys = { $city } erwirbt { $ship }.
log-new-ship = { $ship } liegt neu aus.
log-advances = { $city } treibt Prozess { $slot } voran.
log-sways = Prozess { $slot } neigt sich { $city } zu.
log-sways-in-vain = Prozess { $slot } steht für { $city } schon auf der 4.
log-swaps-lawsuits = { $city } tauscht die Prozesse { $one } und { $other }.
log-lawsuit-dropped = Prozess I endet, ohne dass ihn jemand gewinnt.
log-wins-lawsuit = { $city } gewinnt einen Prozess.
log-new-lawsuit = Ein neuer Prozess wird aufgedeckt.
log-season = { $city } zieht über die Glocke: Saisonende { $season } beginnt.
log-season-over = Das Saisonende ist vorbei.
log-returns = { $city } legt das Bündnis mit { $alliance } zurück.
log-new-specials = Neue Spezial-Aktionskarten werden auf die dunkelgelben Felder gelegt.

## The headline of a turn, after the city's name
brief-of-other = { $city } { $what }
brief-moves = { $spaces ->
    [one] zieht 1 Feld
   *[other] zieht { $spaces } Felder
 }
brief-pays = zahlt { $what }
brief-upkeep = zahlt { $what } für { $alliance }
brief-gains = erhält { $what }
brief-produces = produziert { $what }
brief-gains-more = erhält { $what } dank { $source }
source-ship = eines Schiffs
brief-takes-scarce = nimmt der anderen Stadt { $what } ab
brief-leaves = verzichtet auf den Rest der Karte
brief-uses-nothing = nutzt keine Aktion der Karte
brief-option-b = spielt eine Spezialkarte
brief-option-d = nimmt eine Spezialkarte
brief-swaps = tauscht { $give } gegen { $take }
brief-draws = { $count ->
    [one] zieht eine Karte
   *[other] zieht { $count } Karten
 }
brief-builds = nimmt eine Manufaktur
brief-reactivates = { $count ->
    [one] reaktiviert eine Manufaktur
   *[other] reaktiviert { $count } Manufakturen
 }
brief-steals = stiehlt { $what }
brief-prestige = erhält Ansehen
brief-allies = verbündet sich mit { $alliance }
brief-takes-alliance = nimmt der anderen Stadt { $alliance } weg
brief-buys = erwirbt { $ship }
brief-advances = treibt Prozess { $slot } voran
brief-swaps-lawsuits = tauscht die Prozesse { $one } und { $other }
brief-wins-lawsuit = gewinnt einen Prozess
brief-season = löst das Saisonende aus
brief-returns = löst das Bündnis mit { $alliance }
brief-wins = gewinnt das Spiel

## Endings
end-ships = drei Schiffe mehr als die andere Stadt
end-ships-told = { $winner } hat drei Schiffe mehr als die andere Stadt.
end-lawsuits = der dritte gewonnene Prozess
end-lawsuits-told = { $winner } hat den dritten Prozess gewonnen.
end-alliances = alle vier Bündnisse
end-alliances-told = { $winner } hat alle vier Bündnisse.
end-prestige = der Ansehensmarker am Stadtnamen
end-prestige-told = Der Ansehensmarker hat den Namen von { $winner } erreicht.
end-no-ships = die Sterne, da keine Schiffe mehr da waren
end-no-ships-told = Es waren keine Schiffe mehr da; { $winner } gewann nach Sternen.
end-no-lawsuits = die Sterne, da keine Prozesse mehr da waren
end-no-lawsuits-told = Es waren keine Prozesse mehr da; { $winner } gewann nach Sternen.
end-no-factories = die Sterne, da keine Manufakturen mehr da waren
end-no-factories-told = Es waren keine Manufakturen mehr da; { $winner } gewann nach Sternen.
end-no-stars = die Sterne, da keine Sternmarker mehr da waren
end-no-stars-told = Es waren keine Sternmarker mehr da; { $winner } gewann nach Sternen.
score-ships = Sterne für Schiffe
score-alliances = Sterne für Bündnisse
score-lawsuits = Sterne für gewonnene Prozesse
score-prestige = Sterne auf der Ansehensleiste
score-tokens = Sternmarker
score-total = Sterne insgesamt
score-won-ships = Schiffe
score-won-lawsuits = Gewonnene Prozesse
score-won-alliances = Bündnisse
score-won-prestige = Schritte des Ansehensmarkers
help-supply-limited = Ist der Vorrat leer, kann niemand mehr etwas davon erhalten.
lawsuit-step-even = Prozess { $slot }, Feld { $place }
log-wins = { $city } gewinnt: { $by }!
log-leaves = { $city } verzichtet auf den Rest von { $card }.
log-uses-nothing = { $city } nutzt keine Aktion von { $card }.
log-turns = { $count ->
    [one] { $city } dreht 1 Manufaktur um.
   *[other] { $city } dreht { $count } Manufakturen um.
 }
goal-ships = drei Schiffe mehr als die andere Stadt
goal-ships-step = ein Schiff Vorsprung
goal-lawsuits = drei gewonnene Prozesse
goal-lawsuits-step = ein gewonnener Prozess
goal-alliances = alle vier Bündnisse
goal-alliances-step = ein Bündnis
goal-prestige = der Ansehensmarker am eigenen Stadtnamen
goal-prestige-step = ein Schritt des Ansehensmarkers
goal-no-ships = keine Schiffe mehr
goal-no-ships-step = ein Schiff
goal-no-lawsuits = keine Prozesse mehr
goal-no-lawsuits-step = ein Prozess
goal-no-factories = keine Manufakturen mehr im Vorrat
goal-no-factories-step = eine Manufaktur im Vorrat
goal-no-stars = keine Sternmarker mehr im Vorrat
goal-no-stars-step = ein Sternmarker im Vorrat
goal-until-off-season = Das nächste Saisonende beendet das Spiel, und die meisten Sterne gewinnen.
goal-stars = Sterne bisher

# Changes listed in advice, each after a number such as "+2".
part-stars = { $count ->
    [one] Stern
   *[other] Sterne
}
part-prestige = { $count ->
    [one] Ansehensschritt
   *[other] Ansehensschritte
}
part-ships = { $count ->
    [one] Schiff
   *[other] Schiffe
}
part-alliances = { $count ->
    [one] Bündnis
   *[other] Bündnisse
}
part-lawsuits = { $count ->
    [one] gewonnener Prozess
   *[other] gewonnene Prozesse
}
part-strips = { $count ->
    [one] Prozessschritt
   *[other] Prozessschritte
}
part-goods = { $count ->
    [one] Ware
   *[other] Waren
}
part-letters = { $count ->
    [one] Brief
   *[other] Briefe
}
part-cards = { $count ->
    [one] Handkarte
   *[other] Handkarten
}
part-factories = { $count ->
    [one] Manufaktur
   *[other] Manufakturen
}
part-active = { $count ->
    [one] aktive Manufaktur
   *[other] aktive Manufakturen
}

# Coach texts: what each decision is about.
coach-ask-first-product = Zu deinem Bier beginnst du mit einer Ware deiner Wahl. Mit Waren zahlst du fast alles: Schiffe, Prozesse, Manufakturen und weite Züge. Sieh dir an, was offen liegt und wie nah es ist: Welchen Preis kannst du mit dieser Ware am ehesten zahlen?
coach-ask-move = Du ziehst das Tintenfass im Uhrzeigersinn, mindestens ein Feld; die ersten sind frei, weitere kosten Waren. Wo es hält, handelst du, und von dort zieht die andere Stadt weiter. Sieh, was du erreichst, was du ihr überlässt und ob dir das Saisonende an der Glocke jetzt passt.
coach-ask-pay-move = Den Weg zahlst du mit Waren deiner Wahl. Denke vorher an die Karte, zu der du ziehst: Was wirst du dort zahlen müssen? Gib her, wovon du reichlich hast oder was du bald wieder produzierst; Möbel sind am schwersten zu bekommen, Bier am leichtesten.
coach-ask-option = Du nutzt die Karte am Tintenfass oder eine aus der Hand, oder beide, meist für einen Brief. Eine Spezial-Aktionskarte am Fass darfst du stattdessen auf die Hand nehmen, mehr tust du dann nicht. Handkarten wirken nur einmal: Was bringt dich voran oder bremst die andere Stadt?
coach-ask-both = Du nutzt in diesem Zug zwei Karten und bestimmst, welche zuerst kommt. Die eine ist fertig, bevor die andere beginnt; fang also mit der an, die einbringt, was du für die andere zahlen musst.
coach-ask-other-half = Die eine Karte ist fertig, nun darf die andere folgen. Verzichten darfst du auch: Ein gezahlter Brief kommt nicht zurück, aber eine Handkarte, die du nicht spielst, bleibt dir. Nutze die zweite, außer sie brächte dir in einem späteren Zug deutlich mehr.
coach-ask-half = Diese Karte ist geteilt: Wähle eine Hälfte und führe nur sie aus. Nimm die, mit der du aus deinem Lager jetzt am meisten machst. Waren bereiten die nächsten Züge vor; Ansehen, Bündnisse, Schiffe und Prozesse bringen dich einem der vier Sofortsiege näher.
coach-ask-action = Du darfst alles tun, was auf dieser Karte steht, in beliebiger Reihenfolge; jede Aktion ist fertig, bevor die nächste beginnt, und was du auslässt, verfällt. Beginne meist mit dem, was etwas einbringt, damit du den Rest zahlen kannst.
coach-ask-produce = Eine Produktion bringt die gezeigten Waren und für jede aktive Manufaktur, die du umdrehst, 1 mehr. Umgedreht ist sie inaktiv, bis zum Saisonende oder bis eine Karte sie reaktiviert. Kurz vor der Glocke dreh ruhig alle um; spare sie sonst vielleicht für eine seltenere Ware auf.
coach-ask-take = Du erhältst Waren deiner Wahl. Sieh auf Preise, die du fast erreichst: ein Schiff, Prozesskosten, ein Unterhalt, der an der Glocke fällig wird. Drängt nichts, ist eine seltene Ware wie Möbel meist am meisten wert.
coach-ask-donate = Eine Spende macht Waren zu Sternmarkern, die am Ende je einen Stern zählen. Sterne entscheiden nur, wenn niemand sofort gewinnt. Frage dich, wie nah das Ende ist und ob die Waren in einem Schiff oder Prozess mehr bewirken; auch die können Sterne bringen.
coach-ask-swap = Du darfst Waren aus deinem Lager gegen andere aus dem Vorrat tauschen, eine nach der anderen. Mehr werden es dabei nicht; hab also einen Preis vor Augen: Wo fehlt dir nur eine Ware? Häufiges gegen Seltenes zu tauschen ist fast immer ein Gewinn.
coach-ask-factory = Du zahlst beliebige Waren für eine Manufaktur, die sofort aktiv ist. Saison für Saison kann sie einer Produktion 1 Ware hinzufügen; früh lohnt sie sich am meisten. Gib her, was du am wenigsten brauchst; ist im Vorrat keine Manufaktur mehr, endet das Spiel am nächsten Saisonende.
coach-ask-offer = Du darfst eine Aktion nutzen, musst aber nicht: etwa Ansehen erhalten, eine Manufaktur nehmen oder eine Spezial-Aktionskarte ziehen. Annehmen ist selten falsch. Lehne nur ab, was gegen dich arbeitet, etwa die letzte Manufaktur, wenn sie das Spiel beendet, während du zurückliegst.
coach-ask-repeat-prestige = Du hast Ansehen erhalten und darfst zahlen, um es noch einmal zu erhalten. Weiter außen auf deiner Seite gibt es mehr Einkommen und mehr Sterne, am Stadtnamen den Sieg. Am meisten lohnt es sich kurz vor der Glocke oder wenn der Marker nah an einem der Stadtnamen steht.
coach-ask-repeat-draw = Dank Kjøbenhavn darfst du 1 Bier zahlen, um noch eine Karte zu ziehen. Auf Spezial-Aktionskarten stehen oft mehrere Aktionen, und meist weiß die andere Stadt nicht, was du gezogen hast. Das Bier lohnt sich, solange dir Züge oder Briefe bleiben, um die Karte zu spielen.
coach-ask-alliance = Du nimmst ein Bündnis, kostenlos vom Spielplan oder, für einen Brief, von der anderen Stadt; alle vier gewinnen das Spiel. Jedes kostet an jedem Saisonende Unterhalt und zählt am Ende Sterne. Welchen Vorteil nutzt du oft, was kannst du zahlen, und wie viele hat die andere Stadt?
coach-ask-ship = Ein Schiff kostet die Waren auf seiner Karte und bleibt für immer bei dir. Drei Schiffe mehr als die andere Stadt gewinnen sofort, und jedes zählt am Ende Sterne. Früh sind Schiffe stark, die immer wieder etwas einbringen; später zählen Sterne und dein Vorsprung.
coach-ask-lawsuit = Du zahlst die Prozesskosten, erhältst den Bonus daneben und ziehst den Marker ein Feld zu dir. Steht er bei der Auswertung auf deiner 2 oder weiter, gewinnst du den Prozess; drei gewinnen das Spiel. Vergleiche Kosten und Bonus, und denke daran: Das Saisonende wertet den Prozess auf Feld I aus.
coach-ask-sway-again = Du darfst die Prozesskosten noch einmal zahlen, jetzt nur, um den Marker ein Feld weiter zu dir zu ziehen. Feld II erlaubt das einmal, III zweimal, I nie. Es lohnt sich, wenn du so auf deine 2 kommst oder die andere Stadt ihre verliert; sonst nützen die Waren anderswo oft mehr.
coach-ask-repeat-lawsuit = Dank Le Havre darfst du für 1 Ware noch einmal einen Prozess vorantreiben, denselben oder einen anderen, mit Kosten und Bonus. Prüfe vorher, welche Kosten du danach noch zahlen kannst. Zweimal in einem Zug kann einen Prozess drehen, bevor die andere Stadt antwortet.
coach-ask-court = Das Gericht wertet den Prozess auf Feld I sofort aus, wenn sein Marker mindestens auf deiner 2 steht, oder tauscht zwei benachbarte. Sichere einen Sieg, bevor er dir entgleitet, hole nach vorn, was gut für dich steht, oder schiebe zurück, was die andere Stadt gewinnen würde.
coach-ask-steal = Du nimmst Waren deiner Wahl aus dem Lager der anderen Stadt; Briefe lassen sich nicht stehlen. Überlege, was du selbst brauchst und worauf sie gerade spart. Am besten ist eine Ware, die sie für ihr nächstes Schiff oder ihren nächsten Prozess braucht.
coach-ask-upkeep = Am Saisonende kostet jedes Bündnis Unterhalt, sonst kommt es auf den Spielplan zurück, wo die andere Stadt es kostenlos schließen kann. Was bringt sein Vorteil noch, wie viele Sterne zählt es, wie nah ist eine der Städte an allen vieren, und was tätest du sonst mit der Zahlung?
coach-ask-last-exchange = Für einen Brief darfst du eine Ware gegen eine andere tauschen. Du wirst gefragt, weil damit etwas bezahlbar würde, was es jetzt nicht ist. Das geht auch noch bei einer späteren Entscheidung, eilt also selten; und ein Brief bezahlt auch zwei Karten in einem Zug.

# Usage hints: when each component is chosen.
when-discard = Ist der Aktionsstapel leer, wird der Ablagestapel zum neuen.
when-lawsuit-stack = Der Prozessstapel bringt einen neuen Prozess, wenn einer ausgewertet wurde.
when-ship-stack = Der Schiffsstapel füllt ein Schiffsfeld auf, wenn ein Schiff erworben wurde.
when-lawsuit-marker = Der Marker eines Prozesses zieht, wenn der Prozess beeinflusst wird.
when-bell = Wer das Tintenfass über die Glocke zieht, nimmt den Glockenmarker; dann beginnt das Saisonende.
when-ink-jar = Das Tintenfass zieht auf das Feld, das du vor ihm wählst. Mit dem Schiff „Zwei Karten ohne Brief“ nutzt ein Klick auf das Fass beide Karten.
when-space = Wähle ein Feld des Rings, um das Tintenfass dorthin zu ziehen. Steht das Fass dort, wähle seine Karte, um sie zu nutzen.
when-special = Wähle eine Spezial-Aktionskarte auf einem dunkelgelben Feld, um das Tintenfass dorthin zu ziehen; steht es dort, nutze oder nimm die Karte. Eine aus der Hand spielst du mit Option B oder C.
when-action = Wähle die Aktionen einer Karte, während sie ausgeführt wird.
when-alliance = Wähle ein Bündnis mit der Aktion „Bündnis schließen“, wenn Bruxelles oder Kjøbenhavn eine Aktion wiederholt, und am Saisonende, wenn du es zurücklegst, statt den Unterhalt zu zahlen.
when-hamburg = Was Hamburg besitzt, wird gewählt, wenn es genutzt, gezahlt oder weggenommen wird.
when-altona = Was Altona besitzt, wird gewählt, wenn es genutzt, gezahlt oder weggenommen wird.
when-lawsuit = Wähle einen Prozess mit der Aktion „Prozess vorantreiben“ oder mit einer richterlichen Entscheidung.
when-prestige-marker = Der Ansehensmarker zieht mit der Aktion „Ansehen erhalten“.
when-ship = Wähle ein Schiff mit der Aktion „Schiff erwerben“, wenn du es bezahlen kannst; wähle dein Schiff „Ansehen wiederholen“, um „Ansehen erhalten“ damit zu wiederholen.
when-supply = Wähle aus dem Vorrat, wenn du produzierst, etwas geschenkt bekommst oder tauschst.
when-action-stack = Zieh mit der Aktion „Spezial-Aktionskarte ziehen“ eine Karte vom Stapel.

# Options that are currently unavailable.
withheld-a = Am Tintenfass: die Karte dort
withheld-b = Aus der Hand: eine Spezialkarte
withheld-c = Beides: am Tintenfass und aus der Hand
withheld-d = Die Karte am Tintenfass auf die Hand nehmen
not-a = Am Tintenfass liegt keine Karte.
not-b = Du hast keine Spezialkarte auf der Hand.
not-both-letter = Das kostet einen Brief, und du hast keinen.
not-sway-again = Du kannst diese Kosten nicht zahlen. Ein Brief tauscht ein Produkt gegen ein anderes.
not-both-hand = Du hast keine Handkarte, und die Karte am Tintenfass gibt dir keine.
not-d = Nur Spezialkarten auf dunkelgelben Feldern lassen sich nehmen.

## The player aid
icon-card-back-action = Spezial-Aktionskarte
icon-card-back-lawsuit = Prozesskarte
icon-card-back-ship = Schiffskarte
aid-turn = Dein Spielzug
aid-turn-jar = Zieh das Tintenfass im Uhrzeigersinn, mindestens ein Feld weit; führe dann eine Option aus.
aid-turn-cost = Gezogene Felder und die Waren, die sie kosten
aid-turn-bell = Über die Glocke hinaus: Nimm den Glockenmarker; vor deiner Option kommt das Saisonende.
aid-option-a = Nutze die Aktionskarte am Tintenfass.
aid-option-b = Spiele eine Spezial-Aktionskarte aus der Hand.
aid-option-c = Zahle 1 Brief und tu beides, in der Reihenfolge deiner Wahl.
aid-option-d = Nimm stattdessen die Spezial-Aktionskarte am Tintenfass auf die Hand.
aid-any-time = Jederzeit: Zahle 1 Brief und tausche 1 Ware gegen eine andere.
aid-season = Das Saisonende, Schritt für Schritt
aid-season-upkeep = 1. Zahle für jedes Bündnis den Unterhalt oder gib es zurück.
aid-season-fleets = 2. Mehr Schiffe als die andere Stadt: Du darfst Ansehen erhalten.
aid-season-ships = 3. Du erhältst das Einkommen deiner Schiffe.
aid-season-prestige = 4. Die Stadt, auf deren Seite der Ansehensmarker steht, erhält das Einkommen aller Felder bis zu ihm.
aid-season-lawsuit = 5. Wertet den Prozess auf Feld I aus.
aid-season-cards = 6. Legt neue Spezial-Aktionskarten auf die vier dunkelgelben Felder.
aid-season-factories = 7. Reaktiviert alle Manufakturen.
aid-season-end = 8. Ist eine Endbedingung erfüllt, entscheiden die Sterne.
aid-actions = Was die Aktionen tun
aid-production = Produktion: Du erhältst die Waren; drehe aktive Manufakturen für je 1 weitere.
aid-gift = Geschenk: Du erhältst die Waren.
aid-donation = Spende: Zahle Waren für Sternmarker.
aid-swap = Warentausch: Tausche 1 Ware, bis zu zweimal.
aid-draw = Zieh eine Spezial-Aktionskarte vom Stapel.
aid-build = Nimm eine Manufaktur für 2 beliebige Waren.
aid-reactivate = Reaktivieren: Drehe inaktive Manufakturen auf aktiv.
aid-prestige = Ansehen erhalten: Der Marker rückt 1 Feld zu deinem Namen hin.
aid-alliance = Bündnis schließen: vom Spielplan kostenlos, von der anderen Stadt für 1 Brief.
aid-ship = Schiff erwerben: Zahle seine Kosten.
aid-lawsuit = Prozess vorantreiben: Zahle die Prozesskosten und erhalte den Bonus.
aid-sway = Beeinflussen: Der Prozessmarker rückt 1 Feld auf deine Seite zu.
aid-court = Richterliche Entscheidung: Werte Prozess I ab 2 aus, oder tausche zwei benachbarte.
aid-piracy = Piraterie: Nimm der anderen Stadt Waren weg.
aid-repeat = Noch einmal: Wiederhole die Aktion sofort, für die gezeigten Kosten.
aid-symbols = Symbole
aid-arrow = zahle, was vor dem Pfeil steht, erhalte, was dahinter steht
aid-plus = zusätzlich zu dem, was du ohnehin erhältst
aid-known = die andere Stadt kennt diese Karte
aid-stars = Sieg und Sterne
aid-win = Sofort: 3 Schiffe mehr als die andere Stadt, 3 gewonnene Prozesse, alle 4 Bündnisse oder der Ansehensmarker am Namen deiner Stadt.
aid-end = Sonst an einem Saisonende, wenn auf dem Spielplan keine Schiffe oder Prozesse oder im Vorrat keine Manufakturen oder Sternmarker mehr sind. Die meisten Sterne gewinnen; bei Gleichstand entscheidet der Glockenmarker.
aid-stars-cards = Die dunklen Sterne auf deinen Schiffen, Bündnissen und Prozessen.
aid-stars-prestige = Das Feld des Ansehensmarkers auf deiner Seite und seine Sterne
aid-stars-tokens = 1 für jeden Sternmarker.

title = Spandau 1780
tagline = Breite dich in der Mark Brandenburg aus, gewinne den Hof, die Feldzüge und die Versteigerungen, und finde heraus, welche deiner Schätze echt sind.

## Mechanics
uses-auction = Jede Runde wird ein Kunstwerk versteigert: Im Uhrzeigersinn wird höher geboten oder ausgestiegen, bis nur noch einer übrig ist und mit Münzen, Handkarten und Waren zahlt.
uses-area-majority = Wer auf zwei der drei Felder einer Region Steine hat, kontrolliert sie; du darfst so viele aktive Karten haben, wie du Regionen kontrollierst.
uses-deduction = Jedes Werk gibt es einmal echt und einmal gefälscht: Wer das eine Exemplar geprüft hat, weiß auch über das andere Bescheid.
uses-hidden-information = Ob ein Kunstwerk echt ist, bleibt allen verborgen, auch wer es besitzt, weiß es nicht, bis es geprüft wird; Handkarten und Privatsammlungen sind ebenso geheim.
uses-market = Was eingelagert und verkauft wird, drückt die Preise von sechs Waren; nach jeder Ernte steigen sie um eine Münze, wo Platz ist.
uses-set-collection = Wer Werke der Arten vorzeigt, nach denen eine Sammlung fragt, zieht noch ein Kunstwerk; auch Fälschungen zählen.
uses-hand-management = Karten warten auf der Hand, bis du die Symbole hast, die sie verlangen, und was du entbehren kannst, bezahlt anderes.
uses-multi-use-cards = Eine Karte wird für ihre Vorteile gespielt, zahlt bei einer Versteigerung 1 bis 3 Münzen oder wird abgeworfen, um Steine zu setzen.
uses-tableau-building = Aktive Karten liegen vor dir, und ihre Symbole zählen sofort: für die nächste Karte, den Palast, das Heer und jede Ernte.
uses-income = Jede Runde beginnt mit der Ernte: eine Einheit für jedes Warensymbol und eine Münze für jedes Münzsymbol.
uses-variable-powers = Jede Seite eines Spielertableaus hat eigene Symbole: manche von Anfang an, andere unter den Steinen, die es verlassen.
uses-take-that = Für Münzen, die an ihre Besitzer gehen, versetzt du Steine anderer aus Regionen, in denen du selbst einen hast.

option-kinds = Kunstwerke
option-kinds-eight = acht Arten, 32 Titel
option-kinds-seven = sieben Arten, 28 Titel
option-auction = Versteigerungen
option-auction-ascending = bis niemand mehr überbietet
option-auction-once-around = nur einmal reihum
option-turns = Spielfolge
option-turns-whole = ganze Züge
option-turns-phases = Phase für Phase
option-storage = Reihen im Warenlager
option-storage-per-player = für jede Farbe getrennt
option-storage-shared = für alle gemeinsam
option-change = Was zu viel bezahlt ist
option-change-given = kommt zurück
option-change-kept = verfällt
option-drawn = Gezogene Karten
option-drawn-face-down = liegen zuerst verdeckt
option-drawn-to-hand = kommen auf die Hand

seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb
seat-purple = Lila

## Symbols
icon-coin = Münze
icon-progress = Fortschritt
icon-palace = Palast
icon-military = Militär
icon-artist = Künstler
icon-silk = Seide
icon-wine = Wein
icon-tobacco = Tabak
icon-potato = Kartoffel
icon-cattle = Vieh
icon-wheat = Weizen
icon-deck-city = Stadt-Karte
icon-deck-land = Land-Karte
icon-deck-river = Fluss-Karte
icon-artwork = Kunstwerk
icon-pay-coins = kann zahlen
icon-start-player = beginnt
icon-offer = zum Tausch angeboten
icon-claim = wird vorgezeigt
icon-unknown = Echtheit unbekannt
icon-genuine = echt
icon-forged = gefälscht
icon-hand = Karten
icon-kind-painting = Gemälde
icon-kind-sculpture = Skulptur
icon-kind-porcelain = Porzellan
icon-kind-clockwork = Uhrwerk
icon-kind-medal = Medaille
icon-kind-naturalia = Naturalie
icon-kind-manuscript = Handschrift
icon-kind-instrument = Instrument
count-symbol = { $count } × { $symbol }
count-silk = { $count } Seide
count-wine = { $count } Wein
count-tobacco = { $count } Tabak
count-potato = { $count ->
    [one] 1 Kartoffel
   *[other] { $count } Kartoffeln
 }
count-cattle = { $count } Vieh
count-wheat = { $count } Weizen
count-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
 }
count-levels = { $count ->
    [one] 1 Stufe im Palast
   *[other] { $count } Stufen im Palast
 }
count-works = { $count ->
    [one] 1 Kunstwerk
   *[other] { $count } Kunstwerke
 }
count-cards = { $count } × { $deck }
count-kind = { $count } × { $kind }
nothing = nichts

## Things
deck-city = Stadt
deck-land = Land
deck-river = Fluss
terrain-city = Stadt
terrain-field = Feld
terrain-forest = Wald
terrain-river = Fluss
kind-painting = Gemälde
kind-sculpture = Skulptur
kind-porcelain = Porzellan
kind-clockwork = Uhrwerk
kind-medal = Medaille
kind-naturalia = Naturalie
kind-manuscript = Handschrift
kind-instrument = Instrument
field-in = { $region } ({ $terrain })
copy-of = { $work } { $copy ->
    [one] I
   *[other] II
 }
stone-on = Stein von { $owner } in { $field }
black-stone-on = Schwarzer Stein Berlins in { $field }
source-printed = wie gedruckt
source-reconstructed = unsere Rekonstruktion

## Zones
zone-map = Rund um Spandau
zone-warehouse = Warenlager
zone-palace = Palast
zone-campaign = { $campaign } ({ $number } von { $count })
zone-collections = Gefragte Sammlungen · Stapel
zone-auction = Versteigerung, Runde { $round }
zone-next-auction = Nächste Versteigerung
zone-bids = Gebote (höchstens { $coins })
zone-payment = { $player } zahlt { $price }
zone-turn = { $player } ist am Zug
zone-phase = Phase für Phase · { $phase }: { $player }
step-palace = Palast
step-army = Armee
step-artist = Künstler
step-cards = Karten
step-draw = Ziehen
step-berlin = Berlin
step-expand = Einfluss
step-exchange = Tausch
help-step = Die Aktionen einer Runde, von links nach rechts. Berlin wächst, wenn der Startspieler seinen Einfluss erweitert.
zone-boards = Spielertableaus: Wähle eine Seite
zone-active = Aktive Karten
zone-cabinet = Kabinett { $count }/12 · { $genuine } echt
mat-of = { $player } · { $board }
cell-of = { $good } zu { $price }
price-of = Preis von { $good }: { $price }
stock-of = { $player }: { $what }
palace-start = Vor der ersten Stufe
on-shield = { $player } auf „{ $shield }“
counter-of = { $player }: Stufe { $level }
space-number = Feld { $space }
soldier-of = { $player } auf Feld { $space }
rank = { $rank ->
    [1] 1.
    [2] 2.
   *[other] 3.
 }
reward-of = Belohnung für Platz { $rank }: { $what }
deck-of = { $deck }-Karten
stack = Kunstwerke im Stapel
nothing-displayed = Kein Kunstwerk ausgelegt
bidder = { $player } bei der Versteigerung
bid-of = bietet { $coins }
bid-none = kein Gebot
bid-out = raus
bid-tile = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 }
to-pay = { $left } zu zahlen, { $paid } bezahlt
left-to-pay = noch { $left }
has-coins = hat { $coins }
sale-of = { $good } zu { $price }
sold-of = { $sold } von { $count }
private-of = Privatsammlung von { $player }
hidden-works-of = Kunstwerke von { $player }, die du nicht gesehen hast
works-of = Kunstwerke von { $player }
secret-offer-of = Angebot von { $player }, noch geheim
coins-of = Münzen von { $player }
limit-of = Aktive Karten von { $player }
hand-of = Hand von { $player }: { $deck }
drawn-of = Verdeckt: { $deck }
no-board-yet = { $player }: noch kein Tableau
portrait-of = { $player }: { $board }
column = Spalte { $cost }
row-of = Steine für: { $terrain }
spot-open = { $symbol } ({ $terrain })
spot-covered = Stein auf { $symbol } ({ $terrain })
total-of = { $player }: { $symbol }

## What they do
help-region = Felder: { $fields }. Steine: { $stones }. Zwei Steine einer Farbe kontrollieren sie.
stones-of = { $player } { $count }
berlin = Berlin
nobody = keine
help-region-of = Felder: { $fields }. Steine: { $stones }. { $owner } kontrolliert sie.
help-field = Ein freies Feld. Ein Stein derselben Geländeform darf hierher, wenn du hier oder in einer Nachbarregion schon einen Stein hast.
help-field-taken = Wer in dieser Region einen Stein hat, darf diesen für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 } auf ein freies Feld derselben Geländeform nebenan versetzen; das Geld bekommt, wem er gehört.
help-field-black = Schwarze Steine bleiben, wo sie sind.
help-good = { $good }: jetzt { $price }, Mindestpreis { $lowest }. Die Balken sind die Einheiten der Mitspieler; sie füllen die Reihe von links.
help-stock = Waren werden nur verkauft, um ein Kunstwerk zu bezahlen.
help-price = Der Preis steigt bei jeder Ernte um eins, solange das nächste Feld frei ist. Er fällt um eins für jede Einheit, die verkauft wird oder den Preisanzeiger verschiebt, aber nie unter { $lowest }.
help-palace = Bei der Aktion Palast steigt der Zählstein um eine Stufe je Palast-Symbol.
help-shield = Stufe { $level }. Wer hier Einfluss geltend macht, hat bis zur eigenen nächsten Aktion Palast: { $what }.
help-counter = Ab der ersten Stufe lässt sich Einfluss geltend machen; danach beginnt der Zählstein von vorn.
help-campaign = { $length } Felder. Wer das letzte erreicht, beendet den Feldzug; alle, die dabei waren, ziehen ein Kunstwerk.
help-reward = Für diesen Platz unter allen, die dabei waren. Zu zweit entfällt die dritte Belohnung.
help-space = Ein Schritt je Militär-Symbol. Auf Feld { $length } endet der Feldzug.
help-deck = { $pile } im Nachzugsstapel, { $discard } abgelegt.
help-card = { $deck }-Karte. Verlangt: { $needs }. Bezahlt wird: { $pays }. Bringt: { $gives }. ({ $source })
help-work-unknown = { $kind }. Ob dieses Kunstwerk echt ist, weißt du nicht. { $seen } ({ $source })
help-work-genuine = { $kind }. Du weißt: Dieses Kunstwerk ist echt. { $seen } ({ $source })
help-work-forged = { $kind }. Du weißt: Dieses Kunstwerk ist gefälscht. { $seen } ({ $source })
seen-by-all = Alle wissen, wo es ist.
seen-by-you = Nur du hast es gesehen.
seen-by-owner = Gesehen hat es nur, wer es besitzt.
help-collection = Gefragt: { $what }. Wer das im eigenen Zug vorzeigt, auch mit Fälschungen, zieht ein Kunstwerk. ({ $source })
help-private = Deine eigene. Gefragt: { $what }. Zeige es in deinem Zug vor, auch mit Fälschungen, und ziehe ein Kunstwerk, einmal im Spiel. ({ $source })
help-private-hidden = Nur wer sie hat, kennt sie.
help-hidden-works = Gesehen hat sie nur, wer sie besitzt.
help-display = Nach der Versteigerung wird das nächste Kunstwerk ausgelegt.
help-stack = Ihre Reihenfolge kennt niemand.
help-bidder = { $player } könnte { $purse } zahlen: Münzen, Handkarten und Waren zu ihren Preisen.
help-bid = Wer danach kommt, muss mehr bieten oder aussteigen.
help-drop-out = Für diese Versteigerung endgültig raus.
help-pay = Zahle mit Handkarten und Waren, das Teuerste zuerst, und den Rest in Münzen.
help-sale = Alle verkauften Einheiten bringen den Preis, der oben steht; danach fällt er für jede um eins, nie unter { $lowest }.
help-column = Ein Stein dieser Spalte kostet { $cost ->
    [one] 1 Karte
   *[other] { $cost } Karten
 }.
help-city-row = Der zweite Stadt-Stein wartet auf die ganze erste Spalte, der dritte auf die zweite.
help-terrain-row = Die Spalten leeren sich von links nach rechts.
help-spot-open = Dieses Symbol wirkt: { $symbol }.
help-spot-covered = Unter diesem Stein: { $symbol }. Ihn zu setzen kostet { $cost ->
    [one] 1 Karte
   *[other] { $cost } Karten
 }.
help-coin = Münzen bei jeder Ernte.
help-progress = Von besseren Karten verlangt.
help-palace-symbol = Stufen im Palast in jedem Zug.
help-military = Schritte im Feldzug in jedem Zug.
help-artist = Prüfungen in jedem Zug, zu je einer Münze.
help-draw = Gezogene Karten in jedem Zug.
help-good-symbol = Eingelagerte Einheiten bei jeder Ernte.
help-board = Von Anfang an: { $base }; unter den Steinen, Spalte für Spalte: { $field } · { $forest } · { $river } ({ $source }).
stones-under = { $terrain } { $first } | { $second } | { $third }
help-no-board = Die Tableaus werden im Uhrzeigersinn gewählt; wer beginnt, wählt zuerst.
help-coins = Münzen. Mit Handkarten und Waren wären bei einer Versteigerung { $purse } zu zahlen.
help-limit = { $active } Karten aktiv, { $limit } erlaubt: eine je kontrollierter Region.
help-hand = Jede ist bei einer Versteigerung { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 } wert.
help-drawn = Niemand hat sie gesehen. Sie lassen sich für Steine ausgeben; der Rest kommt auf die Hand.
help-works = Zwölf Kunstwerke beenden das Spiel.
help-secret-offer = Aufgedeckt wird, wenn alle gewählt haben.

## Choices
choose-board = { $board } (von Anfang an: { $base })
place-on = Stein setzen: { $field }
grow-on = Schwarzer Stein auf { $field }
take-stone = { $symbol } freilegen
discard = { $card } ablegen ({ $deck })
discard-drawn = Verdeckte Karte ablegen: { $deck }
offer = { $work } anbieten
bid = { $coins } bieten
drop-out = Aussteigen
pay-card = Mit { $card } zahlen ({ $deck }, { $coins })
sell = Eine Einheit verkaufen: { $good } zu { $coins }
sell-many = { $what } für { $coins } verkaufen
pay-coins = { $coins ->
    [one] Die letzte Münze zahlen
   *[other] Die letzten { $coins } Münzen zahlen
 }
assert = Einfluss geltend machen: { $shield } ({ $what })
assert-not = Noch warten
advance = { $steps ->
    [one] 1 Feld vorrücken
   *[other] { $steps } Felder vorrücken
 }
hold = Stehen bleiben
inspect-own = Eigenes prüfen: { $work }
inspect-offer = Angebot von { $owner } prüfen: { $work }
inspect-again-genuine = Nochmals prüfen, obwohl du weißt, dass es echt ist: { $work }
inspect-again-forged = Nochmals prüfen, obwohl du weißt, dass es falsch ist: { $work }
inspect-displayed = Ausgelegtes prüfen: { $work }
inspect-no-more = Nichts mehr prüfen
publish-genuine = Bekannt machen: { $work } ist echt
publish-forged = Bekannt machen: { $work } ist gefälscht
keep-secret = Für dich behalten
play = { $card } spielen (bringt { $gives })
replace = { $card } spielen (bringt { $gives }) statt { $old }
play-no-more = Keine Karten mehr spielen
displace = { $owner } in { $field } versetzen für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 }
displace-for-berlin = { $owner } in { $field } für einen schwarzen Stein versetzen (die Bank zahlt { $coins })
move-to = Nach { $field }
expand-no-more = Einfluss nicht mehr erweitern
exchange = Mit { $partner } tauschen: { $work }
claim = Sammlung „{ $collection }“ vorzeigen: ein Kunstwerk ziehen
claim-private = Privatsammlung „{ $collection }“ vorzeigen: ein Kunstwerk ziehen
show = { $work } vorzeigen
show-known = { $work } vorzeigen: alle wissen davon
start-pass = Keine Steine mehr setzen
end-turn = Zug beenden
finish = Weiter

## Questions
ask-nothing = Nichts ist zu entscheiden.
ask-in-phase = { $phase }: { $question }
ask-board = Welche Seite welches Tableaus wählst du?
ask-first-stone = Dein erster Stein: auf welche Stadt?
ask-start = Noch ein Stein, bevor das Spiel beginnt?
ask-stone = Welcher Stein kommt nach { $field }? Sein Symbol gehört dann dir.
ask-discard = Lege für den Stein { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } ab.
ask-first-offer = Welches deiner fünf Kunstwerke bietest du zum Tausch an? Die anderen sehen es noch nicht.
ask-offer = Welches deiner Kunstwerke bietest du zum Tausch an?
ask-open = Noch hat niemand geboten. Dein Gebot?
ask-bid = { $leader } bietet { $coins }. Bietest du mehr?
ask-pay = Noch { $left ->
    [one] 1 Münze
   *[other] { $left } Münzen
 } zu zahlen: Karten und Waren, das Teuerste zuerst, der Rest in Münzen.
ask-assert = Auf Stufe { $level } Einfluss geltend machen? { $surplus ->
    [0] Dein Zählstein würde von vorn beginnen.
   *[other] Dein Zählstein würde wieder bei { $surplus } beginnen; sonst verfällt das.
 }
ask-advance = Rückt deine Armee vor?
ask-inspect = Für eine Münze ein Kunstwerk prüfen? { $count ->
    [one] Eine Prüfung ist noch möglich.
   *[other] { $count } Prüfungen sind noch möglich.
 }
ask-publish-genuine = { $work } ist echt. Machst du es öffentlich?
ask-publish-forged = { $work } ist eine Fälschung. Machst du es öffentlich?
ask-play = Eine Karte spielen? { $active } von { $limit } aktiv.
ask-grow = Berlin wächst: { $count ->
    [one] ein schwarzer Stein ist
   *[other] { $count } schwarze Steine sind
 } zu setzen.
ask-move = Wohin kommt der Stein aus { $field }?
ask-expand = Deinen Einfluss erweitern? { $cards ->
    [0] Du hast keine Karten dafür.
    [one] Du hast 1 Karte dafür.
   *[other] Du hast { $cards } Karten dafür.
 }
ask-exchange = Mit wem tauschst du die angebotenen Kunstwerke?
ask-claim = Vor dem Ende deines Zuges eine Sammlung vorzeigen?
ask-show = { $collection }: Welches Werk zeigst du vor ({ $kind })? Die anderen sehen deine Wahl erst, wenn alles gewählt ist.

## Why not
not-dearest-first = Bezahlt wird mit dem Teuersten zuerst und mit nichts Überflüssigem.
not-without-region = Du kontrollierst keine Region und kannst deshalb keine aktive Karte haben.
not-without-symbols = Verlangt wird { $what }.
not-without-payment = Du kannst { $what } nicht bezahlen.
not-without-the-old = Mehr aktive Karten darfst du nicht haben, und welche du auch ersetzt, ohne sie fehlt etwas Verlangtes.
not-first-city = Dein erster Stein kommt auf eine Stadt.
not-near = Du hast weder in dieser Region noch daneben einen Stein.
not-without-stone = Alle deine Steine dieser Geländeform sind gesetzt.
not-before-column = Erst müssen alle Steine aus Spalte { $column } dein Tableau verlassen.
not-without-cards = Du brauchst { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }.
not-beside-you = Du hast keinen Stein in dieser Region.
not-without-coins = Das würde { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 } kosten, so viel hast du nicht.
not-without-room = Keine Nachbarregion hat ein freies Feld dieses Geländes.
not-known = Alle wissen schon, was es ist.

## The end
ending-cabinet = zwölf Kunstwerke in einem Kabinett
ending-cabinet-told = Zwölf Kunstwerke in einem Kabinett beendeten das Spiel; die meisten echten entschieden.
ending-campaigns = der letzte Feldzug
ending-campaigns-told = Der letzte Feldzug beendete das Spiel; die meisten echten Kunstwerke entschieden.
ending-map = ein voller Spielplan
ending-map-told = Ein voller Spielplan beendete das Spiel; die meisten echten Kunstwerke entschieden.
ending-stones = der dreißigste Stein einer Farbe
ending-stones-told = Der dreißigste Stein einer Farbe beendete das Spiel; die meisten echten Kunstwerke entschieden.
ending-artworks = das letzte Kunstwerk
ending-artworks-told = Das letzte Kunstwerk beendete das Spiel; die meisten echten entschieden.
ending-berlin = ein Berlin, das nicht wachsen kann
ending-berlin-told = Ein Berlin, das nicht wachsen konnte, beendete das Spiel; die meisten echten Kunstwerke entschieden.
score-works = Kunstwerke
score-kinds = Arten unter den echten
score-genuine = Echte Kunstwerke

## The log
log-board = { $player } spielt „{ $board }“.
log-start-pass = { $player } setzt vor dem Spiel keine Steine mehr.
log-offer-secret = { $player } hat ein Kunstwerk zum Tausch gewählt.
log-round = Runde { $round }.
log-phase = Phase: { $phase }.
log-harvest = { $player } lagert ein: { $what }.
log-spoil = { $player } hat keinen Platz, es verdirbt: { $what }.
log-prices = Preise: { $prices }.
good-at = { $good } { $price }
log-income = { $player } erhält { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 }.
log-bid = { $player } bietet { $coins }.
log-drop-out = { $player } steigt aus.
log-unsold = Niemand bietet auf { $work }: Es verlässt das Spiel.
log-pay-card = { $player } zahlt mit einer Karte: { $deck }, { $coins }.
log-sell = { $player } verkauft { $what } für { $coins }; der Preis ist nun { $price }.
log-win = { $player } ersteigert { $work } für { $coins }.
log-display = Als Nächstes wird versteigert: { $work }.
log-palace = { $player } steigt im Palast auf Stufe { $level }.
log-assert = { $player } macht Einfluss geltend: { $shield }.
log-advance = { $player } rückt auf Feld { $space } von { $length } vor: { $campaign }.
log-campaign-over = Der Feldzug ist vorbei: { $campaign }.
log-reward-coins = { $player } erhält { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 } als Belohnung.
log-reward-goods = { $player } erhält { $what } als Belohnung.
log-draw-work = { $player } zieht ein Kunstwerk.
log-draw-work-own = { $player } zieht ein Kunstwerk: { $work }.
log-no-work = Für { $player } ist kein Kunstwerk mehr da.
log-inspect = { $player } prüft { $work }.
log-inspect-own = { $player } prüft ein eigenes Kunstwerk.
log-inspect-genuine = { $player } prüft { $work }: echt.
log-inspect-forged = { $player } prüft { $work }: gefälscht.
log-keep-secret = { $player } behält den Befund für sich.
log-publish-genuine = { $player } macht bekannt: { $work } ist echt.
log-publish-forged = { $player } macht bekannt: { $work } ist gefälscht.
log-remove-stack = { $work } verlässt den Stapel und das Spiel.
log-remove-displayed = { $work } verlässt die Auslage und das Spiel.
log-remove-owned = { $work } verlässt das Kabinett von { $player } und das Spiel.
log-offer = { $player } bietet zum Tausch an: { $work }.
log-play = { $player } spielt { $card }.
log-replace = { $player } spielt { $card } statt { $old }.
log-draw = { $player } zieht { $what }.
log-place = { $player } setzt einen Stein: { $field }, und deckt auf: { $symbol }.
log-discard = { $player } legt eine Karte ab: { $deck }.
log-discard-own = { $player } legt { $card } ab.
log-discard-drawn = { $player } legt eine verdeckte Karte ab: { $deck }.
log-displace = { $player } versetzt { $owner } von { $from } nach { $to } für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 }.
log-displace-berlin = Berlin versetzt { $owner } von { $from } nach { $to }; die Bank zahlt { $coins }.
log-grow = Berlin wächst: { $field }.
log-exchange = { $player } gibt { $partner } { $given } und bekommt { $taken }.
log-end = Das Spiel ist vorbei: { $reason }.
log-claim = { $player } zeigt { $works } vor: { $collection }.
log-first-cards = Alle ziehen { $count } Karten von jedem Stapel.
log-deal-works = Alle bekommen ungesehen { $genuine } echte und { $forged } gefälschte Kunstwerke.
log-take-drawn = { $player } nimmt die verdeckten Karten auf die Hand.
log-leave-shield = Der Stein von { $player } verlässt sein Schild: { $shield }.
log-next-campaign = Der nächste Feldzug: { $campaign }.
log-next-collection = Eine neue Sammlung liegt aus: { $collection }.
log-control = { $player } kontrolliert nun { $region }.
log-control-lost = { $player } kontrolliert { $region } nicht mehr.
log-count = { $player } hat { $works ->
    [one] 1 Kunstwerk
   *[other] { $works } Kunstwerke
 }, davon { $genuine } echt.

## What the headline of a turn says, after the player and a colon
brief-board = spielt „{ $board }“
brief-harvest = erntet { $what }
brief-bid = bietet { $coins }
brief-drop-out = steigt aus
brief-win = ersteigert { $work } für { $coins }
brief-palace = steigt auf Stufe { $level }
brief-assert = macht Einfluss geltend: { $shield }
brief-advance = rückt auf { $space } von { $length } vor
brief-reward-coins = erhält { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 } als Belohnung
brief-reward-goods = erhält { $what } als Belohnung
brief-draw-work = zieht ein Kunstwerk
brief-inspect = prüft { $work }
brief-inspect-own = prüft ein eigenes Kunstwerk
brief-publish-genuine = weist { $work } als echt nach
brief-publish-forged = weist { $work } als gefälscht nach
brief-offer = bietet { $work } an
brief-play = spielt { $card }
brief-replace = spielt { $card } statt { $old }
brief-draw = zieht { $what }
brief-place = setzt in { $region }
brief-control = gewinnt { $region }
brief-displace = versetzt { $owner } in { $region }
brief-grow = lässt Berlin in { $region } wachsen
brief-exchange = tauscht mit { $partner }
brief-claim = zeigt „{ $collection }“ vor
goal-genuine = echte Kunstwerke, soweit du weißt
goal-cabinet = zwölf Kunstwerke in einem Kabinett
goal-campaigns = das Ende des letzten Feldzugs
goal-map = eine volle Karte
goal-stones = alle dreißig Steine eines Spielers gesetzt
goal-artworks = das letzte Kunstwerk versteigert
goal-berlin = Berlin muss wachsen und kann nicht

# Parts of advice: "+2 …".
part-works = { $count ->
    [one] Kunstwerk
   *[other] Kunstwerke
}
part-known = { $count ->
    [one] durchschautes Kunstwerk
   *[other] durchschaute Kunstwerke
}
part-stones = { $count ->
    [one] gesetzter Stein
   *[other] gesetzte Steine
}
part-regions = { $count ->
    [one] Region
   *[other] Regionen
}
part-campaign = { $count ->
    [one] Feld im Feldzug
   *[other] Felder im Feldzug
}
part-coins = { $count ->
    [one] Münze
   *[other] Münzen
}
part-goods = { $count ->
    [one] Münze Warenwert
   *[other] Münzen Warenwert
}
part-cards = { $count ->
    [one] Kartensymbol
   *[other] Kartensymbole
}
part-military = { $count ->
    [one] Militärsymbol
   *[other] Militärsymbole
}

# The coach: what each decision is about.
coach-ask-board = Dein Tableau bestimmt, mit welchen Symbolen du beginnst und welche unter deinen dreißig Steinen liegen. Achte auf den Anfang und die erste Spalte: Münzen und Waren zahlen bei Versteigerungen, Militär bringt dich in Feldzüge, Kartensymbole bringen Karten für weitere Steine.
coach-ask-first-stone = Dein erster Stein kommt auf eine beliebige freie Stadt und kostet eine Karte. Von dort breitest du dich aus: Spätere Steine müssen in Regionen, in denen du schon einen hast, oder daneben. Suche Nachbarn mit freien Feldern jeder Geländeform und wenig Gedränge.
coach-ask-start = Vor Spielbeginn darfst du weitere Steine setzen, für so viele Karten, wie ihre Spalte sagt; versetzt wird noch nicht. Wer passt, ist fertig und behält seine Karten. Frühe Steine wirken am längsten: Ihre Symbole zählen ab der ersten Ernte, und zwei kontrollieren eine Region.
coach-ask-stone = Der Stein, den du wählst, legt sein Symbol frei, und das wirkt für dich bis zum Ende. Die Spalten leeren sich von links nach rechts, innerhalb einer wählst du frei. Was fehlt dir: Einkommen für Versteigerungen, Karten für weitere Steine, Militär, Fortschritt für deine Handkarten?
coach-ask-discard = Der Stein wird mit Karten bezahlt, und jede ist recht, auch eine noch verdeckte. Behalte, was du bald spielen kannst, und denke an die Versteigerung: Stadt zahlt dort drei Münzen, Fluss zwei, Land eine. Am leichtesten entbehrst du, wofür dir noch viele Symbole fehlen.
coach-ask-first-offer = Eines deiner Werke steht immer zum Tausch; die anderen werden es sehen und können es gegen ihres eintauschen. Zwei deiner fünf sind echt, nur weißt du nicht, welche. Sieh also auf die Arten: Behalte, wonach die offenen Sammlungen und deine Privatsammlung fragen.
coach-ask-offer = Was du jetzt anbietest, gibst du beim nächsten Tausch her, oder früher, wenn jemand anders es wählt. Trenne dich am liebsten von dem, was du als Fälschung kennst, und behalte, was echt ist. Bedenke: Andere dürfen dein Angebot prüfen, und vielleicht fehlt ihnen gerade diese Art.
coach-ask-open = Du darfst ab einer Münze bieten oder aus dieser Versteigerung aussteigen. Gezahlt wird mit Münzen, Handkarten und Waren, die nur hier Geld bringen. Echte Werke gewinnen das Spiel; ein ungeprüftes ist ein Wagnis, doch wer es bekommt, beginnt auch die Runde.
coach-ask-bid = Du bietest mehr als das letzte Gebot oder bist endgültig aus dieser Versteigerung. Am Ende zählt Geld nichts, doch bis dahin kosten Prüfungen, Karten und Versetzen etwas. Was ist dir das Werk wert, wie weit können die anderen gehen, und wer weiß wohl, ob es echt ist?
coach-ask-pay = Du zahlst mit Handkarten, Waren und Münzen, das Teuerste zuerst und nichts Überflüssiges. Alle verkauften Einheiten einer Art bringen ihren jetzigen Preis, dann fällt er. Verkaufe, was hoch steht; schone Karten, die du bald spielen kannst, und Münzen für den Rest der Runde.
coach-ask-assert = Dein Stein kommt auf das Schild deiner Stufe, dessen Symbole bis zu deiner nächsten Aktion Palast dir gehören; dafür beginnt der Zählstein von vorn. Helfen sie dir jetzt, für Karten, Feldzug, Prüfungen oder Ernte? Oder bringt etwas Geduld ein besseres Schild?
coach-ask-advance = Deine Armee rückt je Militär-Symbol ein Feld vor, ganz oder gar nicht. Endet der Feldzug, ziehen alle Beteiligten ein Kunstwerk, und die ersten Plätze werden belohnt: Fernbleiben lohnt selten. Kannst du ihn beenden, sieh auf die Plätze; der letzte Feldzug beendet das Spiel.
coach-ask-inspect = Für eine Münze erfährst du, ob ein Werk echt ist: ein eigenes, ein angebotenes oder das ausgelegte, das als Nächstes versteigert wird. Damit kennst du auch das andere Exemplar. Prüfe, woran deine nächsten Entscheidungen hängen: worauf bieten, was anbieten, mit wem tauschen?
coach-ask-publish-genuine = Machst du es öffentlich, verlässt das gefälschte Exemplar das Spiel, wo immer es ist, selbst aus deinem Kabinett. Dafür wissen dann alle, dass dieses hier echt ist. Schweig, solange du es noch ersteigern oder eintauschen willst; sprich, wenn der Verlust wohl andere trifft.
coach-ask-publish-forged = Ein Werk, das als Fälschung entlarvt ist, verlässt das Spiel, und alle wissen dann, dass das andere Exemplar echt ist. Wer es besitzt, verliert ein Werk für Sammlungen und Kabinett. Eigene Fälschungen nützen dir noch: Sie zählen für Sammlungen und lassen sich weitertauschen.
coach-ask-play = Du darfst so viele aktive Karten haben, wie du Regionen kontrollierst. Eine Karte verlangt Symbole, die nicht verbraucht werden, manche auch Münzen oder Waren, die du einmal zahlst. Ihre Vorteile wirken sofort und jede Runde wieder: Sieh, welche Karte die nächste möglich macht.
coach-ask-grow = Als Startspieler lässt du Berlin wachsen: Ein schwarzer Stein nimmt ein freies Feld in oder neben einer Region, die schon einen hat, oder verdrängt in einer solchen Region einen anderen. Er bleibt für immer. Nimm den anderen, was sie brauchen, und schone deine Regionen.
coach-ask-move = Ein versetzter Stein kommt auf ein freies Feld derselben Geländeform in einer Nachbarregion, und Münzen dafür bekommt, wem er gehört. Wohin, bestimmst du. Fremde Steine gehören dorthin, wo sie nichts kontrollieren und dir nicht im Weg sind, ein eigener dorthin, wo er dir hilft.
coach-ask-expand = Für Karten setzt du Steine, in Regionen mit eigenen Steinen oder daneben; für Münzen darfst du fremde versetzen. Zwei kontrollieren eine Region, und jede Region erlaubt eine aktive Karte. Sieh auf die Symbole darunter und aufs Ende: Dreißig gesetzte Steine beenden das Spiel.
coach-ask-exchange = Am Ende deines Zuges musst du dein angebotenes Werk gegen ein anderes angebotenes tauschen. Am besten ist eines, von dem du weißt, dass es echt ist, sonst eines, dessen Art du sammelst. Bedenke auch, wem du deines gibst: Vielleicht macht es dort eine Sammlung komplett.
coach-ask-claim = Hast du Werke aller Arten, nach denen eine Sammlung fragt, darfst du sie vorzeigen und umsonst ein Kunstwerk ziehen; Fälschungen zählen, und die Werke bleiben dein. Eine offene Sammlung kann bald vergeben sein. Doch alle sehen, was du zeigst, und zwölf Werke beenden das Spiel.
coach-ask-show = Für die Sammlung zeigst du ein Werk dieser Art vor, und du hast die Wahl. Es bleibt dein und darf gefälscht sein, doch danach wissen alle, dass du es hast. Verrate möglichst wenig: lieber etwas, das die anderen schon kennen, als etwas, das niemand bei dir vermutet.

# When things are chosen.
when-bid = Geboten wird in der Versteigerung, einmal je Runde.
when-drop-out = Aus einer Versteigerung steigst du aus, wenn du nach einem Gebot gefragt wirst.
when-card = Eine Handkarte wird gewählt, wenn du Karten ausspielst, ein Kunstwerk bezahlst oder für einen Stein ablegst.
when-collection = Eine Sammlung zeigst du in deinem Zug vor, wenn du Werke aller verlangten Arten besitzt.
when-drawn = In diesem Zug gezogene Karten kannst du für Steine ausgeben, während du deinen Einfluss ausbreitest.
when-field = Ein Feld wird gewählt, wenn du deinen Einfluss ausbreitest, einen Stein verdrängst oder Berlin wachsen lässt.
when-pay-coins = Münzen zahlst du, wenn du eine Versteigerung gewonnen hast.
when-sale = Waren werden nur verkauft, um eine gewonnene Versteigerung zu bezahlen.
when-shield = Ein Schild wird im Palast gewählt, wenn du deinen Einfluss auf seiner Stufe geltend machst.
when-side = Die Seite eines Tableaus wird einmal gewählt, bevor das Spiel beginnt.
when-spot = Ein Stein des Tableaus wird gewählt, wenn er auf ein Feld seiner Landschaft kommt.
when-work = Ein Kunstwerk wird gewählt, wenn du eines anbietest, Angebote tauschst oder eines für eine Münze prüfst.

## Lektionen
lesson-round = Eine Runde am Stück
lesson-round-about = Was gewinnt, wozu Tableaus, Steine und Karten da sind und was in einer Runde geschieht, von der Ernte bis zum Tausch.
lesson-round-goal = Du bist Rot und sammelst Kunstwerke. Wer am Ende die meisten echten besitzt, gewinnt. Münzen, Waren, Land und Einfluss zählen dann nichts mehr; sie sind der Weg dorthin.
lesson-round-board = Zuerst wählen alle ein Tableau. Die Symbole links oben wirken von Anfang an: Der Hofkammerrat hat zwei Münzen und den Palast. Wähle dieses Tableau.
lesson-round-not-board = Jedes Tableau hat seine Stärken. Nimm für diese Lektion den Hofkammerrat.
lesson-round-stones = Auf deinem Tableau liegen dreißig Steine. Sobald einer auf die Karte kommt, wirkt das Symbol, das unter ihm lag, für dich. Ein Stein aus Spalte 1 kostet eine Karte, aus Spalte 2 zwei, aus Spalte 3 drei.
lesson-round-cards = Das sind deine Handkarten. Jede taugt zu einem von drei Dingen: Du spielst sie für ihre Symbole, du legst sie für einen Stein ab, oder du zahlst mit ihr bei einer Versteigerung. Dort ist eine Stadt-Karte 3 Münzen wert, eine Fluss-Karte 2 und eine Land-Karte 1.
lesson-round-line = Über dem Strich steht, was eine gespielte Karte bringt, darunter, was sie verlangt: Symbole, die du haben musst und behältst. Münzen und Waren mit einem Minus musst du ebenfalls als Symbol haben, und du zahlst sie einmal.
lesson-round-city = Vor der ersten Runde werden reihum Steine gesetzt. Dein allererster muss auf eine Stadt, egal wo. Nimm eine in Spandau.
lesson-round-not-city = Jede freie Stadt wäre erlaubt. Nimm für diese Lektion die in Spandau.
lesson-round-discard = Der Stein kostet eine Karte, gleich von welchem Stapel. Lege Sanssouci ab: Es verlangt zwei Palast-Symbole, und du hast nur eines.
lesson-round-not-discard = Diese Karte brauchst du noch. Lege Sanssouci ab.
lesson-round-river = Weitere Steine kommen dorthin, wo du schon einen hast, oder gleich daneben, und jeder auf sein eigenes Gelände. Nimm den Fluss in Spandau.
lesson-round-not-river = Auch das ist erlaubt. Nimm für diese Lektion den Fluss in Spandau.
lesson-round-military = In Spalte 1 liegen drei Fluss-Steine, und du wählst, welcher geht. Nimm den auf dem Militär-Symbol.
lesson-round-not-military = Auch dieses Symbol ist nützlich. Nimm diesmal den Stein auf dem Militär-Symbol.
lesson-round-control = Zwei der drei Felder von Spandau gehören dir: Du kontrollierst die Region. Für jede Region, die du kontrollierst, darfst du eine aktive Karte haben. Zwei weitere Steine werden jetzt für dich gesetzt, in Charlottenburg.
lesson-round-offer = Alle haben fünf Kunstwerke bekommen: zwei echte und drei gefälschte, und niemand weiß, welche. Eines bietest du immer zum Tausch an. Nimm das Tänzerpaar.
lesson-round-not-offer = Jedes der fünf darfst du anbieten. Nimm für diese Lektion das Tänzerpaar.
lesson-round-harvest = Jede Runde beginnt mit der Ernte. Alle lagern für jedes Warensymbol eine Einheit ein: Du hast 1 Weizen. Danach steigt jeder Preis um eins, wo das nächste Feld frei ist.
lesson-round-income = Dann bekommen alle für jedes Münzsymbol eine Münze: du 2.
lesson-round-bid = Nun wird das ausgelegte Kunstwerk versteigert. Zuerst gefragt wird, wer in der letzten Runde Startspieler war; in Runde 1 hat das Los entschieden, und zwar für dich. Du kannst mindestens 1 Münze bieten oder aussteigen. Biete 1.
lesson-round-not-bid = Das wäre erlaubt. Biete für diese Lektion 1 Münze.
lesson-round-higher = Blau bietet 2. Wer noch dabei ist, muss mehr bieten oder endgültig aussteigen, bis nur eine Farbe übrig ist. Biete 3.
lesson-round-not-higher = Diesmal nicht: Biete 3 Münzen.
lesson-round-pay = Blau steigt aus, und du zahlst 3. Außer Münzen und Handkarten können auch Waren zahlen: Nur hier lassen sie sich verkaufen. Verkaufe deinen Weizen für 4; eine Münze kommt zurück, und der Weizenpreis fällt um eins.
lesson-round-not-pay = Auch damit ließe sich zahlen, aber Münzen und beide Karten brauchst du noch. Verkaufe den Weizen.
lesson-round-won = Die Flötensonate gehört dir, und du bist Startspieler. Jetzt machst du alles vom Palast bis zum Tausch, eins nach dem anderen; dann ist Blau am Zug.
lesson-round-wait = Palast: Für dein Palast-Symbol ist dein Zählstein auf Stufe 1 gestiegen. Du könntest jetzt Einfluss geltend machen: Die Symbole dieses Schildes gehörten dir, bis du wieder im Palast handelst, und der Zählstein begänne von vorn. Höhere Schilde bringen mehr, also warte noch.
lesson-round-not-wait = Das brächte dir bei der nächsten Ernte Wein. Warte in dieser Lektion noch.
lesson-round-army = Armee: Für jedes Militär-Symbol darfst du im Feldzug ein Feld vorrücken. Du hast eines. Rücke vor.
lesson-round-not-army = Stehen bleiben ist erlaubt, aber wer bei einem Feldzug dabei ist, zieht an dessen Ende ein Kunstwerk. Rücke vor.
lesson-round-campaign = Wer das letzte Feld erreicht, beendet den Feldzug. Dann ziehen alle, die dabei sind, ein Kunstwerk, und die ersten drei werden belohnt; zu zweit nur die ersten zwei. Auf demselben Feld liegt vorn, wer im Palast höher steht, danach, wer in der Zugreihenfolge früher kommt.
lesson-round-inspect = Künstler: Für jedes Künstler-Symbol darfst du ein Kunstwerk prüfen, für eine Münze. Finde heraus, was dein Bronzener Bär ist.
lesson-round-not-inspect = Auch das darfst du prüfen, aber du hast nur einen Künstler. Nimm den Bronzenen Bären.
lesson-round-keep = Er ist echt! Das weißt nur du. Du darfst es bekannt machen oder für dich behalten. Behalte es für dich.
lesson-round-not-keep = Bekannt machen hat seinen Nutzen; den zeigt eine andere Lektion. Behalte es diesmal für dich.
lesson-round-play = Karten: Du kontrollierst zwei Regionen, also dürfen zwei Karten aktiv sein. Die Wassermühle verlangt nichts und bringt Fortschritt. Spiele sie.
lesson-round-not-play = Spiele zuerst die Wassermühle.
lesson-round-play-on = Die Walkmühle verlangt ein Fortschritt-Symbol. Jetzt hast du eines, denn Symbole zählen sofort, und sie werden nicht verbraucht. Spiele auch sie.
lesson-round-not-play-on = Gegen die Walkmühle spricht nichts: Platz ist da, und was sie verlangt, hast du. Spiele sie.
lesson-round-draw = Ziehen: Für jedes freigelegte Kartensymbol auf deinem Tableau ziehst du eine Karte von diesem Stapel, hier eine Stadt-Karte. Bis du deinen Einfluss erweitert hast, liegt sie verdeckt, auch für dich.
lesson-round-berlin = Berlin: Bevor der Startspieler erweitert, wächst die Stadt um einen schwarzen Stein für jede Person, die an fünf fehlt, also um drei. Sie kommen in Regionen mit einem schwarzen Stein oder daneben. Setze den ersten nach Schöneberg; die anderen zwei folgen.
lesson-round-not-berlin = Auch dort darf Berlin wachsen. Setze den Stein für diese Lektion nach Schöneberg.
lesson-round-expand = Einfluss: Jetzt darfst du Steine setzen, so viele du bezahlen kannst. Verdeckte Karten zahlen genauso wie die auf der Hand. Setze einen Stein in den Wald von Jungfernheide.
lesson-round-not-expand = Auch das ginge. Nimm für diese Lektion den Wald in Jungfernheide.
lesson-round-symbol = Nimm den Stein auf der Münze: Von jetzt an bringt dir jede Ernte eine Münze mehr. Deine verdeckte Karte bezahlt ihn.
lesson-round-not-symbol = Auch das ist ein gutes Symbol. Nimm diesmal die Münze.
lesson-round-exchange = Tausch: Am Ende deines Zuges musst du dein angebotenes Werk gegen eines tauschen, das jemand anderes anbietet. Es gibt nur Blau, also gehört dir die Siegesmedaille. Wähle nun, was du als Nächstes anbietest: die Medaille.
lesson-round-not-exchange = Jedes deiner Werke darfst du anbieten. Nimm für diese Lektion die Siegesmedaille.
lesson-round-end-turn = In deinem Zug darfst du auch eine Sammlung vorzeigen: Wer Werke aller Arten hat, nach denen sie fragt, zieht noch ein Kunstwerk. Deiner eigenen, der Bildergalerie, fehlt nur noch eine Skulptur. Beende deinen Zug.
lesson-round-second = Blau war am Zug, und die zweite Runde hat mit ihrer Ernte begonnen: diesmal 4 Münzen für dich. Versteigert wird die Büste einer Muse, genau die Skulptur, die deiner Bildergalerie fehlt!
lesson-round-end = Das Spiel endet sofort, wenn jemand zwölf Kunstwerke besitzt oder alle dreißig Steine gesetzt hat, wenn der vierte Feldzug vorbei ist, wenn auf der Karte jedes Feld besetzt ist, wenn das letzte Kunstwerk versteigert ist oder wenn Berlin wachsen muss und nicht kann.
lesson-round-who = Das Spiel ist aus. Rot hat 9 Kunstwerke, davon 3 echte, und 20 Münzen. Blau hat 6 Kunstwerke, davon 4 echte, und keine Münzen. Wer gewinnt?
lesson-round-who-works = Rot, mit mehr Kunstwerken
lesson-round-who-works-reply = Sechs Werke von Rot sind gefälscht, und die zählen nichts. Nur echte Werke zählen.
lesson-round-who-genuine = Blau, mit mehr echten
lesson-round-who-genuine-reply = Richtig: Vier echte Werke schlagen drei, und sonst zählt nichts.
lesson-round-who-coins = Rot, mit mehr Münzen
lesson-round-who-coins-reply = Münzen zählen am Ende nichts. Nur echte Werke zählen.
lesson-round-last = Haben zwei gleich viele, gewinnt, wer unter den echten mehr verschiedene Arten hat; ist auch das gleich, teilen sie sich den Sieg. Jetzt kennst du eine ganze Runde. Spiel von hier weiter, oder nimm die nächste Lektion.

lesson-map = Die Karte und das Versetzen
lesson-map-about = Wohin Steine dürfen und was sie kosten, wie du eine Region kontrollierst, wie Berlin wächst und wie Steine anderer versetzt werden.
lesson-map-goal = Land zählt am Ende nichts. Aber jeder Stein auf der Karte legt ein Symbol frei, und jede Region, die du kontrollierst, macht Platz für eine Karte. Du bist Rot; die Tableaus werden diesmal für dich gewählt.
lesson-map-regions = Jede Region hat drei Plätze. Jeder ist eine Stadt, ein Feld, ein Wald oder ein Fluss und nimmt einen Stein dieses Geländes auf. Regionen mit gemeinsamer Grenze sind Nachbarn.
lesson-map-first = Blau hat in Charlottenburg begonnen. Auch dein erster Stein muss auf eine Stadt, gleich welche. Nimm Spandau, direkt daneben.
lesson-map-not-first = Auch diese Stadt ist frei. Nimm für diese Lektion die in Spandau.
lesson-map-card = Ein Stein aus Spalte 1 kostet eine Karte, gleich von welchem Stapel. Lege die Seidenweberei ab.
lesson-map-not-card = Jede Karte wäre recht. Behalte diese und lege die Seidenweberei ab.
lesson-map-near = Blau hat zwei Steine in Charlottenburg und kontrolliert es. Du darfst dorthin, wo du einen Stein hast, oder in eine Nachbarregion. Nimm den letzten freien Platz in Charlottenburg.
lesson-map-not-near = Auch das ist nah genug. Geh für diese Lektion nach Charlottenburg, dort kommst du Blau in die Quere.
lesson-map-river = Blau breitet sich nach Tiergarten aus. Du sicherst Spandau: Zwei Steine in einer Region kontrollieren sie. Nimm dort den Fluss.
lesson-map-not-river = Das ist erlaubt. Aber mit dem Fluss in Spandau kontrollierst du sofort eine Region. Nimm ihn.
lesson-map-coin = Innerhalb einer Spalte wählst du den Stein frei. Nimm den auf der Münze.
lesson-map-not-coin = Versetzen kostet Münzen, und du wirst versetzen wollen. Nimm die Münze.
lesson-map-limit = Ein weiterer Stein wurde für dich gesetzt, in Jungfernheide. Runde 1 läuft, das Kunstwerk wollte niemand, und du bist weiter Startspieler. Du kontrollierst eine Region, also darf eine Karte aktiv sein: Spiele den Fischerkietz.
lesson-map-not-limit = Spiele für diese Lektion den Fischerkietz; er bringt bei jeder Ernte eine Münze.
lesson-map-no-more = Dein einziger Platz ist besetzt, also würde eine weitere Karte die aktive ersetzen. Behalte die Ziegelstreicherei: Sie kann einen Stein bezahlen. Spiele keine Karten mehr.
lesson-map-not-no-more = Dann wäre der Fischerkietz weg. Behalte die Karte und spiele keine mehr.
lesson-map-grow = Du bist Startspieler, also wächst Berlin, bevor du erweiterst: zu zweit um drei schwarze Steine, einen für jede Person, die an fünf fehlt. Sie kommen auf freie Plätze jeden Geländes in einer Region mit einem schwarzen Stein oder daneben. Nimm den freien Wald in Tiergarten.
lesson-map-not-grow = Auch dort darf Berlin wachsen. Nimm für diese Lektion den freien Wald in Tiergarten.
lesson-map-push = In einer Region mit einem schwarzen Stein darf Berlin stattdessen einen Stein jeder Farbe versetzen und seinen Platz einnehmen. Dränge Blau aus Tiergarten.
lesson-map-not-push = Das ginge. Lass Berlin für diese Lektion den Stein von Blau in Tiergarten versetzen.
lesson-map-to = Ein versetzter Stein kommt auf einen freien Platz desselben Geländes in einer Nachbarregion. Die Bank zahlt seinem Besitzer dafür, 2 Münzen für einen Wald. Schicke ihn nach Wedding.
lesson-map-not-to = Du hast die freie Wahl. Schicke ihn für diese Lektion nach Wedding.
lesson-map-displace = Jetzt erweiterst du. Wo du einen Stein hast, darfst du Steine anderer aus der Region versetzen und zahlst ihrem Besitzer: 1 Münze für ein Feld, 2 für einen Wald, 3 für einen Fluss, 4 für eine Stadt. Du hast 3 Münzen: Versetze den Fluss-Stein von Blau in Charlottenburg.
lesson-map-not-displace = Versetze zuerst den Fluss-Stein von Blau in Charlottenburg.
lesson-map-where = In welche Nachbarregion er kommt, wählst du; sein Gelände bleibt gleich. Schicke ihn in den Grunewald.
lesson-map-not-where = Das wäre erlaubt. Schicke ihn für diese Lektion in den Grunewald.
lesson-map-take = Blau hat 3 Münzen bekommen und kontrolliert Charlottenburg nicht mehr. Den frei gewordenen Platz musst du nicht besetzen, aber hier lohnt es sich: Nimm den Fluss.
lesson-map-not-take = Nimm zuerst den Fluss in Charlottenburg.
lesson-map-symbol = Nimm den Stein auf der Fluss-Karte: Dann ziehst du in jedem Zug eine.
lesson-map-not-symbol = Auch das ist ein gutes Symbol. Nimm für diese Lektion die Fluss-Karte.
lesson-map-face-down = Karten, die du in diesem Zug gezogen hast, liegen verdeckt, bis du fertig bist. Auch sie zahlen und werden ungesehen abgelegt. Gib die Stadt-Karte aus.
lesson-map-not-face-down = Behalte die Ziegelstreicherei für den nächsten Stein. Gib die verdeckte Karte aus.
lesson-map-third = Charlottenburg gehört dir. Eine Karte hast du noch, und sie bezahlt noch einen Stein: Nimm den Fluss in Jungfernheide.
lesson-map-not-third = Nimm für diese Lektion den Fluss in Jungfernheide; dann kontrollierst du auch diese Region.
lesson-map-column = Jetzt kontrollierst du drei Regionen, und drei Karten dürfen aktiv sein. Aber die erste Spalte deiner Flüsse ist leer: Der nächste Fluss-Stein kommt aus Spalte 2 und kostet zwei Karten. Bei jedem Gelände leeren sich die Spalten von links nach rechts.
lesson-map-lost = Blau rächt sich und versetzt deinen Stein aus Charlottenburg nach Wilmersdorf. Für ein Feld bekommst du 1 Münze, aber Charlottenburg ist verloren.
lesson-map-still = Blau hat den Platz besetzt. Zwei Regionen kontrollierst du noch. Auch wenn du sie verlierst, bleibt deine aktive Karte liegen; nur eine neue müsste sie dann ersetzen. Schwarze Steine lassen sich übrigens nie versetzen.
lesson-map-cost = Du willst drei Steine setzen: zwei aus Spalte 1 und einen aus Spalte 2. Wie viele Karten kostet das?
lesson-map-cost-three = 3 Karten
lesson-map-cost-four = 4 Karten
lesson-map-cost-six = 6 Karten
lesson-map-cost-yes = Richtig: eine, eine und zwei.
lesson-map-cost-no = Nicht ganz: Jeder Stein aus Spalte 1 kostet eine Karte, einer aus Spalte 2 kostet zwei.
lesson-map-city = Wann darfst du deinen zweiten Stadt-Stein setzen?
lesson-map-city-near = sobald nebenan eine Stadt frei ist
lesson-map-city-near-reply = Das brauchst du auch, aber es genügt nicht: Alle anderen Steine aus Spalte 1 müssen dein Tableau verlassen haben.
lesson-map-city-column = wenn Spalte 1 leer ist: alle Felder, Wälder und Flüsse
lesson-map-city-column-reply = Richtig. Und der dritte Stadt-Stein wartet, bis Spalte 2 leer ist.
lesson-map-city-row = wenn die drei Felder aus Spalte 1 weg sind
lesson-map-city-row-reply = Nicht nur die Felder: Auch Wälder und Flüsse der Spalte müssen weg sein.
lesson-map-end = Die Karte kann das Spiel beenden: wenn alle Plätze besetzt sind, wenn jemand den dreißigsten Stein gesetzt hat oder wenn Berlin wachsen muss und nicht kann. Spiel weiter und hol dir Charlottenburg zurück, oder nimm die nächste Lektion.

lesson-auction = Versteigerung und Preise
lesson-auction-about = Wie Waren eingelagert werden, warum Preise steigen und fallen, wie reihum geboten und womit bezahlt wird.
lesson-auction-goal = Die meisten Kunstwerke gewinnst du bei Versteigerungen, in jeder Runde eines. Dort zahlst du mit Münzen, Karten und Waren. Du bist Rot; Tableaus und erste Steine werden diesmal für dich gewählt.
lesson-auction-rows = Im Warenlager hat jede der sechs Waren eine Reihe. Der runde Anzeiger nennt ihren Preis: Seide kostet 5, Weizen 3. Je weiter links er liegt, desto teurer ist die Ware.
lesson-auction-offer = Dein Tableau hat zwei Symbole für Weizen, eines für Vieh und eines für Wein. Biete den Atlas der Mark zum Tausch an; dann kommt die erste Ernte.
lesson-auction-not-offer = Jedes deiner Werke darfst du anbieten. Nimm für diese Lektion den Atlas der Mark.
lesson-auction-stored = Jedes Warensymbol hat eine Einheit eingelagert: Deine Balken sind 2 Weizen, 1 Vieh und 1 Wein. Alle füllen die Reihe von links für sich allein; die anderen nehmen dir keinen Platz weg.
lesson-auction-risen = Als alle eingelagert hatten, stieg jeder Preis um eins: Der Anzeiger rückt ein Feld nach links, wenn dort keine Ware liegt. Zuletzt kamen die Münzen, eine für jedes Münzsymbol.
lesson-auction-bid = Zuerst wird gefragt, wer in der letzten Runde Startspieler war, dann geht es im Uhrzeigersinn. Blau bietet 1, Grün bietet 2. Du musst mehr bieten oder aussteigen. Biete 3.
lesson-auction-not-bid = Das wäre erlaubt. Biete für diese Lektion 3.
lesson-auction-out = Blau bietet 4, Grün steigt aus. Neben jeder Farbe steht, wie viel sie zahlen könnte: Mehr darf niemand bieten. Überlass Blau dieses Werk und steig aus; zurück kannst du bei dieser Versteigerung nicht mehr.
lesson-auction-not-out = Steig in dieser Lektion aus. Deine Waren sind in der nächsten Runde mehr wert.
lesson-auction-blue = Blau verkauft eine Einheit Seide zu 6: Zwei Münzen kommen zurück, und der Preis der Seide fällt auf 5. Blau nimmt das Kunstwerk und beginnt diese Runde; die anderen folgen im Uhrzeigersinn. Das nächste Kunstwerk wird gleich ausgelegt.
lesson-auction-field = Blau und Grün waren am Zug; jetzt bist du dran. Spiele den Weizenacker, dann hast du ein drittes Weizen-Symbol.
lesson-auction-not-field = Spiele für diese Lektion den Weizenacker.
lesson-auction-why = Die zweite Ernte hat dir 3 Weizen eingelagert, du hast also 5. Alle anderen Preise sind um eins gestiegen, aber Weizen ist von 4 auf 3 gefallen. Warum?
lesson-auction-why-sold = Jemand hat Weizen verkauft
lesson-auction-why-sold-reply = Verkauft wird nur, um bei einer Versteigerung zu zahlen, und das war eine Ernte. Sieh dir deinen Balken an.
lesson-auction-why-pushed = Meine fünfte Einheit hat den Anzeiger verschoben
lesson-auction-why-pushed-reply = Richtig: Wo eine Einheit auf den Anzeiger trifft, schiebt sie ihn ein Feld nach rechts.
lesson-auction-why-drops = Was niemand kauft, wird billiger
lesson-auction-why-drops-reply = Nein: Bei einer Ernte steigen die Preise, wo das nächste Feld frei ist. Hier war etwas im Weg.
lesson-auction-pushed = Und danach konnte der Preis nicht steigen: Auf dem nächsten Feld liegt deine fünfte Einheit. Wer viel einlagert und nie verkauft, hält den Preis niedrig, und zwar für alle.
lesson-auction-spoils = Jede Ware hat einen Mindestpreis; Seide fällt nie unter 3, und die dunklen Felder bleiben leer. Eine Einheit, die beim Mindestpreis auf den Anzeiger trifft, verdirbt.
lesson-auction-nine = Die zweite Versteigerung: Blau wurde zuerst gefragt und bietet 8, Grün steigt aus. Du darfst bieten, so viel neben deiner Farbe steht. Biete 9.
lesson-auction-not-nine = Das wäre erlaubt. Biete für diese Lektion 9.
lesson-auction-fifteen = Blau bietet 14. Ein schönes Werk, also biete 15.
lesson-auction-not-fifteen = Biete für diese Lektion 15.
lesson-auction-wine = Blau steigt aus, und du zahlst 15. Womit, wählst du, aber vom Teureren zum Billigeren und mit nichts Überflüssigem. Beginne mit einer Einheit Wein, für 6.
lesson-auction-not-wine = Beginne für diese Lektion mit einer Einheit Wein; nach etwas Billigerem kann nichts Teureres mehr folgen.
lesson-auction-again = Auch die zweite Einheit bringt 6: Alle Einheiten einer Ware bringen den Preis, der angezeigt ist. Er fällt erst danach. Verkaufe sie.
lesson-auction-not-again = Das ginge auch. Verkaufe für diese Lektion die zweite Einheit Wein.
lesson-auction-card = Noch 3 sind zu zahlen. Eine Stadt-Karte ist 3 wert, eine Fluss-Karte 2, eine Land-Karte 1. Zahle mit einer deiner Stadt-Karten.
lesson-auction-not-card = Auch das ginge. Zahle für diese Lektion mit einer Stadt-Karte.
lesson-auction-yours = Bezahlt. Zwei Einheiten Wein sind weg, also ist sein Preis um zwei gefallen, von 6 auf 4. Das Kunstwerk gehört dir, und du beginnst in dieser Runde.
lesson-auction-sell = Du hast 5 Weizen, und der Preis ist 3. Was brächten dir zwei davon?
lesson-auction-sell-five = 3 für die erste und 2 für die zweite: 5 Münzen
lesson-auction-sell-five-reply = Dazwischen fällt der Preis nicht: Beide bringen 3.
lesson-auction-sell-six = 6 Münzen, und danach ist der Preis 1
lesson-auction-sell-six-reply = Richtig: zweimal 3, und dann fällt er für jede um eins.
lesson-auction-sell-same = 6 Münzen, und der Preis bleibt 3
lesson-auction-sell-same-reply = 6 Münzen stimmt. Aber danach fällt der Preis für jede verkaufte Einheit um eins.
lesson-auction-next = Wer wird bei der nächsten Versteigerung zuerst gefragt?
lesson-auction-next-you = du, in dieser Runde Startspieler
lesson-auction-next-blue = Blau, nach dir am Zug
lesson-auction-next-richest = wer am meisten zahlen kann
lesson-auction-next-yes = Richtig: Du hast diese Versteigerung gewonnen, also beginnst du diese Runde und wirst bei der nächsten Versteigerung zuerst gefragt.
lesson-auction-next-no = Nein: Zuerst gefragt wird, wer in der Runde davor Startspieler war, und das ist, wer die letzte Versteigerung gewonnen hat.
lesson-auction-nobody = Das nächste Kunstwerk liegt schon offen, du kannst also dafür planen. Sind alle anderen ohne Gebot ausgestiegen, darfst du noch einmal bieten. Bietet gar niemand, verlässt das Werk das Spiel, ohne dass jemand erfährt, was es war, und der Startspieler bleibt derselbe.
lesson-auction-end = Ist das letzte Kunstwerk versteigert, endet das Spiel. Behalte im Auge, was die anderen zahlen könnten: Oft genügt eine Münze mehr. Spiel von hier weiter, oder nimm die letzte Lektion.

lesson-artworks = Kunstwerke: wer was weiß
lesson-artworks-about = Wie du herausfindest, was echt ist, was andere davon erfahren, wie Sammlungen Kunstwerke bringen und wie du eine Fälschung loswirst.
lesson-artworks-goal = Am Ende zählen nur echte Kunstwerke. Hier lernst du, wie du sie findest und wie du die anderen loswirst. Du bist Rot; Tableaus und erste Steine werden diesmal für dich gewählt.
lesson-artworks-kinds = Alle haben fünf Kunstwerke bekommen. Es gibt acht Arten mit je vier Werken, und jedes Werk gibt es zweimal: einmal echt und einmal gefälscht. Sie sehen gleich aus.
lesson-artworks-five = Zwei deiner fünf sind echt und drei gefälscht, und so ist es bei allen. Das Zeichen rechts oben sagt, was du von einem Werk weißt: noch nichts.
lesson-artworks-offer = Niemand sonst sieht deine Werke, außer dem einen, das du zum Tausch anbietest. Biete das Straußenei in Silber an.
lesson-artworks-not-offer = Jedes Werk darfst du anbieten. Nimm für diese Lektion das Straußenei in Silber.
lesson-artworks-open = Die Angebote werden aufgedeckt, wenn alle gewählt haben. Grün bietet ein Astrolabium an, Blau ein Spiegelteleskop, und zufällig besitzt du von beiden das andere Exemplar.
lesson-artworks-twin = Angenommen, dein Spiegelteleskop ist gefälscht. Was ist das von Blau?
lesson-artworks-twin-genuine = echt
lesson-artworks-twin-forged = auch gefälscht
lesson-artworks-twin-open = das bleibt offen
lesson-artworks-twin-yes = Richtig: Von den zwei Exemplaren ist immer eines echt. Wer eines kennt, kennt beide.
lesson-artworks-twin-no = Nein: Von den zwei Exemplaren eines Werkes ist genau eines gefälscht.
lesson-artworks-twin-open-reply = Doch, das steht fest: Von den zwei Exemplaren ist immer eines echt und das andere gefälscht.
lesson-artworks-bid = Zuerst kommt die Versteigerung. Was ein Werk ist, weiß dabei niemand, es sei denn, jemand hat es geprüft. Biete 1 für die Planetenuhr.
lesson-artworks-not-bid = Biete für diese Lektion 1 Münze.
lesson-artworks-lot = Blau und Grün sind ausgestiegen, und du hast mit einer Land-Karte bezahlt. Jetzt wissen alle, dass du die Planetenuhr hast, aber nicht, ob sie echt ist. Als Nächstes kommt der Schlafende Faun.
lesson-artworks-palace = Zwei Palast-Symbole haben dich auf Stufe 2 gebracht. Mach dort Einfluss geltend: Bis du wieder im Palast handelst, gehört dir das Künstler-Symbol des Hofmalers, und dein Zählstein beginnt von vorn.
lesson-artworks-not-palace = Warten ist erlaubt. Aber mit dem Hofmaler kannst du zwei Werke prüfen. Mach deinen Einfluss geltend.
lesson-artworks-levels = Es gibt fünf Stufen. Was über die fünfte hinausginge, verfällt, außer du machst sofort Einfluss geltend: Dann beginnt dein Zählstein damit von vorn. Auf einem Schild dürfen mehrere stehen.
lesson-artworks-inspect = Jetzt hast du zwei Künstler, und jeder prüft für eine Münze ein Werk: ein eigenes, eines, das andere anbieten, oder das ausgelegte. Prüfe dein Spiegelteleskop.
lesson-artworks-not-inspect = Auch das darfst du prüfen. Beginne für diese Lektion mit deinem eigenen Spiegelteleskop.
lesson-artworks-keep = Gefälscht! Nur du weißt das, und damit weißt du auch: Das von Blau ist echt. Bekannt gemacht, verlässt eine Fälschung sofort das Spiel. Behalte es für dich, du hast noch etwas mit ihr vor.
lesson-artworks-not-keep = Dann wäre deine Fälschung weg, und alle wüssten, was das Exemplar von Blau wert ist. Behalte es für dich.
lesson-artworks-second = Der zweite Künstler: Prüfe dein Stillleben mit Zitrone.
lesson-artworks-not-second = Das ist erlaubt. Prüfe für diese Lektion das Stillleben mit Zitrone.
lesson-artworks-publish = Echt! Machst du das bekannt, verlässt sein gefälschtes Exemplar das Spiel, wo es auch ist. Mach es bekannt.
lesson-artworks-not-publish = Oft ist das klüger. Aber sieh dir an, was geschieht, wenn du es bekannt machst.
lesson-artworks-gone = Das gefälschte Exemplar lag verborgen im Kabinett von Grün und ist weg: Grün hat noch vier Werke. Wer so ein angebotenes Werk verliert, bietet sofort ein anderes an, und ein ausgelegtes wird durch das nächste vom Stapel ersetzt.
lesson-artworks-collection = In deinem Zug darfst du eine Sammlung vorzeigen. Du brauchst Werke der Arten, nach denen sie fragt; Fälschungen zählen mit, auch das angebotene Werk. Für das Mechanische Kabinett hast du zwei Instrumente, zwei Uhrwerke, ein Gemälde und eine Naturalie. Zeige es vor.
lesson-artworks-not-collection = Zeige zuerst das Mechanische Kabinett vor; das bringt dir ein Kunstwerk.
lesson-artworks-drawn = Dafür hast du ein Kunstwerk vom Stapel gezogen, das nur du gesehen hast. Die vorgezeigten Werke behältst du, aber jetzt wissen alle, dass du sie hast. Eine offene Sammlung wird ersetzt; deine geheime kannst du einmal vorzeigen.
lesson-artworks-left = Von deinen ersten fünf Werken sind zwei echt. Du weißt: Das Stillleben ist echt, das Spiegelteleskop gefälscht. Wie viele von diesen dreien sind echt?
lesson-artworks-left-none = keines
lesson-artworks-left-one = eines
lesson-artworks-left-open = das bleibt offen
lesson-artworks-left-yes = Richtig: Zwei waren echt, und eines davon ist das Stillleben.
lesson-artworks-left-no = Nein: Zwei der fünf waren echt. Eines ist das Stillleben, also muss das andere unter diesen dreien sein.
lesson-artworks-exchange = Am Ende deines Zuges musst du dein angebotenes Werk gegen eines tauschen, das andere anbieten. Du weißt, welches echt ist: Nimm das Spiegelteleskop von Blau.
lesson-artworks-not-exchange = Vom Astrolabium weißt du zu wenig. Nimm das Spiegelteleskop von Blau.
lesson-artworks-next = Jetzt gehören dir beide Exemplare. Blau hat dein Straußenei bekommen und muss es anbieten; du wählst, was du als Nächstes anbietest. Biete das gefälschte Spiegelteleskop an!
lesson-artworks-not-next = Das behältst du besser. Biete das gefälschte Spiegelteleskop an: Es zählt nichts.
lesson-artworks-back = Blau hat die Fälschung genommen und bietet sie nun selbst an. Das Straußenei ist zu dir zurückgekommen, und du bietest es jetzt an: Wen ein Tausch trifft, der bietet an, was er dabei bekommt.
lesson-artworks-secret = Geheim sind Handkarten, Privatsammlungen, was Prüfungen ergeben haben, und Werke, die nie versteigert, angeboten oder vorgezeigt wurden. Offen sind alle Zahlen: Münzen, Waren, wie viele Karten und wie viele Kunstwerke jemand hat.
lesson-artworks-who = Das Spiel ist aus. Du und Blau habt je vier echte Werke: deine sind von vier Arten, die von Blau von drei. Wer gewinnt?
lesson-artworks-who-you = du
lesson-artworks-who-you-reply = Richtig: Bei gleicher Zahl gewinnen mehr verschiedene Arten unter den echten Werken.
lesson-artworks-who-blue = Blau
lesson-artworks-who-blue-reply = Nein: Bei gleicher Zahl gewinnen mehr verschiedene Arten unter den echten Werken, und du hast vier.
lesson-artworks-who-both = ihr teilt euch den Sieg
lesson-artworks-who-both-reply = Nur wenn auch die Zahl der Arten gleich wäre.
lesson-artworks-end = Erst am Ende werden alle Werke untersucht. Aber Vorsicht: Das zwölfte Kunstwerk in einem Kabinett, echt oder gefälscht, beendet das Spiel sofort. Jetzt kennst du das Spiel. Spiel von hier weiter und finde die echten!

title = Spandau 1780
tagline = Breite dich in der Mark Brandenburg aus, gewinne die Gunst des Hofes, Feldzüge und Versteigerungen, und finde heraus, welche deiner Kunstwerke echt sind.

# Break points in compound words. The list is the same in every language, because place names are German in all of them.
joints = Spiegel|kabinett Spiegel|kabinet Damen|salon Wunder|kammer Studier|zimmer Studeer|kamer Schatz|kammer Schat|kamer Bilder|galerie Grotten|saal Grotten|zaal Tabaks|kollegium Tabaks|college Friedrichs|hagen Lichter|felde Lichten|berg Falken|hagen Hennigs|dorf Jungfern|heide Oranien|burg Charlotten|burg Schmargen|dorf Wilmers|dorf Wuster|hausen Schön|hausen Schöne|berg Groß|beeren Tempel|hof Rix|dorf Born|stedt Pots|dam Zehlen|dorf Weißen|see Grune|wald Tier|garten Lank|witz Katten|druckerei Kattun|druckerei Katoen|drukkerij Hofbuch|druckerei Hof|drukkerij Hof|schneiderei Jagd|schloss Porzellan|manufaktur Porselein|manufactuur Pulver|mühle Papier|mühle Papier|molen Wasser|mühle Bock|windmühle Seiden|haspelei Seiden|weberei Seiden|verlegerin Zijde|weverij Zijde|winderij Zucker|siederei Suiker|raffinaderij Branntwein|brennerei Brandewijn|stokerij Maulbeer|plantage Moerbei|plantage Fischer|kietz Havel|schifferin Havel|schipper Havel|weinberg Havel|fähre Wochen|markt Wein|schenke Uferatelier Infanterie|kaserne Infanterie|kazerne Gewehr|fabrik Geweer|fabriek Kolonisten|dorf Kolonisten|dorp Kupfer|stecherei Exerzier|platz Exercitie|veld Schiff|bauerei Scheeps|werf Kartoffel|acker Aardappel|akker Weizen|acker Ziegel|streicherei Steen|bakkerij Tabak|spinnerei Elfenbein|schiff Straußen|ei Nautilus|pokal Nautilus|beker Sieges|medaille Zege|penning Himmels|globus Planeten|uhr Planeten|klok Stunden|buch Getijden|boek Rüben|terrine Raap|terrine Hofkammer|rat Artillerie|leutnant Artillerie|luitenant Elektrisier|maschine Elektriseer|machine Flöten|sonate Fluit|sonate Tänzer|paar Muster|gut

## Mechanics
uses-auction = Jede Runde wird ein Kunstwerk versteigert: Im Uhrzeigersinn wird höher geboten oder ausgestiegen, bis nur noch einer übrig ist und mit Münzen, Handkarten und Waren zahlt.
uses-area-majority = Wer auf zwei der drei Felder einer Region Steine hat, kontrolliert sie; du darfst so viele aktive Karten haben, wie du Regionen kontrollierst.
uses-deduction = Jedes Werk gibt es einmal echt und einmal gefälscht: Wer das eine Exemplar geprüft hat, weiß auch über das andere Bescheid.
uses-hidden-information = Niemand weiß, ob ein Kunstwerk echt ist, auch wer es besitzt nicht, bis es geprüft wird. Handkarten und Privatsammlungen sind ebenso geheim.
uses-market = Was eingelagert und verkauft wird, drückt die Preise der sechs Waren; nach jeder Ernte steigt jeder um eine Münze, wo Platz ist.
uses-set-collection = Wer Werke der Arten vorzeigt, nach denen eine Sammlung fragt, zieht noch ein Kunstwerk; auch Fälschungen zählen.
uses-hand-management = Behalte Karten auf der Hand, bis du die Symbole hast, die sie verlangen, und bezahle mit denen, die du entbehren kannst.
uses-multi-use-cards = Eine Karte wird für ihre Vorteile gespielt, zahlt bei einer Versteigerung 1 bis 3 Münzen oder wird abgeworfen, um Steine zu setzen.
uses-tableau-building = Aktive Karten liegen vor dir, und ihre Symbole zählen sofort: für die nächste Karte, den Palast, die Armee und jede Ernte.
uses-income = Jede Runde beginnt mit der Ernte: eine Einheit für jedes Warensymbol und eine Münze für jedes Münzsymbol.
uses-variable-powers = Jede Seite eines Spielertableaus hat eigene Symbole: Manche wirken von Anfang an, andere, sobald die Steine auf ihnen weg sind.
uses-take-that = Du zahlst anderen Münzen und versetzt dafür ihre Steine aus Regionen, in denen du selbst einen hast.

option-kinds = Kunstwerke
option-kinds-about = Bei sieben Arten fehlt die achte Art von Kunstwerken mit ihren vier Titeln.
option-kinds-eight = acht Arten, 32 Titel
option-kinds-seven = sieben Arten, 28 Titel
option-auction = Versteigerungen
option-auction-about = Entweder wird weiter überboten, bis alle anderen ausgestiegen sind, oder jeder bietet nur einmal.
option-auction-ascending = bis niemand mehr überbietet
option-auction-once-around = nur einmal reihum
option-turns = Spielfolge
option-turns-about = Entweder führt jeder alle Aktionen einer Runde in einem Zug aus, oder alle führen erst die eine Aktion aus, dann die nächste.
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
icon-bid = Gebot
icon-play-card = aktiv
icon-leads = führt
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
icon-coins = Münzen
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
count-cards = { $count ->
    [one] 1 { $deck }-Karte
   *[other] { $count } { $deck }-Karten
 }
count-kind = { $count } × { $kind }
nothing = nichts

## Components
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
copy-of = „{ $work }“ { $copy ->
    [one] I
   *[other] II
 }
in-region = { $count ->
    [one] { $region }
   *[other] { $region } ({ $count }×)
 }
known-genuine = { $work } (echt)
known-forged = { $work } (gefälscht)
stone-on = Stein von { $owner } in { $field }
black-stone-on = Schwarzer Stein Berlins in { $field }

## Zones
zone-map = Rund um Spandau
zone-warehouse = Warenlager
zone-palace = Palast
zone-campaign = { $campaign } ({ $number } von { $count })
zone-collections = Offene Sammlungen · Stapel
zone-auction = Versteigerung, Runde { $round }
zone-next-auction = Nächste Versteigerung
zone-bids = Gebote (höchstens { $coins })
zone-bids-steps = Gebote (höchstens { $coins }; über { $below } in größeren Schritten)
zone-payment = Zuschlag für { $player }: { $price }
zone-players = Geldbeutel · zum Tausch angeboten
zone-cabinets = Kunstwerke der anderen
step-palace = Palast
step-army = Armee
step-artist = Künstler
step-cards = Karten
step-draw = Ziehen
step-expand = Einfluss
step-exchange = Tausch
zone-boards = Spielertableaus: Wähle eine Seite
zone-active = Aktiv
zone-hand = Hand
zone-cabinet = Kabinett { $count }/12 · { $genuine } echt
zone-cabinet-unknown = Kabinett { $count }/12
round-title = Runde { $round }
harvest-of = Ernte { $round }
round-harvest = Ernte
round-auction = Versteigerung
round-palace = Palast
round-army = Armee
round-artist = Künstler
round-cards = Karten spielen
round-draw = Karten ziehen
round-expand = Einfluss
round-exchange = Tausch
mat-of = { $player } · { $board }
cell-of = { $good } zu { $price }
price-of = Preis von { $good }: { $price }
stock-of = { $player }: { $what }
palace-start = Unter Stufe 1
palace-level = Stufe { $level } des Palasts
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
bid-out = raus
bid-tile = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 }
to-pay = { $left } zu zahlen, { $paid } bezahlt
left-to-pay = noch { $left }
has-coins = { $coins ->
    [one] noch 1 Münze
   *[other] noch { $coins } Münzen
 }
sale-of = { $good } zu { $price }
private-of = Privatsammlung von { $player }
hidden-works-of = Kunstwerke von { $player }, die du nicht gesehen hast
free-place = freier Platz für eine aktive Karte
empty-place = leerer Platz im Kabinett
hand-place = Platz für eine Handkarte
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

## Help
help-region = Felder: { $fields }. Steine: { $stones }. Zwei Steine einer Farbe kontrollieren die Region.
stones-of = { $player } { $count }
berlin = Berlin
nobody = keine
help-region-of = Felder: { $fields }. Steine: { $stones }. { $owner } kontrolliert diese Region.
help-field = Ein freies Feld. Ein Stein derselben Geländeform darf hierher, wenn du hier oder in einer Nachbarregion schon einen Stein hast.
help-field-taken = Wer in dieser Region einen Stein hat, darf diesen für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 } auf ein freies Feld derselben Geländeform nebenan versetzen; das Geld bekommt, wem er gehört.
help-field-black = Schwarze Steine lassen sich nicht versetzen.
help-good = { $good }: jetzt { $price }, Mindestpreis { $lowest }. Die Balken sind die Einheiten der Mitspieler; sie füllen die Reihe von links.
help-stock = Waren werden nur verkauft, um ein Kunstwerk zu bezahlen.
help-price = Der Preis steigt bei jeder Ernte um eins, solange das nächste Feld frei ist. Er fällt um eins für jede Einheit, die verkauft wird oder den Preisanzeiger verschiebt, aber nie unter { $lowest }.
help-palace = Bei der Aktion Palast steigt der Zählstein um eine Stufe je Palastsymbol.
help-shield = Stufe { $level }. Wer hier Einfluss geltend macht, hat bis zur eigenen nächsten Aktion Palast: { $what }.
help-counter = Ab der ersten Stufe lässt sich Einfluss geltend machen; danach beginnt der Zählstein von vorn.
help-campaign = { $length } Felder. Wer das letzte erreicht, beendet den Feldzug; alle, die dabei waren, ziehen ein Kunstwerk.
help-reward = Für diesen Platz unter allen, die dabei waren. Zu zweit entfällt die dritte Belohnung.
help-space = Ein Feld je Militärsymbol vorrücken. Auf Feld { $length } endet der Feldzug.
help-deck = { $pile } im Nachzugsstapel, { $discard } abgelegt.
help-card = { $deck }-Karte. Verlangt: { $needs }. Bezahlt wird: { $pays }. Bringt: { $gives }.
stamp-genuine = Echt
stamp-forged = Gefälscht
help-work-unknown = { $kind }. Ob dieses Kunstwerk echt ist, weißt du nicht. { $seen }
help-work-genuine = { $kind }. Du weißt: Dieses Kunstwerk ist echt. { $seen }
help-work-forged = { $kind }. Du weißt: Dieses Kunstwerk ist gefälscht. { $seen }
seen-by-all = Alle wissen, wo es ist.
seen-by-you = Nur du hast es gesehen.
seen-by-owner = Gesehen hat es nur, wer es besitzt.
help-collection = Gefragt: { $what }. Wer das im eigenen Zug vorzeigt, auch mit Fälschungen, zieht ein Kunstwerk.
help-private = Deine Privatsammlung. Gefragt: { $what }. Zeige es in deinem Zug vor, auch mit Fälschungen, und ziehe ein Kunstwerk, einmal im Spiel.
help-private-hidden = Diese Sammlung kennt nur, wer sie hat.
help-hidden-works = Diese Kunstwerke hat nur gesehen, wer sie besitzt.
help-display = Nach der Versteigerung wird das nächste Kunstwerk ausgelegt.
help-stack = Die Reihenfolge dieser Kunstwerke kennt niemand.
help-bidder = { $player } könnte { $purse } zahlen, in Münzen, Handkarten und Waren zu jetzigen Preisen.
help-bid = Wer danach kommt, muss mehr als das bieten oder aussteigen.
help-drop-out = Für diese Versteigerung endgültig raus.
help-pay = Zahle mit Handkarten und Waren, das Teuerste zuerst, und den Rest in Münzen.
help-sale = Alle verkauften Einheiten bringen den Preis, der oben steht; danach fällt er für jede um eins, nie unter { $lowest }.
help-unit = Ein Klick auf eine Zahl verkauft insgesamt so viele Einheiten, eine nach der anderen.
help-column = Ein Stein dieser Spalte kostet { $cost ->
    [one] 1 Karte
   *[other] { $cost } Karten
 }.
help-city-row = Der zweite Stadtstein verlangt eine leere erste Spalte, der dritte eine leere zweite.
help-terrain-row = Die Spalten werden von links nach rechts geleert.
help-spot-open = Dieses Symbol ist frei: { $symbol }.
help-spot-covered = Unter diesem Stein: { $symbol }. Ihn zu setzen kostet { $cost ->
    [one] 1 Karte
   *[other] { $cost } Karten
 }.
help-coin = Münzen, die jede Ernte bringt.
help-progress = Von besseren Karten verlangt.
help-palace-symbol = Stufen im Palast in jedem Zug.
help-military = Felder im Feldzug je Zug.
help-artist = Prüfungen je Zug, zu je 1 Münze.
help-draw = Gezogene Karten in jedem Zug.
help-good-symbol = Eingelagerte Einheiten bei jeder Ernte.
help-board = Von Anfang an: { $base }. Unter den Steinen der ersten Spalte: { $first }.
help-no-board = Die Tableaus werden im Uhrzeigersinn gewählt, beginnend beim Startspieler.
help-coins = Münzen. Mit Handkarten und Waren wären bei einer Versteigerung { $purse } zu zahlen.
help-limit = { $active } Karten aktiv, { $limit } erlaubt: eine je kontrollierter Region.
help-hand = Jede ist bei einer Versteigerung { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 } wert.
help-drawn = Niemand hat sie gesehen. Sie lassen sich für Steine ausgeben; der Rest kommt auf die Hand.
help-works = Das zwölfte Kunstwerk eines Spielers beendet das Spiel.
help-secret-offer = Aufgedeckt wird, wenn alle gewählt haben.

## Choices
choose-board = { $board } (von Anfang an: { $base })
place-on = Stein setzen: { $field }
grow-on = Schwarzen Stein setzen: { $field }
take-stone = { $symbol } freilegen
discard = { $card } ablegen ({ $deck })
discard-drawn = Verdeckte Karte ablegen: { $deck }
offer = { $work } anbieten
bid = { $coins } bieten
drop-out = Aussteigen
pay-card = Mit { $card } zahlen ({ $deck }, { $coins })
sell = Eine Einheit { $good } für { $coins } verkaufen
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
hold = Nicht vorrücken
inspect-own = Eigenes Werk prüfen: { $work }
inspect-offer = Angebot von { $owner } prüfen: { $work }
inspect-again-genuine = Nochmals prüfen, um bekannt zu machen, dass es echt ist: { $work }
inspect-again-forged = Nochmals prüfen, um bekannt zu machen, dass es gefälscht ist: { $work }
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
displace-for-berlin = { $owner } in { $field } mit einem schwarzen Stein versetzen (die Bank zahlt { $coins })
move-to = Nach { $field }
expand-no-more = Einfluss nicht mehr erweitern
exchange = Mit { $partner } tauschen: { $given } gegen { $work }
claim = Sammlung „{ $collection }“ vorzeigen: ein Kunstwerk ziehen
claim-private = Privatsammlung „{ $collection }“ vorzeigen: ein Kunstwerk ziehen
show = { $work } vorzeigen
show-known = { $work } vorzeigen: alle wissen davon
start-pass = Keine Steine mehr setzen
end-turn = Zug beenden
finish = Weiter

## Prompts
ask-nothing = Nichts ist zu entscheiden.
ask-in-phase = { $phase }: { $question }
ask-board = Wähle ein Tableau und eine seiner Seiten.
ask-first-stone = Auf welche Stadt setzt du deinen ersten Stein?
ask-start = Noch ein Stein, bevor das Spiel beginnt?
ask-stone = Welcher Stein kommt nach { $field }? Sein Symbol gehört dann dir.
ask-discard = Lege für den Stein { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } ab.
ask-first-offer = Welches deiner fünf Kunstwerke bietest du zum Tausch an? Die anderen sehen es noch nicht.
ask-offer = Welches deiner Kunstwerke bietest du zum Tausch an?
ask-open = Noch hat niemand geboten. Was bietest du?
ask-bid = { $leader } bietet { $coins }. Bietest du mehr?
ask-pay = Noch { $left ->
    [one] 1 Münze
   *[other] { $left } Münzen
 } zu zahlen: zuerst mit Karten und Waren, das Teuerste zuerst, dann mit Münzen.
ask-assert = Auf Stufe { $level } Einfluss geltend machen? { $surplus ->
    [0] Dein Zählstein würde von vorn beginnen.
   *[other] Dein Zählstein würde wieder bei { $surplus } beginnen. Wartest du, verfallen diese Stufen.
 }
ask-advance = Rückt deine Armee vor?
ask-inspect = Für eine Münze ein Kunstwerk prüfen? { $count ->
    [one] Eine Prüfung ist noch möglich.
   *[other] { $count } Prüfungen sind noch möglich.
 }
ask-publish-genuine = { $work } ist echt. Machst du es bekannt?
ask-publish-forged = { $work } ist eine Fälschung. Machst du es bekannt?
ask-play = Eine Karte spielen? { $active } von { $limit } Karten aktiv.
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
ask-exchange = { $genuine ->
    [0] Mit wem tauschst du die angebotenen Kunstwerke?
   *[other] { $given } ist echt, und du gibst es ab. Mit wem tauschst du?
 }
ask-claim = Vor dem Ende deines Zuges eine Sammlung vorzeigen?
ask-show = { $collection }: Welches Werk zeigst du vor ({ $kind })? Die anderen sehen deine Wahl erst, wenn alles gewählt ist.

## Blocked clicks
not-dearest-first = Zahle mit dem Teuersten zuerst und mit nichts Überflüssigem.
not-without-region = Du kontrollierst keine Region und kannst deshalb keine aktive Karte haben.
not-without-symbols = Diese Karte verlangt { $what }.
not-without-payment = Du kannst { $what } nicht bezahlen.
not-without-the-old = Du müsstest eine aktive Karte ersetzen, aber ohne sie fehlt dir, was diese Karte verlangt.
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
not-without-room = Keine Nachbarregion hat ein freies Feld dieser Geländeform.
not-again-genuine = Du weißt schon, dass dieses Kunstwerk echt ist. In der Liste kannst du es nochmals prüfen, um es bekannt zu machen.
not-again-forged = Du weißt schon, dass dieses Kunstwerk gefälscht ist. In der Liste kannst du es nochmals prüfen, um es bekannt zu machen.
not-known = Alle wissen schon, ob dieses Kunstwerk echt ist.

## The end
ending-cabinet = zwölf Kunstwerke in einem Kabinett
ending-cabinet-told = Das zwölfte Kunstwerk in einem Kabinett beendete das Spiel. Wer die meisten echten besitzt, gewinnt.
ending-campaigns = der letzte Feldzug
ending-campaigns-told = Der letzte Feldzug beendete das Spiel. Wer die meisten echten Kunstwerke besitzt, gewinnt.
ending-map = ein voller Spielplan
ending-map-told = Ein voller Spielplan beendete das Spiel. Wer die meisten echten Kunstwerke besitzt, gewinnt.
ending-stones = der dreißigste Stein einer Farbe
ending-stones-told = Der dreißigste Stein einer Farbe beendete das Spiel. Wer die meisten echten Kunstwerke besitzt, gewinnt.
ending-artworks = das letzte Kunstwerk
ending-artworks-told = Das letzte Kunstwerk ist weg, das Spiel ist vorbei. Wer die meisten echten besitzt, gewinnt.
ending-berlin = Berlin kann nicht wachsen
ending-berlin-told = Berlin konnte nicht wachsen, damit ist das Spiel vorbei. Wer die meisten echten Kunstwerke besitzt, gewinnt.
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
log-cannot-outbid = { $player } kann nicht mehr bieten und steigt aus.
log-unsold = Niemand bietet auf { $work }: Es verlässt das Spiel.
log-pay-card = { $player } zahlt mit einer Karte: { $deck }, { $coins }.
log-sell = { $player } verkauft { $what } für { $coins }; der Preis ist nun { $price }.
log-knocked-down = Zum Ersten, zum Zweiten, zum Dritten: { $work } geht für { $coins } an { $player }.
log-knocked-down-own = Zum Ersten, zum Zweiten, zum Dritten: { $work } gehört für { $coins } dir!
log-win = { $player } ersteigert { $work } für { $coins }.
log-display = Als Nächstes wird versteigert: { $work }.
log-palace = { $player } steigt im Palast auf Stufe { $level }.
log-assert = { $player } macht Einfluss geltend: { $shield }.
log-advance = { $player } rückt auf Feld { $space } von { $length } vor: { $campaign }.
log-campaign-over = Der Feldzug ist vorbei: { $campaign }.
log-campaign-rank = { $player } wird { $rank ->
    [1] Erster
    [2] Zweiter
   *[other] Dritter
 } im Feldzug und gewinnt { $what }.
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
log-keep-secret = { $player } behält das Ergebnis für sich.
log-publish-genuine = { $player } macht bekannt: { $work } ist echt.
log-publish-forged = { $player } macht bekannt: { $work } ist gefälscht.
log-remove-stack = { $work } verlässt den Stapel und das Spiel.
log-remove-displayed = { $work } verlässt die Auslage und das Spiel.
log-remove-owned = { $work } verlässt das Kabinett von { $player } und das Spiel.
log-remove-owned-own = { $work } war gefälscht: Es verlässt dein Kabinett und das Spiel.
log-offer = { $player } bietet zum Tausch an: { $work }.
log-play = { $player } spielt { $card }.
log-replace = { $player } spielt { $card } statt { $old }.
log-draw = { $player } zieht { $what }.
log-reshuffle = Der Stapel „{ $deck }“ ist aufgebraucht: Seine abgelegten Karten werden neu gemischt.
log-place = { $player } setzt einen Stein in { $field } und legt frei: { $symbol }.
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
log-exchange-own = { $player } tauscht mit dir: Du gibst { $taken } und bekommst { $given }.
log-end = Das Spiel ist vorbei: { $reason }.
log-claim = { $player } zeigt { $works } vor für „{ $collection }“.
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

## The headline of a turn, after the player's name and a colon
brief-of-other = { $player } { $did }
brief-board = spielt „{ $board }“
brief-harvest = { $what }
brief-bid = bietet { $coins }
brief-drop-out = steigt aus
brief-win = ersteigert { $work } für { $coins }
brief-palace = steigt auf Stufe { $level }
brief-assert = macht Einfluss geltend: { $shield }
brief-leave-shield = verlässt das Schild: { $shield }
brief-advance = rückt auf { $space } von { $length } vor
brief-reward-coins = erhält { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 } als Belohnung
brief-reward-goods = erhält { $what } als Belohnung
brief-draw-work = zieht ein Kunstwerk
brief-inspect = prüft { $work }
brief-inspect-own = prüft ein eigenes Kunstwerk
brief-publish-genuine = macht bekannt, dass { $work } echt ist
brief-publish-forged = macht bekannt, dass { $work } gefälscht ist
brief-remove-owned = entfernt { $work } aus dem Kabinett von { $player }
brief-offer = bietet { $work } an
brief-play = spielt { $card }
brief-replace = spielt { $card } statt { $old }
brief-draw = zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
brief-place = setzt { $count ->
    [one] einen Stein
   *[other] { $count } Steine
 } in { $regions }
brief-control = kontrolliert { $regions }
brief-control-lost = verliert { $regions }
brief-displace = versetzt { $owner } in { $regions }
brief-displace-berlin = lässt Berlin { $owner } in { $regions } versetzen
brief-grow = lässt Berlin in { $regions } wachsen
brief-exchange = gibt { $partner } { $given } und bekommt { $taken }
brief-claim = zeigt „{ $collection }“ vor
goal-genuine = echte Kunstwerke, soweit du weißt
goal-cabinet = zwölf Kunstwerke in einem Kabinett
goal-cabinet-step = ein Kunstwerk im Kabinett
goal-campaigns = das Ende des letzten Feldzugs
goal-campaigns-step = ein Feldzug
goal-map = eine volle Karte
goal-map-step = ein Stein auf der Karte
goal-stones = alle dreißig Steine eines Spielers gesetzt
goal-stones-step = ein gesetzter Stein
goal-artworks = das letzte Kunstwerk versteigert
goal-artworks-step = ein zu versteigerndes Kunstwerk
goal-berlin = Berlin muss wachsen und kann nicht

# Changes listed in advice, each after a number such as "+2".
part-works = { $count ->
    [one] Kunstwerk
   *[other] Kunstwerke
}
part-known = { $count ->
    [one] Kunstwerk mit bekannter Echtheit
   *[other] Kunstwerke mit bekannter Echtheit
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

# Coach texts: what each decision is about.
coach-ask-board = Dein Tableau bestimmt, mit welchen Symbolen du beginnst und welche unter deinen dreißig Steinen liegen. Achte auf den Anfang und die erste Spalte: Münzen und Waren zahlen bei Versteigerungen, Militär bringt dich in Feldzüge, Kartensymbole bringen Karten für weitere Steine.
coach-ask-first-stone = Dein erster Stein kommt auf eine beliebige freie Stadt und kostet eine Karte. Von dort breitest du dich aus: Spätere Steine müssen in Regionen, in denen du schon einen hast, oder daneben. Suche Nachbarn mit freien Feldern jeder Geländeform und wenig Gedränge.
coach-ask-start = Vor Spielbeginn darfst du weitere Steine setzen, für so viele Karten, wie ihre Spalte sagt; versetzt wird noch nicht. Wer passt, ist fertig und behält seine Karten. Frühe Steine wirken am längsten: Ihre Symbole zählen ab der ersten Ernte, und zwei kontrollieren eine Region.
coach-ask-stone = Der Stein, den du wählst, legt sein Symbol frei, und das wirkt für dich bis zum Ende. Die Spalten leeren sich von links nach rechts, innerhalb einer wählst du frei. Was fehlt dir: Einkommen für Versteigerungen, Karten für weitere Steine, Militär, Fortschritt für deine Handkarten?
coach-ask-discard = Der Stein wird mit Karten bezahlt, und jede ist recht, auch eine noch verdeckte. Behalte, was du bald spielen kannst, und denke an die Versteigerung: Stadt zahlt dort drei Münzen, Fluss zwei, Land eine. Am leichtesten entbehrst du, wofür dir noch viele Symbole fehlen.
coach-ask-first-offer = Eines deiner Werke steht immer zum Tausch; die anderen werden es sehen und können es gegen ihres eintauschen. Zwei deiner fünf sind echt, nur weißt du nicht, welche. Sieh also auf die Arten: Behalte, wonach die offenen Sammlungen und deine Privatsammlung fragen.
coach-ask-offer = Was du jetzt anbietest, gibst du beim nächsten Tausch her, oder früher, wenn jemand anders es wählt. Trenne dich am liebsten von dem, was du als Fälschung kennst, und behalte, was echt ist. Bedenke: Andere dürfen dein Angebot prüfen, und vielleicht fehlt ihnen gerade diese Art.
coach-ask-open = Du darfst ab einer Münze bieten oder aus dieser Versteigerung aussteigen. Gezahlt wird mit Münzen, Handkarten und Waren, die nur hier Geld bringen. Echte Werke gewinnen das Spiel. Ein ungeprüftes ist ein Wagnis, doch wer es bekommt, wird auch Startspieler.
coach-ask-bid = Du bietest mehr als das letzte Gebot oder bist endgültig aus dieser Versteigerung. Am Ende zählt Geld nichts, doch bis dahin kosten Prüfungen, Karten und Versetzen etwas. Was ist dir das Werk wert, wie weit können die anderen gehen, und wer weiß wohl, ob es echt ist?
coach-ask-pay = Du zahlst mit Handkarten, Waren und Münzen, das Teuerste zuerst und nichts Überflüssiges. Alle verkauften Einheiten einer Art bringen ihren jetzigen Preis, dann fällt er. Verkaufe, was hoch steht; schone Karten, die du bald spielen kannst, und Münzen für den Rest der Runde.
coach-ask-assert = Dein Stein kommt auf das Schild deiner Stufe, dessen Symbole bis zu deiner nächsten Aktion Palast dir gehören; dafür beginnt der Zählstein von vorn. Helfen dir die Symbole jetzt, für Karten, Feldzug, Prüfungen oder Ernte? Oder bringt etwas Geduld ein besseres Schild?
coach-ask-advance = Deine Armee rückt je Militärsymbol ein Feld vor, ganz oder gar nicht. Endet der Feldzug, ziehen alle Beteiligten ein Kunstwerk, und die ersten Plätze werden belohnt: Fernbleiben lohnt selten. Kannst du ihn beenden, sieh auf die Plätze; der letzte Feldzug beendet das Spiel.
coach-ask-inspect = Für eine Münze erfährst du, ob ein Werk echt ist: ein eigenes, ein angebotenes oder das ausgelegte, das als Nächstes versteigert wird. Damit kennst du auch das andere Exemplar. Prüfe, woran deine nächsten Entscheidungen hängen: worauf bieten, was anbieten, mit wem tauschen?
coach-ask-publish-genuine = Machst du es bekannt, verlässt das gefälschte Exemplar das Spiel, wo immer es ist, selbst wenn es in deinem eigenen Kabinett ist. Dafür wissen dann alle, dass dieses hier echt ist. Schweig, solange du es noch ersteigern oder eintauschen willst; sprich, wenn der Verlust wohl andere trifft.
coach-ask-publish-forged = Ein Werk, das als Fälschung entlarvt ist, verlässt das Spiel, und alle wissen dann, dass das andere Exemplar echt ist. Wer es besitzt, verliert ein Werk für Sammlungen und Kabinett. Eigene Fälschungen nützen dir noch: Sie zählen für Sammlungen und lassen sich weitertauschen.
coach-ask-play = Du darfst so viele aktive Karten haben, wie du Regionen kontrollierst. Eine Karte verlangt Symbole, die nicht verbraucht werden, manche auch Münzen oder Waren, die du einmal zahlst. Ihre Vorteile wirken sofort und jede Runde wieder: Sieh, welche Karte die nächste möglich macht.
coach-ask-grow = Als Startspieler lässt du Berlin wachsen: Ein schwarzer Stein nimmt ein freies Feld in oder neben einer Region, die schon einen hat, oder verdrängt in einer solchen Region einen anderen. Er bleibt für immer. Nimm den anderen, was sie brauchen, und schone deine Regionen.
coach-ask-move = Ein versetzter Stein kommt auf ein freies Feld derselben Geländeform in einer Nachbarregion, und sein Besitzer wird bezahlt. Wohin, bestimmst du. Fremde Steine gehören dorthin, wo sie nichts kontrollieren und dir nicht im Weg sind, ein eigener dorthin, wo er dir hilft.
coach-ask-expand = Für Karten setzt du Steine, in Regionen mit eigenen Steinen oder daneben; für Münzen darfst du fremde versetzen. Zwei kontrollieren eine Region, und jede Region erlaubt eine aktive Karte. Sieh auf die Symbole darunter. Dein dreißigster Stein beendet das Spiel.
coach-ask-exchange = Am Ende deines Zuges musst du dein angebotenes Werk gegen ein anderes angebotenes tauschen. Am besten ist eines, von dem du weißt, dass es echt ist, sonst eines, dessen Art du sammelst. Bedenke auch, wem du deines gibst: Vielleicht macht es dort eine Sammlung komplett.
coach-ask-claim = Hast du Werke aller Arten, nach denen eine Sammlung fragt, darfst du sie vorzeigen und umsonst ein Kunstwerk ziehen; Fälschungen zählen, und die Werke bleiben dein. Eine offene Sammlung kann bald vergeben sein. Doch alle sehen, was du zeigst, und zwölf Werke beenden das Spiel.
coach-ask-show = Für die Sammlung zeigst du ein Werk dieser Art vor, und du hast die Wahl. Es bleibt dein und darf gefälscht sein, doch danach wissen alle, dass du es hast. Verrate möglichst wenig: lieber etwas, das die anderen schon kennen, als etwas, das niemand bei dir vermutet.

# Usage hints: when each component is chosen.
when-bid = Geboten wird in der Versteigerung; in jeder Runde gibt es eine.
when-drop-out = Aus einer Versteigerung steigst du aus, wenn du nach einem Gebot gefragt wirst.
when-card = Eine Handkarte wählst du, wenn du Karten spielst, ein Kunstwerk bezahlst oder sie für einen Stein ablegst.
when-collection = Eine Sammlung zeigst du in deinem Zug vor, wenn du Werke aller verlangten Arten besitzt.
when-drawn = In diesem Zug gezogene Karten kannst du für Steine ausgeben, während du deinen Einfluss erweiterst.
when-field = Ein Feld wählst du, wenn du einen Stein setzt (auch schon vor dem Spiel), wenn du einen versetzt oder bestimmst, wohin er kommt, und wenn Berlin wächst.
when-pay-coins = Hier zahlst du den Rest eines Preises in Münzen, wenn du eine Versteigerung gewonnen hast.
when-sale = Waren werden nur verkauft, um eine gewonnene Versteigerung zu bezahlen.
when-shield = Ein Schild wählst du im Palast, wenn du deinen Einfluss auf seiner Stufe geltend machst.
when-side = Die Seite eines Tableaus wählst du einmal, bevor das Spiel beginnt.
when-space = Ein Feld des Feldzugs wählst du, wenn du mit Militärsymbolen vorrückst: das Feld, das du erreichst.
when-spot = Einen Stein des Tableaus wählst du, wenn er auf ein Feld seiner Geländeform kommt.
when-work = Ein Kunstwerk wählst du, wenn du eines anbietest, tauschst, für eine Münze prüfst oder für eine Sammlung vorzeigst.

## The player aid
icon-card-back-city = Stadt-Karte
icon-card-back-land = Land-Karte
icon-card-back-river = Fluss-Karte
icon-card-back-artwork = verdecktes Kunstwerk
icon-card-back-collection = Sammlungskarte
icon-stone-0 = Stein
icon-stone-1 = Stein
icon-stone-2 = Stein
icon-stone-3 = Stein
icon-stone-4 = Stein
icon-stone-berlin = schwarzer Stein
aid-round = Eine Runde
aid-round-harvest = Ernte: Alle lagern für jedes Warensymbol 1 Einheit ein und nehmen dann für jedes Münzsymbol 1 Münze.
aid-round-auction = Versteigerung: Biete mehr oder steig aus; wer gewinnt, beginnt die Runde.
aid-round-palace = Palast: Steig je Palastsymbol 1 Stufe; ab Stufe 1 darfst du ein Schild nehmen.
aid-round-army = Armee: Rück im Feldzug um alle deine Militärsymbole vor oder gar nicht.
aid-round-artist = Künstler: Prüfe für jedes Symbol 1 Kunstwerk, für je 1 Münze.
aid-round-play = Spiele Karten, deren Bedingungen du erfüllst; zahle die Münzen und Waren, die sie verlangen.
aid-round-draw = Zieh für jedes Kartensymbol 1 Karte, verdeckt.
aid-round-expand = Einfluss erweitern: Setze Steine für Karten. Beim Startspieler wächst zuerst Berlin.
aid-round-exchange = Tausch: Tausch dein angebotenes Werk gegen eines, das jemand anders anbietet.
aid-prices = Kosten und Werte
aid-prices-stones = Spalte eines Steins und die Karten, die er kostet
aid-prices-city = Eine Stadt-Karte zahlt 3 Münzen bei einer Versteigerung.
aid-prices-river = Eine Fluss-Karte zahlt 2 Münzen.
aid-prices-land = Eine Land-Karte zahlt 1 Münze.
aid-prices-goods = Waren verkaufst du nur bei Versteigerungen, alle einer Art zu ihrem Preis, der dann je verkaufter Einheit um 1 fällt.
aid-prices-displace = Wer versetzt wird, erhält 1 Münze für ein Feld, 2 für einen Wald, 3 für einen Fluss, 4 für eine Stadt.
aid-limits = Gut zu wissen
aid-limits-cards = Eine aktive Karte je Region, die du kontrollierst (Steine auf zwei oder drei ihrer Felder).
aid-limits-field = Ein Stein kommt auf ein freies Feld seiner Geländeform, in eine Region mit einem Stein von dir oder daneben.
aid-limits-city = Dein zweiter Stadtstein braucht eine leere erste Spalte, der dritte eine leere zweite.
aid-limits-collection = Zeig Werke der Arten vor, nach denen eine Sammlung fragt, und zieh ein Kunstwerk; Fälschungen zählen.
aid-symbols = Symbole
aid-coin = Münze: 1 bei jeder Ernte.
aid-progress = Fortschritt: Viele Karten verlangen ihn.
aid-artworks = Kunstwerke

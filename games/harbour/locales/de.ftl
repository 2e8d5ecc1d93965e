title = Harbour
tagline = Goblins, Waren und ein Markt, der sich mit jedem Verkauf verändert. Ein viertes Gebäude beendet das Spiel; wer die wertvollsten Gebäude besitzt, gewinnt.

## Mechanics
uses-worker-placement = In jedem Zug muss dein einziger Spielstein auf ein anderes freies Gebäude: ein eigenes, eines der Auslage oder das eines Mitspielers.
uses-market = Die vier Waren liegen auf Marktfeldern, die $2 bis $5 zahlen; was verschifft wird, fällt ans billige Ende, und die anderen rücken auf.
uses-variable-powers = Jeder behält einen von zwei Charakteren mit eigener Spezialfähigkeit und eigenem Startgebäude.
uses-tableau-building = Die Symbole auf deinen Gebäuden wirken zusammen: Münzen machen Käufe billiger, Lagerhäuser behalten Waren, Anker vervielfachen manche Aktion, und ein Zylinder erspart Gebühren.
uses-open-drafting = Gekauft wird aus einer offenen Auslage von Gebäuden, drei mehr, als Personen mitspielen; nach jedem Kauf wird sie aufgefüllt.
uses-set-collection = Waren sammelst du nach Sorten: Verschifft wird eine nur, wenn du so viele Einheiten hast, wie ihr Marktfeld verlangt, zwei bis fünf.
uses-take-that = Abgaben nehmen einem Mitspieler deiner Wahl oder allen je eine Ware weg.
uses-end-game-bonuses = Am Spielende bringen manche Charaktere noch Siegpunkte für Waren, für Anker oder für den Preis von Stein, und Bonuspunktkarten tauschen übrige Waren in Siegpunkte um.
uses-hidden-information = Wird mit Bonuspunktkarten gespielt, darf sie bis zum Spielende nur ansehen, wem sie gehören.
uses-solo = Allein spielst du gegen einen Übungsgegner, der nichts zu entscheiden hat: Er geht die Auslage entlang, sammelt Waren umsonst und kauft, sobald seine Züge heruntergezählt sind. Es gibt ihn in drei Stufen.

option-start = Spielstart
option-start-about = In einer ersten Partie sind einige Gebäude vorgegeben, und alle beginnen mit einer Ware jeder Art. Sonst sind die Gebäude zufällig, und du wählst deine Waren.
option-start-usual = Zufallsaufbau, Wunschwaren
option-start-first-game = erstes Spiel
option-boards = Spielertableaus
option-boards-about = Jeder Charakter hat eine eigene Fähigkeit. Die Werften sind für alle gleich und haben keine.
option-boards-characters = Charaktere
option-boards-wharfs = Landungsstege für alle
option-bonus = Bonuspunktkarten
option-bonus-about = Jeder bekommt eine geheime Karte, die am Ende übrige Waren in Punkte verwandelt.
option-bonus-without = ohne
option-bonus-with = mit
option-inland = Binnenhändler (3–4 Spieler)
option-inland-about = Vor einem Kauf darfst du eine Ware jeder Art zusammen zu einem festen Preis verkaufen.
option-inland-without = ohne
option-inland-with = mit
option-trainer = Übungsgegner (Solospiel)
option-trainer-about = Wie viele Waren der Trainingsgegner erhält und wie oft er ein Gebäude kauft.
option-trainer-easy = leicht
option-trainer-usual = normal
option-trainer-hard = schwer
option-shipped = Rückkehr verschiffter Waren
option-shipped-highest-first = die teuerste wird die billigste
option-shipped-kept = in Marktreihenfolge
option-warehouses = Mehrere Lagerhäuser behalten
option-warehouses-same-good = beliebige Einheiten
option-warehouses-different-goods = verschiedene Waren
option-fee = Gäste ohne Waren
option-fee-forbidden = bleiben draußen
option-fee-free = zahlen nichts
option-purchase = Was sich kaufen oder ändern lässt
option-purchase-as-far-as-possible = wird gekauft, und der Markt wird verändert
option-purchase-compulsory = wird gekauft; der Markt darf bleiben
option-purchase-may-decline = ist beides freiwillig

seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb
trainer = Übungsgegner

## Components
fish = Fisch
livestock = Vieh
wood = Holz
stone = Stein
count-fish = { $count } Fisch
count-livestock = { $count } Vieh
count-wood = { $count } Holz
count-stone = { $count } Stein
count-any = { $count ->
    [one] 1 Ware nach Wahl
   *[other] { $count } Waren nach Wahl
 }
count-any-theirs = { $count ->
    [one] 1 Ware ihrer Wahl
   *[other] { $count } Waren ihrer Wahl
 }
count-same = { $count ->
    [one] 1 Ware einer Sorte
   *[other] { $count } Waren einer Sorte
 }
count-point = { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
 }
nothing = nichts
dollars = ${ $count }
at-least = { $count }+
times = { $count }×
cheaper = −${ $count }
have-of = { $have } / { $needed }+
start-of = { $board } ({ $player })
not-for-sale = unverkäuflich

## Icons, read aloud
icon-fish = Fisch
icon-livestock = Vieh
icon-wood = Holz
icon-stone = Stein
icon-any-good = Ware nach Wahl
icon-same-goods = Waren einer Sorte
icon-coin = Münze
icon-anchor = Anker
icon-top-hat = Zylinder
icon-warehouse = Lagerhaus
icon-dollar = $
icon-points = Siegpunkte
icon-plus = +
icon-arrow-right = →
icon-or = oder
icon-per = je
icon-others = alle anderen
icon-buy = kaufen
icon-buy-two = bis zu zwei kaufen
icon-double = verdoppeln
icon-market-swap = auf dem Markt tauschen
icon-market-move = auf dem Markt versetzen
icon-market-rearrange = Markt neu ordnen
icon-levy = Abgabe von einem Mitspieler
icon-levy-each = Abgabe von allen Mitspielern
icon-copy = verlassenes Gebäude kopieren
icon-copy-occupied = besetztes Gebäude kopieren
icon-bonus = Bonus
icon-free = gratis
icon-track = Leiste

## Descriptions of actions
do-gain = { $what } erwerben
do-gain-others = { $what } erwerben; alle anderen erwerben { $theirs }
do-gain-per = { $what } je { $icon } erwerben
do-convert = { $pay } in { $gain } umwandeln
do-convert-times = { $pay } in { $gain } umwandeln, bis zu { $times }-mal
do-double = Bestand einer Ware verdoppeln
do-market-swap = 2 Waren auf dem Markt tauschen
do-market-move = 1 Ware auf dem Markt versetzen
do-market-rearrange = Markt beliebig neu ordnen
do-buy = 1 Gebäude kaufen
do-buy-cheaper = 1 Gebäude um ${ $dollars } billiger kaufen
do-buy-cheaper-per = 1 Gebäude kaufen, je { $icon } um ${ $dollars } billiger
do-buy-two = 1 oder 2 Gebäude mit einer Verschiffung kaufen
do-levy = 1 Ware von einem Mitspieler nehmen
do-levy-each = 1 Ware von jedem Mitspieler nehmen
do-copy = Aktion des eben verlassenen Gebäudes ausführen
do-copy-occupied = Aktion eines besetzten Gebäudes ausführen
do-both = in beliebiger Reihenfolge: { $one }; { $other }
do-may = wenn du willst: { $what }
do-either = entweder { $one } oder { $other }

## The table
zone-market = Markt
zone-display = Auslage
zone-purchase = Kauf von { $player }
zone-parts = Auswahl von { $player }
zone-look = Vom Zugstapel
mat-of = { $player } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
mat-ships = { $player } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } · Fracht bis ${ $dollars }
nothing-affordable = { $what } (nichts bezahlbar: ${ $short } zu wenig)
slot = Marktfeld: ab { $minimum } Einheiten, ${ $dollars }
help-slot = Die Ware auf diesem Feld lässt sich verschiffen, wenn du mindestens { $minimum } davon hast, und bringt ${ $dollars }.
berth = Schiffsfeld
help-berth = Hier liegen Waren, die du gerade verschiffen willst.
help-market-good = Verschifft wird nur, um ein Gebäude zu kaufen. Du brauchst mindestens so viel, wie das Marktfeld verlangt, und gibst immer alles her.
empty-slot = Leerer Platz
help-empty-slot = Die Auslage wird vom Zugstapel aufgefüllt.
stack = Zugstapel
help-stack = Niemand kennt die Reihenfolge dieser Karten.
hidden-building = Verdecktes Gebäude { $number }
help-look = Nur der Adlige sieht diese Karten.
worker-of = Spielstein von { $player }
plot = Ein Platz für ein Gebäude
help-plot = Ein viertes Gebäude beendet das Spiel: Alle anderen haben noch einen Zug.
no-board-yet = Noch kein Tableau
help-no-board = Behalte eines der beiden Tableaus unten.
stock-of = { $player }: { $what }
help-stock = Ein Warenlager fasst bis zu 6 jeder Ware; was darüber hinausgeht, verfällt.
tool-of = { $player }: { $what }
help-coin = Münze: jeder Kauf ist um $1 billiger
help-anchor = Anker: vervielfacht die Aktion mancher Gebäude
help-top-hat = Zylinder: keine Gebühren in Gebäuden der Mitspieler
help-warehouse = Lagerhaus: behält eine Einheit von dem, was du verschiffst
bonus-of = Bonuspunktkarte von { $player }
help-bonus = Am Spielende werden je { $units } { $good } im Warenlager in { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
 } umgetauscht.
help-bonus-hidden = Bis zum Spielende darf diese Karte nur ansehen, wem sie gehört.
trainer-countdown = Züge, bis der Übungsgegner kauft
trainer-buys = { $turns ->
    [0] Kauft, sobald er kann
    [one] Kauft in 1 Zug
   *[other] Kauft in { $turns } Zügen
 }
trainer-note = Erwirbt umsonst die Waren des nächsten freien Gebäudes rechts{ $extra ->
    [0] {""}
   *[other] {" "}und { $extra } nach Wahl
 }. Alle { $turns } Züge verschifft er und kauft das teuerste Gebäude, das er bezahlen kann.
help-trainer = Der Übungsgegner spielt von selbst. Spieler berichten, dass er Waren sammelt und nach einer festen Zahl von Zügen kauft; den Rest seiner Regeln haben wir rekonstruiert.
help-trainer-countdown = Jeder seiner Züge zählt um eins herunter. Bei 0 verschifft er, was er kann, und kauft das teuerste Gebäude, für das sein Geld reicht; reicht es für keines, wartet er. Danach zählt er wieder von { $turns }.
help-building =
    Aktion: { $action }.{ $here }
    { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }. Preis: { $price }.
    { $icons }.
    { $source }
help-board =
    Aktion: { $action }.{ $here }
    Fähigkeit: { $ability }
    { $icons }.
    { $source }
occupied = { $building }, besetzt von { $players }
stands-here = {" "}Besetzt von { $players }.
source-printed = [Diese Karte ist wie gedruckt.]
source-partly = [Ein Teil dieser Karte ist wie gedruckt, der Rest ist unsere Rekonstruktion.]
source-ours = [Diese Karte haben wir rekonstruiert.]
money-to-spend = Verfügbares Geld
help-money = Was die Verschiffung einbringt. Geld, das du nicht ausgibst, verfällt.
plan-coin = Preisnachlass
plan-warehouse = Lagerhäuser
help-reduction = Um so viel ist jedes Gebäude bei diesem Kauf billiger.
help-keeping = So viele der verschifften Einheiten bleiben dir.
to-ship = Zu verschiffen: { $good }
help-to-ship = Du hast { $have } und brauchst { $needed }. Verschifft wird immer alles.
bundle = Komplettpaket für die Binnenhändler
help-bundle = Einmal je Kauf, vor dem Verschiffen, lässt sich je 1 Einheit aller vier Waren zusammen verkaufen. Der Markt bewegt sich dadurch nicht.
stays-of = Bleibt: { $good }
kept = Durch Lagerhäuser behalten
afterwards = Danach: { $good } auf ${ $dollars }
afterwards-short = danach
help-afterwards = Nicht verschiffte Waren rücken nach rechts, verschiffte kehren links zurück.
help-part = Einer der beiden Teile dieser Aktion.

## Prompts
ask-nothing = Nichts ist zu entscheiden.
ask-board = Behalte eines der beiden Tableaus.
ask-free = Welches Gebäude baust du gratis?
ask-move = Versetze deinen Spielstein auf ein anderes Gebäude.
ask-last-move = Dein letzter Zug: Versetze deinen Spielstein.
ask-fee = Gebühr an { $owner }: jetzt oder nach der Aktion?
ask-fee-after = Gebühr an { $owner }: Welche Ware zahlst du?
ask-begin = Wähle die { $count } Waren, mit denen du beginnst.
ask-because = { $player } nutzt { $building }. { $what }
ask-take = { $count ->
    [one] Wähle 1 Ware, die du erwirbst.
   *[other] Wähle { $count } Waren, die du erwirbst.
 }
ask-take-same = Wähle eine Ware: Davon erwirbst du { $count }.
ask-convert = Gib { $pay } ab und erwirb { $gain }.
ask-double = Welche Ware verdoppelst du?
ask-swap = Tausche zwei Waren auf dem Markt.
ask-swap-or-leave = Tausche zwei Waren auf dem Markt, oder lass ihn, wie er ist.
ask-market-move = Lege eine Ware auf ein anderes Marktfeld.
ask-market-move-or-leave = Lege eine Ware auf ein anderes Marktfeld, oder lass den Markt, wie er ist.
ask-arrange = Welche Ware kommt auf ${ $dollars }?
ask-refill = Welche verschiffte Ware kommt auf ${ $dollars }?
ask-levy = Wer gibt dir eine Ware?
ask-give = Abgabe an { $taker }: Welche Ware gibst du?
ask-copy = Welches besetzte Gebäude kopierst du?
ask-parts = { $building }: Welcher Teil kommt zuerst?
ask-either = { $building }: Was wählst du?
ask-ship = Verschiffe Waren, um ein Gebäude zu kaufen.
ask-buy = Verschiffe mehr Waren, oder kaufe ein Gebäude.
ask-buy-only = Wähle ein Gebäude, das du kaufst.
ask-ship-more = Das Geld reicht noch nicht: Verschiffe mehr Waren.
ask-second = Mit dem restlichen Geld ein zweites Gebäude kaufen?
ask-keep = { $count ->
    [one] Wähle 1 verschiffte Einheit, die du im Lagerhaus behältst.
   *[other] Wähle { $count } verschiffte Einheiten, die du in Lagerhäusern behältst.
 }
ask-ability = Vor dem Ende deines Zuges noch die Spezialfähigkeit nutzen?

## Choices
keep-board = { $board } behalten: { $ability }
build-free = { $building } bauen: { $action }
enter-short = { $building }
enter-short-of = ${ $short } fehlen
enter-short-fee = { $building } – Gebühr an { $owner }
enter = { $building }: { $action }
enter-for-fee = { $building }: { $action } (Gebühr an { $owner })
pay-fee = Jetzt { $what } zahlen
pay-later = Nach der Aktion zahlen; 1 Ware muss dafür übrig bleiben
begin-with = Mit { $what } beginnen
take = { $what } erwerben
pay = { $what } abgeben
double = { $good } verdoppeln: von { $count } auf { $after }
swap = { $one } und { $other } tauschen
move = { $good } auf ${ $dollars } legen
levy-from = Von { $payer } nehmen
give = { $what } an { $taker } geben
copy = { $building } kopieren: { $action }
do-this = Wählen: { $what }
do-first = Zuerst: { $what }
sell-bundle = Komplettpaket für ${ $dollars } verkaufen
ship = { $what } für ${ $dollars } verschiffen
buy = { $building } für ${ $price } kaufen ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 })
buy-and-lose = { $building } für ${ $price } kaufen ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }); Verlust: ${ $lost }
buy-with-sum = { $sum }: { $what }
keep-back = { $what } behalten
use-ability = Fähigkeit nutzen: { $ability }
leave-market = Markt so lassen
buy-nothing = Nichts kaufen
buy-no-more = Nichts mehr kaufen
end-turn = Zug beenden
convert-no-more = Nicht mehr umwandeln
finish = Fertig

## Blocked clicks
not-where-you-are = Dein Spielstein muss auf ein anderes Gebäude.
not-occupied = Dort steht ein Spielstein.
not-without-fee = Du hast keine Ware für die Gebühr.
not-enough-to-ship = Du hast { $have }, nötig sind { $needed }.
not-after-buying = Nach dem ersten Gebäude kann nichts mehr verschifft werden.
not-for-nothing = Damit lässt sich nichts kaufen.
not-enough-money = Dieses Gebäude kostet ${ $price }, du hast nur ${ $money }.
ship-first = Dieses Gebäude kostet ${ $price }. Verschiffe zuerst Waren: Sie bringen bis zu ${ $money }.
not-without-fee-left = Dann bliebe dir keine Ware für die Gebühr, die du noch schuldest.

## The log
log-starts = { $player } beginnt.
log-board = { $player } spielt mit dem Tableau „{ $board }“.
log-look = { $player } sieht sich { $count } Karten vom Zugstapel an.
log-free = { $player } baut gratis: { $building }.
log-enter = { $player } geht zu „{ $building }“.
log-pass = { $player } kann kein Gebäude betreten.
log-fee = { $player } zahlt { $owner } { $what } als Gebühr.
log-fee-later = { $player } zahlt die Gebühr nach der Aktion.
log-fee-saved = { $player } hat jetzt einen Zylinder und zahlt keine Gebühr.
log-gain = { $player } erwirbt { $what }.
log-gain-lost = { $player } erwirbt { $what } und hat keinen Platz für { $lost }.
log-gain-nothing = { $player } erwirbt nichts: kein Platz für { $lost }.
log-full = { $player } hat keinen Platz für { $what }.
log-convert = { $player } gibt { $what } ab.
log-copy = { $player } kopiert „{ $building }“.
log-market-swap = { $player } tauscht { $one } und { $other } auf dem Markt.
log-market-move = { $player } legt { $good } auf ${ $dollars }.
log-levy = { $player } gibt { $taker } { $what }.
log-ability = { $player } nutzt die Spezialfähigkeit.
log-bundle = { $player } verkauft den Binnenhändlern ein Komplettpaket für ${ $dollars }.
log-ship = { $player } verschifft { $what } und hat nun ${ $dollars }.
log-keep = { $player } behält { $what }.
log-buy = { $player } kauft „{ $building }“ für ${ $price }.
log-market = Der Markt nun, von ${ $dollars } aufwärts: { $goods }.
log-refill = { $building } steht jetzt zum Verkauf.
log-trainer-counts = { $turns ->
    [one] { $player } kauft in 1 Zug.
   *[other] { $player } kauft in { $turns } Zügen.
 }
log-trainer-waits = { $player } kann noch kein Gebäude bezahlen.
log-bonus = Die Bonuspunktkarten werden aufgedeckt.
log-exchange = { $player } tauscht mit der Bonuspunktkarte { $what } um: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
 }.
log-last-round = { $player } hat ein viertes Gebäude gekauft: Alle anderen sind noch einmal am Zug.
log-standstill = Seit 50 Runden hat niemand ein Gebäude gekauft.
log-points = { $player }: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
 }.

## The headline of a turn, after the player's name
brief-board = spielt mit „{ $board }“
brief-free = baut gratis „{ $building }“
brief-enter = nutzt „{ $building }“
brief-pass = { $player } passt
brief-gain = erwirbt { $what }
brief-fee = zahlt { $owner } { $what }
brief-convert = gibt { $what } ab
brief-copy = kopiert „{ $building }“
brief-market-swap = tauscht { $one } und { $other }
brief-market-move = legt { $good } auf ${ $dollars }
brief-ability = nutzt die Spezialfähigkeit
brief-bundle = verkauft ein Komplettpaket
brief-ship = verschifft { $what }
brief-keep = behält { $what }
brief-buy = kauft „{ $building }“ für ${ $price }
brief-last-round = läutet die letzte Runde ein

## The end
end-points = die meisten Siegpunkte
end-points-told = { $winners ->
    [one] { $winner } hat die meisten Siegpunkte.
   *[other] { $winner } liegen mit gleich vielen Siegpunkten gemeinsam vorn.
}
end-standstill = 50 Runden ohne Kauf
end-standstill-told = 50 Runden lang wurde kein Gebäude gekauft. Wer die meisten Siegpunkte hat, gewinnt.
end-trainer-beaten = mehr Siegpunkte als der Übungsgegner
end-trainer-beaten-told = { $winner } hat mehr Siegpunkte als der Übungsgegner.
end-trainer-shared = Gleichstand mit dem Übungsgegner
end-trainer-shared-told = Das Spiel gegen den Übungsgegner endet unentschieden.
end-tie-won = gleich viele Siegpunkte, mehr Gebäude gekauft oder mehr Waren übrig
end-tie-won-told = Die Siegpunkte sind gleich, aber { $winner } hat mehr Gebäude gekauft oder mehr Waren übrig.
end-tie-lost = gleich viele Siegpunkte, weniger Gebäude gekauft oder weniger Waren übrig
end-tie-lost-told = Die Siegpunkte sind gleich, aber der Übungsgegner hat mehr Gebäude gekauft oder mehr Waren übrig.
end-trainer-won = der Übungsgegner hat mehr Siegpunkte
end-trainer-won-told = Der Übungsgegner hat mehr Siegpunkte.
score-buildings = Gebäude
score-ability = Spezialfähigkeit
score-bonus = Bonuspunktkarte
score-bought = Gekaufte Gebäude (bei Gleichstand)
score-goods = Übrige Waren (bei Gleichstand)
score-total = Siegpunkte
goal-points = Punkte bisher
goal-purchases = vier gekaufte Gebäude
goal-purchases-step = ein Gebäude
goal-until-last-turns = Alle anderen sind noch einmal am Zug.
goal-standstill = 50 Runden ohne Kauf
goal-standstill-step = eine Runde ohne Kauf

# Changes listed in advice, each after a number such as "+2".
part-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
part-buildings = { $count ->
    [one] gekauftes Gebäude
   *[other] gekaufte Gebäude
}
part-goods = { $count ->
    [one] Ware
   *[other] Waren
}
part-sale = { $count ->
    [one] Dollar, den die Waren jetzt brächten
   *[other] Dollar, die die Waren jetzt brächten
}
part-coins = { $count ->
    [one] Münzsymbol
   *[other] Münzsymbole
}
part-warehouses = { $count ->
    [one] Lagerhaussymbol
   *[other] Lagerhaussymbole
}
part-anchors = Anker
part-hats = Zylinder

# Coach texts: what each decision is about.
coach-ask-board = Das Tableau begleitet dich das ganze Spiel: mit Spezialfähigkeit, Symbolen und einem Startgebäude, das dich keine Gebühr kostet. Wer gut spielt, zieht eine Fähigkeit, die immer wieder wirkt, einer vor, die auf seltene Fälle wartet, und achtet darauf, was zur Auslage passt.
coach-ask-free = Eines dieser Gebäude gehört dir sofort, das andere kommt unter den Zugstapel. Deines bringt keine Siegpunkte und zählt nicht zu den vier Gebäuden, die das Spiel beenden: Es geht nur um seine Symbole, seine Aktion und die Gebühren der Gäste. Nimm, was dir das ganze Spiel lang nützt.
coach-ask-move = Dein Spielstein geht auf ein anderes freies Gebäude, und du führst dessen Aktion aus; bei Mitspielern kostet das meist eine Ware Gebühr. Denke zwei Züge voraus: Welche Waren erreichen ihre Mindestmenge noch nicht, wo wirst du kaufen, und was werden die anderen besetzen?
coach-ask-last-move = Jemand hat das vierte Gebäude gekauft: Das ist dein letzter Zug, und es zählt nur noch, was am Ende Siegpunkte bringt. Ein Kauf bringt welche; übrige Waren nützen nur bei manchen Fähigkeiten, für Bonuspunktkarten und bei Gleichstand.
coach-ask-fee = Im Gebäude eines Mitspielers zahlst du eine Ware Gebühr, jetzt oder nach der Aktion. Wartest du, muss noch eine da sein, dafür geht es auch mit frisch Erworbenem. Gib, was du am ehesten entbehrst und was dem Besitzer am wenigsten nützt: Hat er schon sechs davon, verfällt es.
coach-ask-fee-after = Die Aktion ist vorbei, jetzt zahlst du dem Besitzer die Gebühr: eine Ware deiner Wahl. Trenne dich von einer, von der dir genug bleibt, oder von einer, bei der die Mindestmenge noch weit ist. Sieh auch ins Warenlager des Besitzers: Verhilf ihm nicht zu einer Verschiffung.
coach-ask-begin = Du wählst deine ersten Waren, beliebig gemischt. Verschiffen lässt sich eine Ware, sobald du so viel davon hast, wie ihr Marktfeld verlangt, zwei bis fünf: Billige Felder erreichst du eher, teure zahlen mehr. Sieh auch, aus welchen Waren die Gebäude der Auslage mehr machen.
coach-ask-take = Du erwirbst Waren deiner Wahl; von jeder Sorte fasst dein Warenlager sechs. Gute Spieler füllen eine Ware bis zur Mindestmenge ihres Marktfelds auf, denn noch mehr davon bringt nicht mehr Geld. Denke auch an das, was dein nächstes Gebäude verlangt.
coach-ask-take-same = Alles, was du jetzt erwirbst, ist von einer Sorte; wähle sie mit Blick auf deine nächste Verschiffung: eine, die damit ihre Mindestmenge erreicht, oder eine, die gut zahlt und ihr nahe kommt. Was über sechs hinausgeht, verfällt.
coach-ask-convert = Du gibst ab, was vor dem Pfeil steht, und erwirbst, was dahinter steht; wählst du es selbst, sind es andere Sorten. Gib her, was du übrig hast, und sieh auf das Ergebnis: Wie viele Waren erreichen dann ihre Mindestmenge, und was brächten sie ein?
coach-ask-double = Der Bestand einer Ware verdoppelt sich, höchstens auf sechs. Je mehr du von ihr hast, desto mehr kommt dazu, solange nichts über sechs hinausgeht. Entscheidend ist, ob sie damit die Mindestmenge eines teuren Marktfelds erreicht.
coach-ask-swap = Zwei Waren tauschen auf dem Markt die Plätze, und damit Erlös und Mindestmenge. Hebe eine Ware, von der du auch für das teurere Feld genug hast, oder senke eine, die andere bald verschiffen wollen. Tauschen musst du: Prüfe also, was es den anderen bringt.
coach-ask-swap-or-leave = Zwei Waren tauschen auf dem Markt die Plätze, und damit Erlös und Mindestmenge. Hebe eine Ware, von der du auch für das teurere Feld genug hast, oder senke eine, die andere bald verschiffen wollen. Hilft jeder Tausch den anderen mehr, lass den Markt so.
coach-ask-market-move = Eine Ware wechselt ihr Marktfeld, und die dazwischen rücken nach; so ändern sich mehrere auf einmal. Sieh bei jeder nach: Was zahlt sie dann, hast du genug davon, und wem nützt es außer dir? Eine Ware musst du versetzen.
coach-ask-market-move-or-leave = Eine Ware wechselt ihr Marktfeld, und die dazwischen rücken nach; so ändern sich mehrere auf einmal. Sieh bei jeder nach: Was zahlt sie dann, hast du genug davon, und wem nützt es außer dir? Hilft dir nichts davon, lass den Markt so.
coach-ask-arrange = Du ordnest den Markt neu, Feld für Feld, das teuerste zuerst. Teure Felder verlangen auch die meisten Einheiten: Dorthin passt, was du reichlich hast und die anderen nicht. Was die anderen sammeln, liegt besser dort, wo es wenig zahlt.
coach-ask-refill = Dank deiner Fähigkeit bestimmst du, in welcher Reihenfolge verschiffte Waren auf den Markt zurückkehren, vom billigsten Feld an. Ein höheres zahlt mehr, verlangt aber auch mehr. Denke an das, was du als Nächstes sammelst, und an die Warenlager der anderen.
coach-ask-levy = Ein Mitspieler deiner Wahl gibt dir eine Ware; welche, bestimmt er selbst. Suche also jemanden, der fast nur hat, was du brauchen kannst, oder jemanden, den kurz vor einem Kauf jeder Verlust zurückwirft. Achte auch darauf, wer vorn liegt.
coach-ask-give = Eine Ware musst du hergeben; welche, bestimmst du. Am besten eine, die dich keine Verschiffung kostet: weil du mehr als die Mindestmenge hast oder noch lange nicht genug. Und achte darauf, dass der andere damit keine Mindestmenge erreicht.
coach-ask-copy = Du führst die Aktion eines Gebäudes aus, auf dem ein fremder Spielstein steht, und zahlst für dieses keine Gebühr. Vergleiche, was jede mit deinen jetzigen Waren brächte: mehr Waren, einen besseren Markt oder gleich einen Kauf.
coach-ask-parts = Dieses Gebäude tut zweierlei, in der Reihenfolge, die du willst. Bei einem Kauf: Was du vorher erwirbst, hilft zur Mindestmenge; was du nachher erwirbst, bleibt dir. Beim Markt: Soll er sich schon für diesen Verkauf ändern oder erst für den nächsten?
coach-ask-either = Ein Startgebäude bietet Waren oder einen Kauf, und du tust eines von beiden. Ein Kauf bringt Siegpunkte und Symbole, und das vierte Gebäude rückt näher; wer weiter sammelt, kann sich vielleicht ein teureres leisten. Sieh, was der Markt jetzt zahlt: Der nächste Verkauf ändert es.
coach-ask-ship = Du planst einen Kauf. Eine Ware, die ihre Mindestmenge erreicht, bringt, was ihr Marktfeld zahlt, und meist gibst du alles davon her, wie viel es auch ist. Verschiffe nicht mehr, als das Gebäude kostet: Übriges Geld verfällt, und was dableibt, kann auf teurere Felder rücken.
coach-ask-buy = Für ein Gebäude reicht das Geld; mit mehr Waren reicht es vielleicht für ein teureres. Ein Gebäude zählt am Ende, seine Symbole wirken ab jetzt, und Gäste zahlen dir oft Gebühren. Wäge ab, was eine weitere Ware jetzt einbringt und was sie dir später nützt.
coach-ask-buy-only = Du wählst das Gebäude, das du kaufst; übriges Geld verfällt. Siegpunkte entscheiden das Spiel, doch früh zählen auch Symbole: Eine Münze verbilligt jeden späteren Kauf, ein Lagerhaus behält Waren. Und für welche Aktion sollen die anderen dir Gebühren zahlen?
coach-ask-ship-more = Was du bisher verschiffst, reicht noch für kein Gebäude, also muss eine weitere Ware mit. Am besten eine, mit der das Geld gerade reicht, oder eine, die das Gebäude möglich macht, das du wirklich willst. Sieh auch, was dir für den nächsten Kauf bleibt.
coach-ask-second = Mit dem restlichen Geld darfst du ein zweites Gebäude kaufen, und deine Münzen verbilligen auch dieses. Was du nicht ausgibst, verfällt; ein zweites kostet dich also nichts zusätzlich. Bedenke nur: Nach deinem vierten sind alle anderen bloß noch einmal am Zug.
coach-ask-keep = Deine Lagerhäuser retten einen Teil dessen, was du gerade verschifft hast. Sieh auf den neuen Markt: Verschiffte Waren liegen nun am billigen Ende, wo wenige Einheiten genügen. Behalte, was bald wieder eine Verschiffung ergibt oder woraus ein Gebäude mehr macht.
coach-ask-ability = Deine Aktion ist vorbei; vor dem Ende des Zuges darfst du noch deine Fähigkeit nutzen, einmal in jedem deiner Züge. Aufsparen lässt sie sich nicht. Sie lohnt sich, wenn eine Ware damit ihre Mindestmenge erreicht oder dein nächstes Gebäude genau das verlangt.

# Usage hints: when each component is chosen.
when-tool = Die Symbole deiner Gebäude wirken von selbst.
when-worker = Um deinen Spielstein zu versetzen, klicke auf das Gebäude, auf das er soll.
when-stack = Der Zugstapel füllt die Auslage nach jedem Kauf auf.
when-bundle = An die Binnenhändler kannst du einmal je Kauf verkaufen: eine Einheit jeder Ware.
when-board = Ein Tableau wählst du einmal, vor dem ersten Zug.
when-building = Ein Gebäude wählst du, wenn du deinen Spielstein versetzt, kaufst, eine Aktion kopierst oder als Adliger eines gratis baust.
when-start = Ein Startgebäude wählst du, wenn du deinen Spielstein versetzt, wenn eine Aktion es kopiert und wenn du bestimmst, wer dir eine Ware geben muss.
when-market = Eine Ware auf dem Markt wählst du, wenn du sie für einen Kauf verschiffst und wenn eine Aktion den Markt ändert.
when-slot = Ein Marktfeld wählst du, wenn eine Aktion eine Ware dorthin versetzt.
when-part = Die Teile eines Gebäudes wählst du, wenn du seine Aktion ausführst.
when-stock = Waren in deinem Warenlager wählst du, wenn du welche erwirbst, zahlst, abgibst, verdoppelst oder behältst.
when-ability = Eine Fähigkeit, die einmal je Zug gilt, kannst du bei jeder Entscheidung deines Zuges nutzen, außer während eines Kaufs.

## The player aid
icon-card-back-building = Gebäude
icon-card-back-bonus = Bonuspunktkarte
aid-turn = Dein Zug
aid-turn-move = Versetze deinen Spielstein auf ein anderes freies Gebäude: ein eigenes, eines der Auslage oder eines Mitspielers.
aid-turn-action = Führe seine Aktion so weit wie möglich aus.
aid-turn-fee = Das Gebäude eines Mitspielers kostet eine Gebühr: eine Ware deiner Wahl, vor oder nach der Aktion.
aid-turn-full = Von jeder Ware hast du höchstens 6; was darüber hinausgeht, verfällt.
aid-purchase = Ein Gebäude kaufen
aid-purchase-market = Einheiten, die eine Ware auf ihrem Marktfeld braucht, und was sie bringt
aid-purchase-ship = Verschiffe Waren, die ihre Mindestmenge erreichen. Das Marktfeld jeder Ware zahlt einmal.
aid-purchase-price = Jede deiner Münzen macht das Gebäude um $1 billiger.
aid-purchase-lost = Von verschifften Waren verlierst du alle Einheiten, wie viele es auch sind; übriges Geld verfällt.
aid-purchase-market-falls = Verschiffte Waren fallen ans billige Ende des Marktes; die anderen rücken auf.
aid-owned = Was deine Gebäude für dich tun
aid-actions = Was die Aktionen tun
aid-arrow = Gib ab, was davor steht, erwirb, was dahinter steht.
aid-plus = Beide Teile, in beliebiger Reihenfolge.
aid-or = Eines von beiden.
aid-per = Einmal für jedes solche Symbol, das du besitzt.
aid-others = Alle anderen erwerben das, nach dir.
aid-double = Verdopple eine deiner Waren.
aid-market-swap = Tausche zwei Waren auf dem Markt.
aid-market-move = Versetze eine Ware auf dem Markt; die übrigen rücken auf.
aid-market-rearrange = Ordne den Markt beliebig neu.
aid-levy = Ein Mitspieler deiner Wahl gibt dir 1 Ware seiner Wahl.
aid-levy-each = Jeder Mitspieler gibt dir 1 Ware.
aid-copy = Führe die Aktion des Gebäudes aus, das du gerade verlassen hast.
aid-copy-occupied = Führe die Aktion eines Gebäudes aus, das jemand anders besetzt.
aid-buy = Kaufe ein Gebäude der Auslage.
aid-buy-two = Kaufe ein oder zwei Gebäude mit einer Verschiffung.
aid-symbols = Symbole

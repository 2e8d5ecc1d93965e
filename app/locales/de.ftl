### Text of the app itself. Games and the terminal client have files of their own.
home-tagline = Brettspiele nach Originalregeln.
home-continue = Weiterspielen
home-games = Spiele
home-compare = Mechaniken vergleichen
home-saved = Deine letzten Partien
home-others = Andere gespeicherte Partien
home-turn = { $player } ist dran
home-your-turn = Du bist dran
home-none = Noch keine. Jede Partie wird beim Spielen gespeichert.
home-tools = Werkzeuge
home-open = Datei öffnen …
home-play = Neue Partie
home-resume = Fortsetzen
home-damaged = beschädigte Datei
home-unopened = Lässt sich nicht öffnen
home-shut = Der Ordner der gespeicherten Partien, { $folder }, ist nicht lesbar: { $reason }
home-players = { $range } Spieler
home-minutes = { $range } Min.
home-moves = { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
}
age-now = gerade eben
age-minutes = { $count ->
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
age-hours = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
age-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}
players-count = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
player-number = Spieler { $number }
bot-none = Mensch
level-name-beginner = Anfänger
level-beginner = Computer: Anfänger
level-name-apprentice = Lehrling
level-apprentice = Computer: Lehrling
level-name-journeyman = Geselle
level-journeyman = Computer: Geselle
level-name-expert = Könner
level-expert = Computer: Könner
level-name-master = Meister
level-master = Computer: Meister
level-name-grandmaster = Großmeister
level-grandmaster = Computer: Großmeister
bot-random = Computer: zufällig
bot-greedy = Computer: gierig
bot-iterations = { $count ->
    [one] Computer: 1 Versuch
   *[other] Computer: { $count } Versuche
}
bot-millis = Computer: denkt { $count } ms
bot-seconds = Computer: denkt { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
bot-random-short = Zufällig
bot-greedy-short = Gierig
bot-seconds-short = Denkt { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
new-title = Neue Partie: { $game }
new-seats = Wer spielt
new-occupant = Spieler für { $seat }
new-who = Wer spielt { $seat }
new-with = { $seat } · mit { $partners }
new-add = { $seat } hinzufügen
new-name = Name von { $seat }
new-computer = Computer
new-others = Andere
new-other-computers = Andere Computerspieler
new-person-about = Spielt an diesem Bildschirm. Spielen mehrere Menschen, wird er zwischen den Zügen verdeckt, wenn es etwas zu verbergen gibt.
new-guest-about = Bekommt eine Einladung und spielt im eigenen Rondel mit, von wo auch immer.
new-all = Für alle Computerspieler übernehmen
level-about-beginner = Denkt kaum voraus und übersieht vieles. Für die allerersten Partien.
level-about-apprentice = Sieht den eigenen nächsten Zug und verpasst weniger Gelegenheiten.
level-about-journeyman = Plant voraus. Ein fairer Gegner, sobald man die Regeln kennt.
level-about-expert = Plant gut und bestraft Fehler.
level-about-master = Denkt weit voraus. Ein harter Gegner für Erfahrene.
level-about-grandmaster = Denkt zehnmal so lange wie ein Meister.
new-level-hint-unmeasured = Wie stark die Stufen in diesem Spiel sind, wurde noch nicht gemessen. Höhere Stufen denken länger nach.
new-level-hint-untrained = Mit eigenen Karten spielt der Computer etwas schwächer als sonst: Er hat mit denen des Spiels trainiert.
new-options = Aufbau
new-option = { $option }: { $value }
new-readings = Weitere Optionen
new-seed = Startzahl
new-seed-hint = Gleiche Startzahl und gleiche Entscheidungen ergeben die gleiche Partie.
new-seed-bad = Gib eine ganze Zahl ein, mindestens 0.
new-reroll = Andere Startzahl
new-own-luck = Eigene Würfel
new-own-luck-hint = Gewürfelt wird mit echten Würfeln, auch für den Computer; eingegeben wird, was sie zeigen.
new-clock = Uhr
new-clock-is = Uhr: { $clock }
clock-none = Keine Uhr
clock-per-decision = { $time } pro Entscheidung
clock-per-game = { $time } pro Person
clock-with-increment = { $time } pro Person, nach jeder Entscheidung { $increment } mehr
clock-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
clock-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
clock-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
clock-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
clock-left = { $player }: noch { $time }
clock-rule = Wer keine Zeit mehr hat, für den entscheidet der Computer: für diese Entscheidung, oder bis zum Ende der Partie, wenn die Zeit für die ganze Partie gilt.
clock-rule-lose = Wer keine Zeit mehr hat, verliert die Partie.
clock-loses = Wer keine Zeit mehr hat, verliert
clock-up = { $player }: Die Zeit ist um. Der Computer entscheidet.
new-begin = Beginnen
new-summary = { $players } · etwa { $range } Min.
new-cancel-hint = Deine Eingaben bleiben für das nächste Mal erhalten. Die Esc-Taste tut dasselbe.
new-content-wrong = Mit diesen Dateien kann die Partie nicht beginnen. Berichtige sie oder nimm sie aus dem Ordner.
new-content-again = Dateien neu lesen
content-trial = Die Karten dieser Dateien werden in ein paar hundert Partien erprobt …
cancel = Abbrechen
close = Schließen
header-home = Zurück zu allen Spielen
header-version = begonnen mit Version { $version } des Spiels
luck-die = Was zeigt der Würfel?
luck-card = Welche Karte wird gezogen?
luck-item = Was kommt als Nächstes?
luck-number = Welche Zahl fällt?
luck-cause = { $player }: { $choice }
luck-deal = Spielbeginn, Wurf { $number }
luck-waits = Bitte würfeln und eingeben, was die Würfel zeigen.
luck-chance = Den Rest dem Zufall überlassen
resign = Aufgeben
resign-open = Aufgeben …
resign-title = Aufgeben?
resign-asked = { $player } gibt auf, und { $winner } gewinnt die Partie.
undo = Zurücknehmen (Strg+Z)
undo-nothing = Du hast keine Entscheidung, die du zurücknehmen könntest.
undo-secret = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas gezogen oder aufgedeckt.
table-fit = Den ganzen Tisch zeigen
table-enlarge = Diesen Teil des Tisches vergrößern
table-unfold = Klick: aufklappen
table-fold = Klick: zuklappen
piece-face-down = Verdeckt
piece-spent = Verbraucht
piece-active = Gerade aktiv
piece-of = Gehört { $seat }
piece-place = { $zone }
piece-place-of = { $zone } ({ $seat })
piece-open = Wählbar
piece-chosen = Gewählt
piece-chosen-often = { $count }-mal gewählt
window-turn = { $game }: { $player } am Zug
window-your-turn = Du bist am Zug: { $game }
choices-title = Deine Möglichkeiten
choices-bot = Der Computer spielt
choices-on-map = Wähle auf der Karte
choices-on-board = Wähle auf dem Brett
choices-chosen = { $chosen } von { $all } gewählt
choices-all = Alle zeigen
choices-all-key = Esc-Taste
group-main = Entscheiden
group-pay = Bezahlen
group-aside = Jederzeit
group-pass = Oder auslassen
choice-idle-asked = Das bewirkt jetzt nichts. Wähle es noch einmal, wenn du es trotzdem tun willst.
choice-idle = Jetzt ohne Wirkung.
click-dead = { $thing }: Damit ist jetzt nichts zu machen.
click-use = Jetzt: { $now } { $use }
bot-thinks = Der Computer denkt nach …
bot-pause = Anhalten
bot-go-on = Weiter
bot-step = Ein Zug
bot-skip = Vorspulen bis zum nächsten Menschen
bot-paused = Angehalten
bot-lost = Der Computer hat keinen Zug gefunden. Er ist angehalten; „Weiter“ oder „Ein Zug“ lässt ihn neu nachdenken.
bot-refused = Der Computer hat einen unerlaubten Zug gewählt: { $reason } Er ist angehalten; „Weiter“ oder „Ein Zug“ lässt ihn neu nachdenken.
think-stop = Stopp
think-stop-hint = Nimm den besten Zug, der bis jetzt gefunden wurde.
hint = Tipp (H)
hint-title = Tipp
hint-forced = Es gibt nur eine Möglichkeit.
hint-tries = { $count ->
    [one] 1 Versuch über das, was { $seat } wissen kann.
   *[other] { $count } Versuche über das, was { $seat } wissen kann.
}
insight-close = Schließen (Esc)
insight-lost = Die Suche hat nichts ergeben. Versuche es noch einmal.
considered-open = Warum dieser Zug?
considered-title = Erwogene Züge
considered-about = { $player }, Entscheidung { $ply }
considered-tries = { $count ->
    [one] 1 Versuch über das, was { $seat } wissen konnte.
   *[other] { $count } Versuche über das, was { $seat } wissen konnte.
}
considered-anew = { $count ->
    [one] Eine Sekunde
   *[other] { $count } Sekunden
} lang neu gesucht. Bei begrenzter Zeit ist keine Suche ganz wie die andere.
considered-differs = Die neue Suche hat einen anderen Zug gewählt: Die erste wurde vorzeitig gestoppt, oder die Partie wurde mit einer anderen Version des Programms gespielt.
considered-forced = Es gab nur eine Möglichkeit.
considered-random = Dieser Computer denkt nicht: Er spielt zufällige Züge.
considered-greedy = Dieser Computer denkt nicht voraus: Er nimmt, was am Ende seines Zuges am besten aussieht.
considered-slip = Über diesen Zug hat der Computer nicht nachgedacht. Auf seiner Stufe spielt er ab und zu einen zufälligen.
considered-ask = Das zeigt, was der Computer auf der Hand hat und was er vorhat. Trotzdem zeigen?
considered-yes = Zeigen
considered-later = Erst nach dem Ende der Partie: Vorher würden die Überlegungen des Bots einem von euch zeigen, was die anderen nicht sehen.
percent = { $value } %
weighed-result = { $mean } % ± { $reach }
weighed-won = gewinnt sicher
weighed-drawn = sicher unentschieden
weighed-lost = verliert sicher
weighed-within = { $count ->
    [one] Damit ist die Partie zu Ende.
   *[other] Nach höchstens { $count } Entscheidungen ist die Partie zu Ende, was die andere Seite auch tut.
}
weighed-equal = Die ersten { $count } sind gleich gut, soweit die Suche das sagen kann.
weighed-taken = { $choice } (gewählt)
weighed-row = { $choice }: { $result }, { $share } % der Versuche
weighed-tries = In { $count } von { $all } Versuchen gewählt.
weighed-interval = 100 % ist das bestmögliche Ergebnis. ± ist die Fehlerspanne der Suche.
weighed-interval-many = Die Zahl ist der Anteil der Gegner, vor denen du voraussichtlich landest: 100 % ist ein sicherer Sieg, 50 % ein mittleres Ergebnis. ± ist die Fehlerspanne der Suche.
weighed-more = { $count ->
    [one] Eine weitere Möglichkeit wurde seltener versucht.
   *[other] { $count } weitere Möglichkeiten wurden seltener versucht.
}
line-title = So könnte es weitergehen
line-step = dann { $seat }: { $choice }
belief-title = Vermutung über Verborgenes
belief-seat = { $seat } könnte haben: { $things }
belief-thing = { $thing } ({ $share } %)
speech-turn = { $player } ist am Zug.
speech-taken-back = Die letzte Entscheidung wurde zurückgenommen.
speech-recent = Letzte Ansagen
speech-gained = { $thing }: { $count } mehr
speech-gained-of = { $thing }: { $count } mehr ({ $what })
log-title = Verlauf
log-opening = Aufbau
log-earlier = { $count } frühere Zeilen
cover-title = { $player } übernimmt
cover-hint = Der Tisch ist verdeckt, damit niemand eine fremde Hand sieht.
cover-ready = Ich bin bereit
list-last = { $rest } und { $last }
end-won = { $winner } gewinnt
end-won-team = { $winners } gewinnen
end-won-together = Gemeinsam gewonnen
end-lost-together = Gemeinsam verloren
end-score = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
end-draw = Unentschieden
end-defeat = Niederlage
end-shared = { $winners } teilen sich den Sieg
end-by = Entschieden durch: { $reason }.
end-again = Noch einmal
end-rematch = Revanche
end-look = Den Tisch ansehen
end-home = Alle Spiele
end-turns = Schlüsselzüge
end-you-won = Du hast gewonnen!
end-you-lost = Du hast verloren
end-strongest = Deine beste Entscheidung
end-strongest-told = { $turn } – { $by } % vor der nächstbesten Möglichkeit
end-strongest-none = Keine Entscheidung stach heraus.
end-costliest = Deine teuerste Entscheidung
end-costliest-told = { $turn } (−{ $loss } %). Besser: { $better }
end-led = { $winner } { $count ->
    [one] lag
   *[other] lagen
} von Anfang bis Ende vorn.
end-turned = { $winner } { $count ->
    [one] liegt
   *[other] liegen
} seit Zug { $ply } endgültig vorn. { $turn }
end-turn-look = Diesen Zug auf dem Tisch ansehen
end-result = Ergebnis zeigen
replay-title = Zurückblicken
replay-first = Zum Anfang
replay-back = Schritt zurück
replay-forward = Schritt vor
replay-last = Zum aktuellen Stand
replay-place = Stellung { $ply } von { $plies }
replay-now = Zurück zur Partie
watch-title = Was gerade geschieht
watch-hint = Ein Klick auf den Tisch oder die Leertaste überspringt das.
replay-round = Runde { $round }
replay-play = Abspielen
replay-pause = Anhalten
replay-eyes = Sicht von
replay-bystander = Zuschauer
replay-open = Alle Karten offen
log-headline = { $seat }: { $did }
log-times = { $did } ({ $count }×)
log-more = noch { $count } Schritte
log-fold = Einzelschritte einklappen
log-unfold = Jeden Schritt zeigen
your-turn = Du bist am Zug
recap = Seit deinem Zug
recap-hint = Zeigt noch einmal, was seit deiner letzten Entscheidung geschehen ist
rules-title = Regeln
rules-contents = Inhalt
rules-search = Text oder Regelnummer
rules-next = Weiter
rules-back = Zurück
rules-nothing = nicht gefunden
rules-no-picture = Dieses Bild lässt sich nicht zeichnen.
aid-title = Spielhilfe
aid-symbols = Symbole
aid-symbol = Symbol: { $word }
matrix-title = Was die Spiele gemeinsam haben
matrix-about = Ein Klick auf eine Nummer zeigt ihre Regel. Ein Klick auf den Namen von etwas, das mehrere Spiele haben, legt ihre Regeln nebeneinander.
matrix-shared = In mehreren Spielen
matrix-alone = Nur in einem Spiel
matrix-things = Auf dem Tisch im Lauf einer ganzen Partie
matrix-cell = { $game }: { $mechanic }. { $sentence } ({ $rule })
matrix-thing = { $game }: { $component }
matrix-open = Klick: { $rule } lesen
matrix-compare = Vergleichen: { $mechanic }
matrix-read = Lesen: { $mechanic }
matrix-back = Zurück zu allen Mechaniken
matrix-both = In beiden Spielen
matrix-left = Linkes Spiel
matrix-right = Rechtes Spiel
save-as = Speichern unter …
save-yes = Speichern
save-retry = Nochmals versuchen
save-trouble = Die Partie geht weiter, lässt sich aber nicht speichern ({ $reason }). Versuche es nochmals, oder speichere sie anderswo; solange das Fenster offen ist, geht nichts verloren.
save-trouble-full = Die Partie geht weiter, lässt sich aber nicht speichern ({ $reason }). Schaffe Platz und versuche es nochmals, oder speichere sie anderswo; solange das Fenster offen ist, geht nichts verloren.
save-trouble-forbidden = Die Partie geht weiter, lässt sich aber nicht speichern ({ $reason }). Du darfst dort nicht schreiben. Speichere sie anderswo; solange das Fenster offen ist, geht nichts verloren.
save-trouble-elsewhere = Die Partie geht weiter, lässt sich aber nicht speichern ({ $reason }). Schließe sie im anderen Fenster und versuche es nochmals, oder speichere sie anderswo; solange das Fenster offen ist, geht nichts verloren.
unsaved-title = Diese Partie ist nicht gespeichert
unsaved-why = Die Partie lässt sich nicht am üblichen Ort speichern ({ $reason }). Wenn du jetzt gehst, gehen die letzten Entscheidungen verloren.
unsaved-elsewhere = Anderswo speichern
unsaved-leave = Trotzdem gehen
unsaved-stay = Bleiben
open-title = Partie öffnen
open-yes = Öffnen
file-path = Pfad der Datei
file-choose = Auswählen …
file-no-dialog = Auf diesem System gibt es keinen Dateidialog. Gib stattdessen den Pfad der Datei ein.
live-faults = Bis du die Fehler unten behebst, bleibt der Tisch, wie er war, oder zeigt an, was fehlt. Fehler in den Dateien dieses Ordners:
live-code = Der Code hat sich geändert, seit dieses Programm gebaut wurde. Schließ das Fenster und starte das Programm neu, um { $game } damit zu spielen.
notice-away = Verstanden
notice-settings-broken = Die Einstellungen waren nicht lesbar ({ $reason }) und wurden zurückgesetzt. Die alte Datei liegt als { $file } bereit.
notice-settings-stuck = Die Einstellungen sind nicht lesbar ({ $reason }), und die Datei lässt sich nicht beiseitelegen. Es gelten die Standardwerte; Änderungen werden nicht gespeichert.
notice-moved = Ein anderes Programm hat die Datei dieser Partie, { $from }, gelöscht oder geändert. Die ganze Partie wurde in { $to } gespeichert und geht dort weiter.
notice-settings-unwritable = Die Einstellungen lassen sich nicht speichern ({ $reason }); sie gelten, bis das Fenster geschlossen wird.
notice-damaged = Die Datei ist beschädigt: { $reason }. Die Partie geht nach der letzten unversehrten Entscheidung in einer neuen Datei weiter; die alte bleibt unverändert.
settings-title = Einstellungen
settings-language = Sprache
settings-text = Textgröße
settings-theme = Farben
theme-light = Hell
theme-dark = Dunkel
theme-system = System
settings-speed = Animationstempo
speed-none = Sofort
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam
settings-volume = Ton
settings-volume-off = Aus
settings-reduce-motion = Weniger Animation: nichts gleitet oder fliegt
settings-forced = Einzige oder naheliegende Möglichkeit automatisch wählen
settings-screen = Vollbild (F11)
settings-notify = Auf dem Desktop melden, wenn ich am Zug bin
settings-notify-hint = In Online-Partien, solange dieses Fenster im Hintergrund ist.
window-drop = Lass die Datei los, um die Partie zu öffnen
keys-title = Tasten
keys-or = oder
keys-to = bis
keys-table = Am Tisch
keys-zoom = vergrößern oder verkleinern
keys-wheel = am Mauszeiger vergrößern oder verkleinern
keys-drag = den vergrößerten Tisch verschieben
keys-areas = von Bereich zu Bereich; mit Umschalt zurück
keys-pieces = von Teil zu Teil in einem Bereich des Tisches
keys-inspect = Einzelheiten zum Teil zeigen
keys-skip = die Animation überspringen
keys-undo = zurücknehmen
keys-uncover = den Tisch für die nächste Person aufdecken
keys-fold = zuklappen, was auf dem Tisch aufgeklappt ist
keys-choices = Wahl
keys-take = wählen, was bei dieser Taste steht
keys-pass = passen oder den Schritt beenden
keys-walk = durch die Liste gehen
keys-take-marked = die markierte Möglichkeit wählen
keys-hint = einen Tipp zeigen oder ausblenden
keys-all = alle Möglichkeiten zeigen
keys-replay = Beim Zurückblicken oder nach dem Ende
keys-step = einen Schritt zurück oder vor
keys-turn = einen Zug zurück oder vor
keys-ends = zum Anfang oder zum aktuellen Stand
keys-play = abspielen oder anhalten
keys-present = zurück zur Partie
keys-window = Überall
keys-rules = Regeln des Spiels; anderswo diese Übersicht
keys-aid = die Spielhilfe neben dem Tisch zeigen
keys-sheet = diese Übersicht
keys-paste = eine Partie aus einem kopierten Code öffnen, auf der Startseite
keys-screen = Vollbild ein oder aus
keys-focus = zum Nächsten; mit Umschalt zum Vorigen
keys-press = das umrahmte Element drücken
keys-begin = eine neue Partie mit den vorgeschlagenen Einstellungen beginnen
keys-close = Dialog oder Regeln schließen; das Labor verlassen
key-escape = Esc
key-space = Leertaste
key-enter = Eingabe
key-control = Strg
key-wheel = Mausrad
key-right-click = Rechtsklick
key-drag = Ziehen
key-page-up = Bild auf
key-page-down = Bild ab
key-home = Pos1
key-end = Ende
key-tab = Tab
key-shift = Umschalt
key-delete = Entf
fault-torn = Zeile { $line } wurde beim Schreiben abgeschnitten und wird übergangen
fault-unreadable = Zeile { $line } ist nicht lesbar ({ $reason })
fault-unplayable = Zeile { $line } enthält einen unerlaubten Zug ({ $reason })
fault-empty = die Datei ist leer
fault-too-large = die Datei ist { $size } Bytes groß; erlaubt sind höchstens { $limit }
fault-folder = das ist ein Ordner, keine Datei
fault-pipe = das ist eine Pipe, keine Datei
fault-socket = das ist ein Socket, keine Datei
fault-device = das ist ein Gerät, keine Datei
fault-no-text = Zeile { $line }: Byte { $byte } ist kein gültiger UTF-8-Text
fault-stand-in = Zeile 1 enthält ein Byte, das kein gültiger UTF-8-Text ist
fault-no-bot = Zeile 1: „{ $bot }“ ist kein bekannter Computergegner; auf Platz { $seat } sitzt stattdessen ein Mensch
fault-rewritten = ein anderes Programm hat diese Datei neu geschrieben, aber es ist nichts verloren gegangen
fault-busy = die Partie ist in einem anderen Fenster offen
fault-foreign = Zeile 1 ist nicht der Anfang einer Rondel-Partie ({ $reason })
fault-format = eine neuere Version von Rondel hat diese Datei geschrieben
fault-no-game = unbekanntes Spiel „{ $game }“
fault-guests = die Gästeliste der Partie ist nicht lesbar ({ $reason })
fault-other-game = das Spiel ist „{ $game }“, aber die Einstellungen gehören zu „{ $setup }“
fault-seats = { $count ->
    [one] das Spiel lässt sich nicht allein spielen
   *[other] das Spiel ist nicht für { $count } Personen
}
fault-fork = die Partie ist eine Variante einer anderen, aber Abzweigung { $number } ist ungültig
fault-branch = in dieser Stellung kann keine Variante beginnen
fault-no-option = das Spiel hat keine Einstellung „{ $option }“
fault-no-value = die Einstellung „{ $option }“ kann nicht „{ $value }“ sein
fault-no-content = { $file }: das Spiel hat keine Inhaltsdatei dieses Namens
fault-over = Die Partie ist zu Ende.
fault-clock = Nur wenn zwei gegeneinander spielen, kann jemand verlieren, weil die Zeit um ist.
fault-forfeit = In dieser Partie kann niemand aufgeben.
fault-stuck = { $seat } ist am Zug und hat keine Möglichkeit. Das ist ein Fehler in den Regeln des Spiels: Die Partie kann nicht weitergehen. Was gespielt wurde, ist gespeichert.
fault-no-choice = Eine Möglichkeit Nummer { $number } gibt es nicht.
fault-not-allowed = Das erlauben die Regeln hier nicht ({ $action }).
fault-luck-impossible = Ergebnis { $number } der eingegebenen Zufallsereignisse ist unmöglich.
fault-luck-many = Es können höchstens { $count } Ergebnisse auf einmal eingegeben werden.
fault-luck-guests = An einem Tisch mit Gästen können Würfel und Karten nicht von Hand eingegeben werden.
fault-luck-unused = { $count ->
    [one] Es wurde ein Ergebnis mehr eingegeben, als Zufallsereignisse stattfanden.
   *[other] Es wurden { $count } Ergebnisse mehr eingegeben, als Zufallsereignisse stattfanden.
}
fault-same-game = Zwei Spiele heißen „{ $game }“. Entferne eines davon, um zu spielen.
new-content = Mit eigenen Karten: { $files }
lab-title = Labor
lab-tagline = Was für ein Spiel ist es? Spiele im Vergleich, gemessen.
lab-return = Zurück zum Labor
lab-welcome = Welches Spiel dauert am längsten? Wo entscheidet das Glück?
lab-welcome-how = Wähl links Spiele aus, oder ein Spiel mit verschiedenen Optionen. Der Computer spielt sie viele Male; die Zahlen erscheinen hier, während er spielt.
lab-first = Die erste Partie läuft …
lab-game = Spiel der Spalte { $column }
lab-seats = Plätze der Spalte { $column }
lab-bot = Wer in Spalte { $column } spielt
lab-options = Optionen von { $column }: { $options }
lab-usual = Standard
lab-own = Mit meinen eigenen Inhaltsdateien
lab-add = Spalte hinzufügen
lab-copy = Spalte { $column } kopieren
lab-away = Spalte { $column } entfernen
lab-amount = Zahl der Partien
lab-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
lab-seconds = { $count } Sekunden
lab-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
lab-seed = Startzahl
lab-seed-hint = Gleiche Startzahl, gleiche Partien, gleiche Zahlen.
lab-start = Starten
lab-start-hint = Zahl der Partien je Spalte. Mehr Partien ergeben engere Intervalle.
lab-stop = Anhalten
lab-done-of = { $done } von { $all } Partien
lab-done = { $done ->
    [one] 1 Partie
   *[other] { $done } Partien
}
lab-left = noch { $time }
lab-broken = Eine Partie ist beim Spielen abgestürzt. Der Befehl „rondel check“ findet heraus, was an ihren Regeln falsch ist.
lab-most-length = Am längsten
lab-most-choice = Größte Auswahl
lab-most-luck = Am meisten Glück
lab-most-secrets = Meiste Geheimnisse
lab-most-drama = Führungswechsel
lab-most-late = Am längsten offen
lab-most-comeback = Aufholjagden
lab-most-interaction = Meiste Interaktion
lab-clearly = eindeutig
lab-perhaps = knapp
lab-clearly-hint = Das Intervall überschneidet sich mit keinem anderen.
lab-perhaps-hint = Intervalle überschneiden sich, oder es sind noch wenige Stichproben. Mehr Partien bringen eine klare Antwort.
lab-luck-help = 0 % bedeutet, dass der stärkere Bot immer gewinnt; 100 %, dass er nicht öfter gewinnt als der schwächere.
lab-stale = Die Spalten links wurden geändert, seit diese Zahlen gemessen wurden. Starte neu, um sie zu aktualisieren.
lab-figures = In Zahlen
lab-figures-help = Ein 95-%-Intervall enthält in 19 von 20 Fällen den wahren Wert. Die Balken einer Zeile haben denselben Maßstab.
lab-none = Gilt für dieses Spiel nicht.
lab-interval = { $value } (wahrer Wert: { $low } bis { $high })
lab-samples = { $count ->
    [one] aus einer Stichprobe
   *[other] aus { $count } Stichproben
}
lab-charts = In Bildern
lab-charts-hint = Zeig auf einen Balken, um seine Zahlen zu sehen. Ein Klick zeigt eine seiner Partien von Anfang an.
lab-or-more = { $axis }: { $from } oder mehr
lab-times = { $count ->
    [one] einmal gezählt
   *[other] { $count }-mal gezählt
}
lab-open = Klick: Partie { $number } ansehen
lab-opening = Partie { $number } wird zum Ansehen vorbereitet …
lab-export = Als { $format } speichern …
lab-saved = Gespeichert: { $file }
standing-title = So steht es
standing-close = Zurück zum Verlauf
standing-victory = Gewinnt sofort
standing-end = Beendet das Spiel
standing-points = Zählt am Ende
standing-count = { $has } von { $needs }
standing-near-win = { $seat } fehlt noch { $step } zum Sieg ({ $count }).
standing-near-win-together = Nur noch { $step } bis zum Sieg aller ({ $count }).
standing-near-end = { $seat } fehlt noch { $step } zum Spielende ({ $count }).
standing-near-end-together = Nur noch { $step } bis zum Spielende ({ $count }).
standing-near-win-goal = { $seat } fehlt ein Schritt zum Sieg: { $goal } ({ $count }).
standing-near-win-together-goal = Ein Schritt bis zum Sieg: { $goal } ({ $count }).
standing-near-end-goal = { $seat } fehlt ein Schritt zum Spielende: { $goal } ({ $count }).
standing-near-end-together-goal = Ein Schritt bis zum Spielende: { $goal } ({ $count }).
standing-reached = Das Spielende ist ausgelöst: { $goal }. { $then }
standing-reached-by = { $seat } hat das Spielende ausgelöst: { $goal }. { $then }
standing-more = (und noch { $count })
keys-standing = zeigen, wie nah alle dem Sieg sind
home-learn = Lernen
home-learn-some = Lernen { $done }/{ $count }
home-next-lesson = Nächste Lektion: { $game } – { $lesson }
lessons-of = { $game } lernen
lesson-minutes = etwa { $minutes } { $minutes ->
    [one] Minute
   *[other] Minuten
}
lesson-done = fertig
lesson-begin = Beginnen
lesson-again = Von vorn
lesson-resume = Weitermachen
lesson-place = { $step } von { $steps }
lesson-go-on = Weiter
lesson-choose = Wähle auf dem Tisch oder in der Liste.
lesson-choose-list = Wähle in der Liste.
lesson-answer = Wähle eine Antwort.
lesson-watch = Sieh auf den Tisch.
lesson-learnt = Das kannst du jetzt
lesson-first = Setze zuerst die Lektion fort oder beantworte ihre Frage.
lesson-lit = Klicke in diesem Schritt auf das, was leuchtet.
lesson-back = Schritt zurück
lesson-leave = Verlassen
lesson-next = Nächste Lektion
lesson-play-on = Von hier weiterspielen
lesson-over-ended = Lektion beendet. Das Spiel ist zu Ende.
lesson-unplayable = Diese Lektion lässt sich nicht spielen: { $reason }
lesson-over = Lektion beendet. Du kannst von hier gegen einen Lehrling weiterspielen.
reason-more = +{ $count } { $what }
reason-less = −{ $count } { $what }
reason-wins = Gewinnt das Spiel.
reason-ends = Beendet das Spiel.
reason-nothing = Kein unmittelbarer Gewinn oder Verlust.
coach-title = Trainer
coach-ask = Was würde der Meister tun?
coach-last = Das war das dritte Mal: Zu dieser Art von Entscheidung sage ich nichts mehr. Mit H bekommst du weiterhin einen Tipp.
coach-advice = Rat des Meisters
coach-silent = Ausschalten
coach-silent-hint = Schaltet den Trainer aus, auch in anderen Partien. In einer neuen Partie kannst du ihn wieder einschalten.
new-coach = Mit Trainer
new-coach-hint = Die ersten drei Male, wenn eine Art von Entscheidung ansteht, sagt der Trainer, worum es geht und worauf gute Spieler achten. Du kannst auch fragen, was der Meister tun würde.
new-watchers = Andere dürfen zuschauen
new-watchers-hint = Fügt eine Einladung für Zuschauer hinzu. Sie sehen nur, was alle sehen.

## Review
review-title = Analyse
review-open = Partie analysieren
review-close = Analyse schließen
review-previous = Voriger Fehler
review-next = Nächster Fehler
review-progress = { $done } von { $all } Entscheidungen bewertet
review-stop = Anhalten
review-go-on = Weiter
review-curve = Erwartetes Ergebnis im Lauf der Partie, vom schlechtesten Ergebnis unten bis zum besten oben. Die Punkte sind Fehler. Ein Klick führt zur Stellung.
review-own-only = Solange die Partie läuft, werden nur deine eigenen Entscheidungen analysiert, nach dem, was du wusstest.
review-supposed-only = In dieser Variante wird Verborgenes aus dem vermutet, was ein Spieler wusste. Nur dessen Entscheidungen werden analysiert.
review-balance = Wie das Ergebnis zustande kam
review-start = Anfangs zu erwarten
review-start-hint = Das Ergebnis, das der Spieler vor der ersten Entscheidung erwarten konnte, von 0 % (schlechtestes Ergebnis) bis 100 % (bestes Ergebnis).
review-own = Eigene Entscheidungen
review-own-hint = Was der Spieler verlor, weil er nicht den besten Zug wählte. Nie über 0.
review-others = Fremde Entscheidungen
review-others-hint = Wie die Entscheidungen der anderen das Ergebnis des Spielers änderten.
review-luck = Glück
review-luck-hint = Die Wirkung dessen, was gezogen, verteilt oder aufgedeckt wurde, abgesehen von allen Entscheidungen.
review-doubt = Korrigierte Schätzung
review-doubt-hint = Die Änderung, die weder Glück noch eine Entscheidung erklärt: Die Engine hat eine frühere Bewertung berichtigt. So weit können ihre Zahlen danebenliegen.
review-result = Ergebnis
review-result-hint = Das tatsächliche Ergebnis des Spielers.
review-change = { $seat } { $by } %
review-everyone = Alle
review-decided = Was die Partie entschied
review-by-decision = { $seat }: { $choice }
review-summary = { $seat } konnte anfangs { $start } % erwarten und bekam { $result } %. Am meisten änderten daran: { $what } ({ $by } %). Glück insgesamt: { $luck } %.
review-summary-plain = { $seat } konnte anfangs { $start } % erwarten und bekam { $result } %. Am meisten änderten daran: { $what }.
review-most-own = die eigenen Entscheidungen
review-most-others = die Entscheidungen der anderen
review-most-luck = das Glück
review-by-luck-told = Glück oder Aufgedecktes: { $told }
review-place = Stellung { $ply }, { $verdict }
review-by-luck = Glück oder Aufgedecktes
review-flaws = Die teuersten Entscheidungen
review-faultless = Keine Entscheidung hat Nennenswertes gekostet.
review-look = Zeigt die Stellung, in der diese Entscheidung fiel.
review-here = { $seat } wählte: { $choice }
review-here-title = { $seat } wählte:
review-here-best = Ein besserer Zug wurde nicht gefunden.
review-here-good = So gut wie der beste Zug.
review-here-cost = { $verdict }: Dieser Zug kostete { $loss } % ± { $reach }. Mit der besten Wahl waren { $before } % zu erwarten, mit dieser { $after } %.
review-better = Besser: { $choice }
review-better-title = Besser:
review-try = Ausprobieren
review-came = Was in der Partie geschah:
review-for-now = Vorläufig: Die Zahlen können sich ändern, bis alle Entscheidungen bewertet sind.
review-how = Jede Entscheidung wird nach dem bewertet, was der Spieler damals wusste. 100 % ist das bestmögliche Ergebnis; ± ist die Fehlerspanne der Engine.
verdict-best = Am besten
verdict-good = Gut
verdict-inexact = Ungenau
verdict-mistake = Fehler
verdict-blunder = Grober Fehler

# People elsewhere
far-title = Wer mitspielt
far-waits = { $player } ist am Zug.
far-waits-hint = Hier wird online gespielt. Sieh dich solange am Tisch um.
far-sent = Deine Wahl wird gesendet …
far-lost-host = Die Verbindung zum Gastgeber ist abgerissen und wird neu aufgebaut; sobald er antwortet, geht es weiter.
far-unsaved = Eine Partie, deren Gastgeber du bist, kann nicht gespeichert werden ({ $reason }). Sie wartet und geht weiter, sobald ihre Datei geschrieben werden kann.
far-host-unsaved = Der Computer des Gastgebers kann die Partie nicht speichern; vielleicht ist seine Festplatte voll. Die Partie wartet und geht von selbst weiter, sobald das Speichern wieder gelingt.
far-host-saved = Der Computer des Gastgebers kann die Partie wieder speichern. Die Partie geht weiter.
far-ended = Das Spiel kann nicht weitergehen: { $reason }.
far-missing = { $player } ist nicht verbunden. Das Spiel wartet.
far-missing-many = Nicht verbunden: { $players }. Das Spiel wartet.
far-left = { $player } hat den Tisch verlassen.
far-stand-in = Den Computer spielen lassen ({ $bot })
far-stood-in = Für { $seat } spielt der Computer.
far-hand-back = Den Platz zurückgeben
far-asks = { $count ->
    [one] { $player } möchte eine Entscheidung zurücknehmen.
   *[other] { $player } möchte { $count } Entscheidungen zurücknehmen.
}
far-asked = Du hast die anderen gefragt, ob du zurücknehmen darfst.
far-agree = Einverstanden
far-decline = Nein
far-open = noch nicht da
far-bot = Computer
far-host = Gastgeber
far-there = verbunden
far-gone = Verbindung verloren
far-gone-for-good = ist gegangen
far-late = Zu spät: Die Partie ist schon weiter.
far-not-yours = Das kannst du jetzt nicht wählen.
far-declined = Jemand war nicht einverstanden.
far-too-often = Zu viele Anfragen. Warte einen Moment.
far-fair = Geprüft: In die Startzahl ging dein Anteil ein, und alles, was dir gezeigt wurde, war wahr.
far-fair-since = Geprüft: Alles, was dir gezeigt wurde, war wahr. Gegeben wurde, bevor du kamst.
far-unfair = Diese Partie war nicht fair: { $reason }.
far-phrases = Chat …
far-say = Senden
far-answer = Antworten
far-say-hint = Etwas zu den anderen sagen
far-mute = Stumm
far-unmute = Wieder hören
phrase-hello = Hallo!
phrase-luck = Viel Glück und viel Spaß!
phrase-well = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-moment = Einen Augenblick, bitte.
phrase-game = Das war ein schönes Spiel.
phrase-bye = Ich muss gehen. Bis zum nächsten Mal!
far-guest = Gast (auf Einladung)
far-join = Mitspielen …
far-join-now = Mitspielen
far-invitation = Deine Einladung:
far-name = Dein Name:
far-calling = { $seconds ->
    [0] Verbindung zum Gastgeber wird aufgebaut …
   *[other] Verbindung zum Gastgeber wird seit { $seconds } s aufgebaut …
 }
far-waiting = Es geht los, sobald alle da sind.
far-foreign = Das ist keine Rondel-Einladung.
far-torn = Die Einladung ist unvollständig oder enthält einen Tippfehler. Kopiere sie ganz.
far-several = Der Text enthält mehrere Einladungen. Füge nur die ein, die du möchtest.
far-second = Auf diesem Computer ist schon ein anderes Rondel mit demselben Ordner online. Nutze jenes für Online-Partien.
far-own = Das ist eine Einladung an deinen eigenen Tisch. Schick sie jemand anderem.
far-no-net = Das Netz ist nicht verfügbar: { $reason }
far-inviting = { $game }: einladen
far-inviting-hint = Schick jedem eine eigene Einladung; sie wird im anderen Rondel unter „Mitspielen“ eingefügt. Es geht los, wenn alle da sind.
far-copy = Einladung kopieren
far-copied = Kopiert
far-picture = Als QR-Code
far-fill = Den Computer spielen lassen
far-close-table = Den Tisch schließen
far-letter = Spiel mit mir { $game }! Wähle in Rondel „Mitspielen“ und füge das hier ein:
far-home-begins = Alle sind da
far-home-gathers = { $count ->
    [one] Wartet auf einen Gast
   *[other] Wartet auf { $count } Gäste
}
far-home-waits = Wartet auf die anderen
far-closed = Dieser Tisch ist nicht mehr offen.
far-began = Alle sind da: { $game } beginnt.
far-your-turn = Du bist am Zug: { $game } mit { $others }
far-go-there = Zum Tisch
far-meanwhile = Im Hintergrund warten
far-meanwhile-hint = Der Tisch bleibt offen. Du findest ihn auf der Startseite und wirst benachrichtigt, wenn es losgeht.
far-close-asked = Dann kann niemand mehr diese Einladungen benutzen. Den Tisch schließen?
far-keep-table = Offen lassen
far-watchers = Zuschauer
far-watchers-hint = Wer diese Einladung hat, darf zuschauen, bis zu acht auf einmal. Sie sehen, was alle sehen.
far-letter-watch = Schau uns bei { $game } zu! Wähle in Rondel „Mitspielen“ und füge das hier ein:
far-leave = Den Tisch verlassen …
far-leave-asked = Für immer gehen? Dein Platz ist dann für jemand anderen frei.
far-leave-asked-watching = Nicht mehr zuschauen?
far-leave-now = Gehen
far-away = Schließen
far-offer = Jemand anderen einladen
far-offer-hint = Wer die neue Einladung als Erster benutzt, hat von da an den Platz. Wer ihn hatte, kann nicht zurück.
far-offered = { $seat } wartet auf einen eingeladenen Spieler.
far-watched = { $count ->
    [0] Niemand schaut zu.
    [one] Einer schaut zu
   *[other] { $count } schauen zu
}
far-looking-on = du schaust zu
far-again = Noch einmal mit denselben Leuten
far-again-waits = Du möchtest noch einmal spielen. Noch keine Antwort von { $players }.
far-again-wanted = { $players } möchte noch einmal spielen.
far-again-begins = Alle möchten noch einmal spielen. Es geht los …
far-nearby = Diesen Tisch im lokalen Netz zeigen
far-nearby-hint = Programme im selben Netz sehen, was gespielt wird, und deinen Namen und können mitspielen, ohne dass du eine Einladung schickst.
far-near = Tische in der Nähe
far-near-table = { $game } mit { $host }
far-no = der Gastgeber kennt dich an diesem Tisch nicht, oder die Einladung ist schon verbraucht
far-protocol = die Rondel-Version des Gastgebers passt nicht zu deiner; ihr braucht beide dieselbe Version
far-garbled = der Gastgeber hat eine Nachricht dieses Programms nicht verstanden
far-too-many = es wurden mehr Nachrichten gesendet, als der Gastgeber zulässt
far-behind = dem Gastgeber fehlt ein Teil des Spiels, den du schon gesehen hast
far-table-closed = der Gastgeber hat den Tisch geschlossen
far-elsewhere = du hast dich in einem anderen Fenster an diesen Tisch gesetzt
far-other-version = der Gastgeber hat Version { $theirs } des Spiels, du aber hast { $own }
far-senseless = der Gastgeber hat etwas Ungültiges gesendet
far-broken-host = der Gastgeber hat seinen Anteil an der Startzahl geändert
far-broken-again = der Gastgeber hat geändert, worauf er sich festgelegt hatte
far-broken-guest = der Anteil von Platz { $seat } an der Startzahl ist nicht der versiegelte
far-broken-shares = die Startzahl passt nicht zu den versiegelten Anteilen
far-broken-journal = die aufgedeckte Partie lässt sich nicht nachspielen ({ $reason })
far-broken-length = gemeldet wurden { $told } Ereignisse, geschehen sind { $opened }
far-broken-shown = was dir nach { $ply } Entscheidungen gezeigt wurde, war falsch ({ $part })
far-not-open = Der Gastgeber hat diesen Tisch gerade nicht offen oder deinen Platz jemand anderem gegeben. Neuer Versuch …
far-no-answer = Noch keine Antwort. Der Tisch muss im Programm des Gastgebers offen sein.
far-held-up = Alle waren da, aber die Partie kann nicht beginnen: Der Anteil von { $players } an der Startzahl wurde nicht aufgedeckt. An diesem Tisch kann niemand den Platz übernehmen.
far-anew = Ohne sie neu beginnen
far-anew-hint = Wer da ist, kommt automatisch an einen neuen Tisch; für jeden freien Platz gibt es eine neue Einladung. Eine neue Startzahl wird gezogen.
far-played-for = Der Gastgeber lässt den Computer für dich spielen. Du siehst zu und spielst weiter, sobald du deinen Platz zurückbekommst.
far-all = Freunde einladen
far-all-hint = Alle außer dir bekommen eine Einladung und spielen in ihrem eigenen Rondel mit, wo immer sie sind.
far-relays = Verbindungsserver
far-relays-hint = Diese Server helfen zwei Programmen, sich zu finden, wenn du einlädst oder mitspielst. Änderungen gelten, sobald kein Online-Tisch mehr offen ist, spätestens beim nächsten Start.
far-relays-makers = öffentliche Server (iroh)
far-relays-none = keine (nur direkt)

# What if: branches and notes
branch-title = Was wäre, wenn
branch-what-if = Was wäre, wenn …
branch-close = Varianten schließen
branch-strip = Was wäre, wenn: Variante ab Entscheidung { $ply }. Nichts hier ändert die Partie.
branch-back = Zurück zur Partie
branch-here = Stellung { $ply }: { $seat } ist am Zug
branch-here-over = Ende der Partie
branch-before = Das wurde in der Partie selbst gespielt. Geh zur Partie zurück, um hier etwas anderes zu versuchen.
branch-look-back = Geh in der Wiederholung zu einer Stellung zurück, um dort etwas anderes zu versuchen.
branch-begin = Von hier weiterspielen …
branch-hint = Sieh, was sonst geschehen wäre. Die Partie selbst ändert sich nicht.
branch-unsaved = Die Partie ließ sich nicht speichern, daher kann keine Variante beginnen.
branch-go = Beginnen
branch-me = Du
branch-who = Wer { $seat } spielt
branch-better = Mit dem besseren Zug beginnen: { $choice }
branch-supposed = Verborgenes aus dem vermuten, was { $seat } wusste
branch-supposed-hint = Sonst ist alles Verborgene so wie in der Partie.
branch-luck = Anderes Glück
branch-luck-hint = Sonst wird dasselbe gezogen wie in der Partie, solange dieselben Züge gespielt werden.
branch-while-it-lasts = Solange die Partie läuft, wird Verborgenes aus dem vermutet, was du weißt, und alles Zufällige neu gezogen.
branch-lines = Partie und Varianten
branch-none = Noch keine Varianten.
branch-main = Gespielte Partie
branch-new = Diese Variante
branch-name = Name dieser Variante
branch-unwritten = Diese Variante wird mit ihrer ersten Entscheidung gespeichert.
branch-plies = { $count } Entscheidungen
branch-won = Sieg für { $seats }: { $rule }
branch-lost = Verloren: { $rule }
branch-score = Zu Ende: { $rule }
branch-with-luck = anderes Glück
branch-with-supposed = vermutetes Verborgenes
branch-beside = Vergleichen mit: { $line }
branch-throw = Löschen: { $line }
branch-thrown = Die Variante wurde gelöscht.
branch-bring-back = { $count ->
    [one] Gelöschte Variante wiederherstellen
   *[other] { $count } gelöschte Varianten wiederherstellen
}
branch-brought-back = Alle gelöschten Varianten sind wiederhergestellt.
branch-beside-title = Nebeneinander
branch-beside-place = Entscheidungen seit der Abzweigung
note-title = Notizen
note-words = Notiz zu dieser Stellung
note-place = Entscheidung { $ply }
note-good = Gut gespielt
note-bad = Nicht gut gespielt
note-question = Zum Nachdenken
note-star = Merken
note-lost = Die Notiz konnte nicht gespeichert werden: { $reason }
keys-branch = was wäre, wenn: von hier etwas anderes versuchen
page-title = { $game }: Analyse
page-plies = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}
page-position = Entscheidung { $ply }
page-curve = Erwartetes Ergebnis im Lauf der Partie
page-curve-help = Vom schlechtesten Ergebnis (0 %) bis zum besten (100 %), Entscheidung für Entscheidung. Die Punkte sind Fehler und grobe Fehler.
page-decisions = Alle Entscheidungen
page-ply = Nr.
page-seat = Spieler
page-choice = Wahl
page-verdict = Urteil
page-cost = Kosten
share-title = Partie teilen
share-file = Spieldatei
share-file-hint = Die vollständige Spieldatei mit allen Entscheidungen. Sie lässt sich in Rondel auf jedem Computer öffnen.
share-code = Code
share-code-hint = Ein kurzer Text für eine Nachricht. Auf der Startseite eingefügt, öffnet er die Stellung, die du vor dir hast, mit allen Entscheidungen davor.
share-code-copy = Code kopieren
share-code-copied = Der Code ist kopiert ({ $count } Zeichen). Füg ihn in eine Nachricht ein.
share-code-none = Einen Code gibt es nach dem Ende der Partie. Bis dahin würde er alles Verborgene verraten.
share-code-away = Der Gastgeber dieses Tisches kann den Code nach dem Ende der Partie kopieren.
share-code-warning-title = Der Code verrät alles
share-code-warning = Diese Partie ist nicht zu Ende. Wer ihren Code liest, auch du, kann jede verdeckte Karte und alles, was noch gezogen wird, errechnen. Spielst du nur gegen Bots, ist das deine Sache.
share-code-anyway = Trotzdem kopieren
share-picture = Bild
share-picture-hint = Der Tisch, wie du ihn jetzt siehst, mit einer Bildunterschrift zu diesem Moment.
share-picture-copy = Kopieren
share-picture-save = Speichern …
share-picture-copied = Das Bild ist kopiert.
share-film = Film
share-film-hint = Die Partie, Schritt für Schritt, wie du sie gesehen hast. GIF öffnet sich überall; ein Name mit der Endung .png ergibt alle Farben.
share-film-turn = Dieser Zug …
share-film-since = Seit deinem Zug …
share-film-whole = Die ganze Partie …
share-film-none = Einen Film gibt es von Partien, die auf diesem Computer gespeichert sind, sobald etwas geschehen ist.
share-film-long = Dieser Film würde zu lang. Wähle einen einzelnen Zug.
share-page = Analyse
share-page-hint = Eine druckbare Seite für jeden Browser, mit Ergebniskurve, Bildern und allen Entscheidungen.
share-page-save = Als Seite speichern …
share-page-none = Analysiere zuerst die ganze Partie: Dann lässt sich die Analyse als Seite speichern.
share-making-picture = Das Bild wird erstellt …
share-making-film = Der Film wird erstellt …
share-making-page = Die Seite wird erstellt …
share-file-there = Eine Datei mit diesem Namen gibt es schon. Nimm einen anderen Namen.
share-unmade = Das ließ sich nicht erstellen: { $reason }
code-foreign = Das ist kein Partiecode. Partiecodes beginnen mit rondelgame1.
code-later = Diesen Code hat eine neuere Version von Rondel geschrieben.
code-torn = Der Code ist unvollständig oder verändert. Kopiere ihn noch einmal ganz.
code-several = Der Text enthält mehrere Partiecodes. Füge nur den ein, den du möchtest.
code-long = Diese Partie ist zu lang für einen Code. Verschick stattdessen ihre Datei.
code-luck = Karten oder Würfel dieser Partie wurden von Hand eingegeben, und dafür hat ein Code keinen Platz. Verschick stattdessen die Datei der Partie.
code-version = Diesen Code hat Version { $version } des Spiels geschrieben. Nach den Regeln von Version { $own } wäre es eine andere Partie.
# The library
library-title = Alle Partien
library-games = Partien
library-statistics = Statistik
library-search = Suchen
library-search-hint = Namen, Gegner, Spielende suchen …
library-list = Partien
library-game = Spiel
library-any-game = Alle Spiele
library-standing = Stand
library-standing-any = Jeder Stand
library-standing-over = Beendet
library-standing-unfinished = Unbeendet
library-score = Ergebnis
library-score-any = Jedes Ergebnis
library-score-won = Gewonnen
library-score-drawn = Unentschieden
library-score-lost = Verloren
library-level = Gegner
library-level-any = Alle Gegner
library-sort = Reihenfolge
library-sort-played = Zuletzt gespielt
library-sort-game = Nach Spiel
library-sort-length = Längste
library-sort-result = Beste Ergebnisse
library-reverse = Reihenfolge umkehren
library-starred = mit Stern
library-starred-only = Nur Partien mit Stern
library-bin = Papierkorb ({ $count })
library-empty-bin = Papierkorb leeren …
library-shown = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
library-chosen = { $count ->
    [one] 1 Partie ausgewählt
   *[other] { $count } Partien ausgewählt
}
library-waiting = { $count ->
    [one] 1 Partie wird noch geladen
   *[other] { $count } Partien werden noch geladen
}
library-in-memory = Der Partienindex lässt sich nicht speichern; deine Partien sind nicht betroffen.
library-looking = Die Partien werden geladen …
library-nothing = Keine Treffer. Suche weniger eng.
library-unreadable = Der Ordner { $folder } kann nicht gelesen werden ({ $reason }). Seine Partien fehlen in der Liste.
library-no-thread = Die Bibliothek ließ sich nicht starten. Versuche es später noch einmal.
library-won = Du hast gewonnen
library-lost = Du hast verloren
library-drawn = Unentschieden
library-winner = { $player } hat gewonnen
library-won-together = Gemeinsam gewonnen
library-lost-together = Gemeinsam verloren
library-winners = { $players } haben gewonnen
library-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
library-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
day = { $day }.{ $month }.{ $year }
month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
# The twelve months, for dates in searches.
month-names = Januar Februar März April Mai Juni Juli August September Oktober November Dezember
library-begun = Begonnen am { $date }
library-played = Zuletzt gespielt am { $date }
library-judged = Analyse: { $told }
library-blunders = { $count ->
    [one] 1 grober Fehler
   *[other] { $count } grobe Fehler
}
library-mistakes = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
}
library-inexact = { $count ->
    [one] 1 Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
library-faultless = keine Fehler
library-open = Öffnen
library-star = Stern geben
library-unstar = Stern wegnehmen
library-rename = Umbenennen …
library-practise = Fehler dieser Partie üben
library-export = Exportieren …
library-delete = In den Papierkorb
library-restore = Aus dem Papierkorb holen
library-import = Importieren …
library-path = Pfad einer Datei oder eines Ordners
library-choose-file = Datei auswählen …
library-choose-folder = Ordner auswählen …
library-name-title = Partie benennen
library-name = Name
library-name-hint = Lass das Feld leer, um den Namen des Spiels zu verwenden.
library-name-yes = Speichern
library-empty-title = { $count ->
    [one] Papierkorb leeren? Eine Partie liegt darin.
   *[other] Papierkorb leeren? { $count } Partien liegen darin.
}
library-empty-why = Damit werden die Partien endgültig gelöscht, mit ihren Analysen und Namen.
library-empty-yes = Endgültig löschen
library-import-title = Partien importieren
library-import-how = Nenne eine Datei oder einen Ordner, oder zieh Dateien und Ordner auf dieses Fenster. Von Partien, die schon hier sind, kommen nur neue Notizen, Varianten und Analysen dazu.
library-import-yes = Importieren
library-export-title = { $count ->
    [one] Eine Partie exportieren
   *[other] { $count } Partien exportieren
}
library-export-how = Die Partien werden mit Namen, Sternen und Analysen in diesen Ordner kopiert. Vorhandene Dateien werden nicht überschrieben.
library-export-yes = Exportieren
library-busy = die Partie ist in einem anderen Fenster offen
library-deleted = { $count ->
    [one] Die Partie liegt im Papierkorb.
   *[other] { $count } Partien liegen im Papierkorb.
}
library-restored = { $count ->
    [one] Die Partie ist wieder da.
   *[other] { $count } Partien sind wieder da.
}
library-emptied = { $count ->
    [one] Eine Partie wurde endgültig gelöscht.
   *[other] { $count } Partien wurden endgültig gelöscht.
}
library-imported = Neu hier: { $new }. Schon hier: { $known }. Abgelehnt: { $refused }.
library-exported = { $count ->
    [one] Eine Partie wurde nach { $folder } kopiert.
   *[other] { $count } Partien wurden nach { $folder } kopiert.
}
home-all = { $count ->
    [one] Alle Partien
   *[other] Alle Partien ({ $count })
}
statistics-how = Beendete Partien, in denen nur du an diesem Bildschirm gespielt hast.
statistics-none = Noch gibt es keine beendete Partie, in der nur du an diesem Bildschirm gespielt hast.
statistics-all = Alle
statistics-games = Nach Spiel
statistics-ratings = Deine Wertung
statistics-ratings-how = Gemessen auf der Skala der Computerstufen in Partien zu zweit, auf der der Geselle bei 1500 steht. Die Linie zeigt den Bereich, in dem die wahre Wertung mit 95 % Sicherheit liegt.
statistics-opponents = Nach Gegner
statistics-seats = Nach Platz
statistics-months = Nach Monat
statistics-seat = Platz { $number }
statistics-person = Online-Gegner
statistics-won = gewonnen
statistics-drawn = unentschieden
statistics-lost = verloren
statistics-interval = Anteil der Punkte (ein Unentschieden zählt halb) und der Bereich, in dem der wahre Anteil mit 95 % Sicherheit liegt
statistics-no-games = keine Partien
statistics-figures = { $won } – { $drawn } – { $lost }  ·  { $share } ({ $low } bis { $high })
statistics-few = { $count } von { $least } nötigen Partien für eine Wertung
statistics-rating = { $count ->
    [one] { $rating } ({ $low } bis { $high }), 1 Partie
   *[other] { $rating } ({ $low } bis { $high }), { $count } Partien
}
keys-library = Alle Partien
keys-library-open = alle Partien öffnen, auf der Startseite
keys-library-walk = durch die Liste gehen, auch beim Suchen
keys-library-choose = mehrere auswählen
keys-library-all = alle auswählen
keys-library-enter = die Partie öffnen
keys-library-name = der Partie einen Namen geben
keys-library-star = Stern geben oder wegnehmen (in der Liste)
keys-library-delete = in den Papierkorb (in der Liste)
keys-library-export = die ausgewählten Partien exportieren
keys-library-escape = die Suche leeren oder zurück zur Startseite
practice-title = Üben
practice-window = Üben: { $game }
practice-leave = Übung verlassen
practice-place = Stellung { $at } von { $all }
practice-score = { $first } von { $all } auf Anhieb richtig{ $later ->
    [0] .
   *[other] , { $later } später.
}
practice-from-file = Aus deiner Partie vom { $date }
practice-from-here = Aus dieser Partie
practice-from-bots = Aus einer Partie von Bots
practice-task-mistake = { $seat } ist am Zug. Finde einen besseren Zug als den in der Partie.
practice-then = In der Partie: { $choice } (−{ $loss } %)
practice-task-win = { $seat } ist am Zug. Genau eine Wahl gewinnt die Partie noch in diesem Zug. Finde sie.
practice-known = Du siehst, was { $seat } damals wusste. Nichts, was du hier versuchst, ändert die Partie.
practice-chosen = Deine Wahl: { $choice }
practice-weighing = Deine Wahl wird bewertet …
practice-right = Richtig!
practice-better = Besser als in der Partie, aber nicht das Beste.
practice-same = Dasselbe wie in der Partie.
practice-no-better = Nicht besser als in der Partie.
practice-worse = Schlechter als in der Partie.
practice-missed = Das gewinnt die Partie in diesem Zug nicht.
practice-wins = Damit ist die Partie gewonnen.
practice-worth = Erwartetes Ergebnis: { $worth } %, mit der Wahl in der Partie { $before } %.
practice-best = Am besten: { $choice }
practice-values = Was die Möglichkeiten wert sind
practice-try-again = Noch einmal
practice-show = Zeig es mir
practice-next = Nächste Stellung
practice-end = Runde beenden
practice-looking = { $games ->
    [one] Die nächste Stellung wird gesucht: eine Partie bisher durchgesehen.
   *[other] Die nächste Stellung wird gesucht: { $games } Partien bisher durchgesehen.
}
practice-stop = Suche abbrechen
practice-over = Die Runde ist zu Ende
practice-another = Noch eine Runde
practice-fault = Eine Stellung lässt sich nicht aufbauen und wird übersprungen: { $reason }
practice-mine = { $count ->
    [one] Diesen Fehler üben
   *[other] Diese { $count } Fehler üben
}
practice-mine-hint = Die Stellungen kommen eine nach der anderen. Finde jeweils einen besseren Zug.
practice-none-here = In dieser Partie gibt es nichts zu üben: Die Analyse hat keine Fehler von dir gefunden oder sie noch nicht gründlich genug untersucht.
practice-yours = Deine eigenen Fehler
practice-yours-about = Stellungen aus deinen analysierten Partien, in denen du eine bessere Wahl hattest.
practice-reading = Deine analysierten Partien werden durchgesehen …
practice-yours-found = { $found ->
    [one] Eine Stellung aus
   *[other] { $found } Stellungen aus
} { $games ->
    [one] einer analysierten Partie.
   *[other] { $games } analysierten Partien.
}
practice-yours-none = Noch keine deiner beendeten Partien wurde analysiert. Öffne eine aus allen Partien und lass sie analysieren: Dann übst du ihre Fehler hier.
practice-yours-faultless = { $games ->
    [one] In deiner analysierten Partie gibt es keinen Fehler zu üben.
   *[other] In deinen { $games } analysierten Partien gibt es keinen Fehler zu üben.
}
practice-begin = Üben
practice-wins-title = Finde den Sofortsieg
practice-wins-about = Bots spielen Partien, bis es Stellungen gibt, in denen genau eine Wahl sofort gewinnt.
practice-wins-searching = { $game }: { $games ->
    [one] eine Partie durchgesehen …
   *[other] { $games } Partien durchgesehen …
}
practice-wins-none = Diesmal wurde keine solche Stellung gefunden.
keys-practice = Beim Üben, nach einer Antwort
keys-practice-enter = noch einmal oder zur nächsten Stellung
keys-practice-show = die beste Wahl zeigen

# Pages in a browser
web-title = Bereiche der Seite
web-hand = Meine Hand
web-table = Tisch
web-no-hand = Nichts auf dem Tisch ist nur für dich sichtbar.
web-on-table = Möglichkeiten auf dem Tisch
web-everybody = Spieler und mehr
web-you = du
web-turn = am Zug
web-take-back = Zurücknehmen
web-resign-asked = Die andere Seite gewinnt dann die Partie.
web-leave = Den Tisch verlassen …
web-lost = Verbindung verloren. Wird wiederhergestellt …
web-calling = Verbindung zu deinem Platz …
web-silent = Noch keine Antwort. Auf dem Computer des Gastgebers muss Rondel laufen und der Tisch geöffnet sein. Neuer Versuch alle paar Sekunden …
web-torn = Dieser Link ist unvollständig. Kopiere ihn ganz, oder scanne den Code deines Platzes.
web-scan = Scanne den Code deines Platzes, oder öffne den Link, den du bekommen hast.
web-nearer = Vergrößern
web-farther = Verkleinern
web-fit = Ganzer Tisch
web-elsewhere = An diesem Platz wird jetzt auf einer anderen Seite gespielt.
web-used-up = Dieser Platz ist vergeben, oder den Tisch gibt es nicht mehr.
web-cannot = Auf dieser Seite ist etwas schiefgegangen. Öffne den Link noch einmal.
web-guest = Handy in diesem Raum
web-code = Handy-Code
web-code-of = Handy-Code für { $seat }
web-phones = Handys in diesem Raum
web-phones-hint = Jeder Platz hat einen Code. Scanne ihn mit der Kamera eines Handys im selben Netz, um in dessen Browser zu spielen; eine App ist nicht nötig. Von außerhalb des lokalen Netzes kann sich niemand verbinden.
web-inviting-hint = Scannt den Code eures Platzes mit der Kamera eures Handys. Das Spiel beginnt, wenn alle da sind.
web-elsewhere-too = Auch online einladen
web-all = Alle mit dem Handy
web-for-all-hint = Das ist der gemeinsame Tisch: Er zeigt, was alle sehen dürfen.

# Other programs as opponents
programs-title = Andere Programme als Gegner
programs-hint = Ein Programm liest Zeilen in JSON mit allem, was es an seinem Platz wissen darf, und antwortet mit der Nummer einer Möglichkeit. Wie man eines schreibt, steht in der Dokumentation.
programs-name = Name
programs-command = Befehl, etwa python3 bot.py
programs-add = Hinzufügen
programs-add-hint = Bitte einen Namen und einen Befehl eingeben.
programs-same = Ein Programm mit diesem Namen gibt es schon.
programs-remove = Entfernen
programs-remove-named = { $name } entfernen
programs-restore = Zurückholen
programs-restore-named = { $name } zurückholen
programs-time = Bedenkzeit von { $name }
programs-time-hint = Bedenkzeit je Entscheidung
programs-no-guests = Andere Programme spielen nur in Partien auf diesem Computer. Bitte andere Spieler für ihre Plätze oder für die Plätze der Gäste wählen.
program-named = { $name } (Programm)
program-replaced = { $name } kann nicht spielen: { $reason } { $bot } übernimmt.
program-unknown = Kein Programm hat diesen Namen.
program-command = Der Befehl ist nicht lesbar.
program-start = Es lässt sich nicht starten ({ $reason }).
program-thinks = { $name } denkt nach …
program-ended-said = Es hat sich beendet: „{ $line }“.
program-ended = Es hat sich beendet.
program-ended-status = Es hat sich beendet ({ $status }).
program-late = Es hat nicht innerhalb von { $seconds } s geantwortet.
program-flood = Es hat zu viel geschrieben.
program-nonsense = Es hat „{ $line }“ geschrieben; das ist keine Antwort.
program-unasked = Es hat auf Frage { $number } geantwortet, die nicht gestellt wurde.
program-illegal = Es hat { $choice } gewählt, aber es gibt { $count } Möglichkeiten, gezählt ab 0.

# Planning the next turn
plan-open = Nächsten Zug planen
plan-hint = Probiere deine nächsten Entscheidungen an einer Kopie der Partie aus, während die anderen am Zug sind. Wenn du an der Reihe bist, werden sie ausgeführt, solange sie möglich sind und sich die betroffenen Teile nicht verändert haben.
plan-none = Dein nächster Zug lässt sich nicht planen: Die Partie könnte vorher enden.
plan-about = Du planst an einer Kopie der Partie. Die Züge der anderen und alles Verborgene sind angenommen, und noch wird nichts gespielt. Wenn du am Zug bist, werden deine Entscheidungen eine nach der anderen ausgeführt, solange sie möglich sind und sich die betroffenen Teile nicht verändert haben.
plan-use = { $count ->
    [0] Plan übernehmen
    [one] Plan übernehmen ({ $count } Entscheidung)
   *[other] Plan übernehmen ({ $count } Entscheidungen)
}
plan-discard = Plan verwerfen
plan-made = Geplant für deinen Zug
plan-stopped = Dein Plan endet hier. Für „{ $choice }“ hat sich etwas geändert.
plan-ends = Hier endet dein Zug.

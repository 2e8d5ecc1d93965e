title = Backgammon
tagline = Bring deine Steine heim und schlage, wer allein steht.
uses-dice-rolling = Zwei Würfel sagen, wie weit gezogen wird; welche Steine ziehen, entscheidest du.
seat-red = Rot
seat-blue = Blau
board = Das Brett
point = Feld { $point }: { $player }, { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}
point-empty = Feld { $point }, leer
bar = Steine auf der Bar, { $player }: { $count }
tray = Ausgewürfelte Steine, { $player }: { $count }
checker = Stein von { $player }
die-left = Eine { $number }, noch zu setzen
die-played = Eine { $number }, schon gesetzt
move = Von { $from } nach { $to }
enter = Auf { $to } einsetzen
bear-off = Von { $from } auswürfeln
begins = { $player } würfelt { $first } gegen { $second } und beginnt mit beiden Zahlen.
rolls = { $player } würfelt { $first } und { $second }.
rolls-double = { $player } würfelt einen { $first }er-Pasch und setzt ihn viermal.
rolls-in-brief = Wurf { $first }–{ $second }
moves = { $player } zieht von { $from } nach { $to }.
moves-in-brief = { $from }/{ $to }
hits = { $player } zieht von { $from } nach { $to } und schlägt.
hits-in-brief = { $from }/{ $to }*
enters = { $player } setzt auf { $to } ein.
enters-in-brief = Bar/{ $to }
enters-hits = { $player } setzt auf { $to } ein und schlägt.
enters-hits-in-brief = Bar/{ $to }*
bears-off = { $player } würfelt von { $from } aus.
bears-off-in-brief = { $from }/aus
stuck = { $player } kann den Rest des Wurfs nicht setzen.
skipped = { $player } kann weder { $first } noch { $second } setzen: Der Zug fällt aus.
stuck-in-brief = kein Zug
ask-move = Zieh einen Stein (noch { $count ->
    [one] eine Zahl
   *[other] { $count } Zahlen
}).
ask-enter = Setz einen Stein von der Bar ein (noch { $count ->
    [one] eine Zahl
   *[other] { $count } Zahlen
}).
ask-bear-off = Würfle einen Stein aus oder zieh (noch { $count ->
    [one] eine Zahl
   *[other] { $count } Zahlen
}).
pips = Felder, die die Steine noch vor sich haben: { $player }
label-pips = Augen
off = Ausgewürfelte Steine: { $player }
label-off = draußen
when-point = Wähle ein leuchtendes Feld mit einem deiner Steine und dann das Ziel.
when-bar = Hier wartet ein geschlagener Stein, bis er hereinkommt. Vorher darf kein anderer Stein derselben Farbe ziehen.
when-tray = Hierher kommen ausgewürfelte Steine, sobald alle fünfzehn im Heimfeld sind.
when-die = Die gewürfelten Zahlen. Schon gesetzte sind abgeblendet.
when-pips = Die Augenzahl: wie viele Felder alle Steine dieser Farbe noch vor sich haben. Je weniger, desto besser.
when-off = Die ausgewürfelten Steine dieser Farbe, von fünfzehn.
blocked-bar = Zuerst müssen deine Steine von der Bar herein.
blocked-both = Du musst beide Zahlen setzen, wenn es geht, sonst die höhere.
blocked-closed = Mit diesem Wurf kann von hier kein Stein ziehen.
end-single = alle Steine ausgewürfelt
end-single-told = { $winner } hat alle Steine ausgewürfelt.
end-gammon = Gammon
end-gammon-told = { $winner } gewinnt mit Gammon, das zählt doppelt: Die Gegenseite hat keinen Stein ausgewürfelt.
end-backgammon = Backgammon
end-backgammon-told = { $winner } gewinnt mit Backgammon, das zählt dreifach: Ein Stein der Gegenseite steht noch auf der Bar oder im Heimfeld des Siegers.
goal-off = alle fünfzehn Steine ausgewürfelt
goal-off-step = ein Stein
icon-man-red = roter Stein
icon-man-blue = blauer Stein
icon-slab-red = ausgewürfelte rote Steine
icon-slab-blue = ausgewürfelte blaue Steine
icon-die-1 = Würfel: 1
icon-die-2 = Würfel: 2
icon-die-3 = Würfel: 3
icon-die-4 = Würfel: 4
icon-die-5 = Würfel: 5
icon-die-6 = Würfel: 6
icon-pips = Augenzahl
option-length = Länge des Matches
option-length-one = Ein Spiel, ohne Dopplerwürfel
option-length-three = Bis 3 Punkte, mit Dopplerwürfel
option-length-five = Bis 5 Punkte, mit Dopplerwürfel
option-length-seven = Bis 7 Punkte, mit Dopplerwürfel
cup = Würfelbecher
cube = Dopplerwürfel: Der Einsatz ist { $stake }
cube-unused = Dopplerwürfel, in diesem Spiel nicht benutzt
cube-offered = Dopplerwürfel: Ein Einsatz von { $stake } ist angeboten
roll = Würfeln
double = Den Einsatz auf { $stake } verdoppeln
take = Annehmen: um { $stake } weiterspielen
drop = Ablehnen: { $stake } verlieren
doubles = { $player } bietet an, den Einsatz auf { $stake } zu verdoppeln.
doubles-in-brief = verdoppelt auf { $stake }
takes = { $player } nimmt an: Der Einsatz ist { $stake }.
takes-in-brief = nimmt an
drops = { $player } lehnt die Verdopplung ab.
drops-in-brief = lehnt ab
wins-game = { $player } gewinnt das Spiel und { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}: insgesamt { $all }.
wins-game-in-brief = gewinnt { $points }
ask-roll = Würfle, oder verdopple vorher den Einsatz.
ask-take = { $player } verdoppelt den Einsatz auf { $stake }. Nimmst du an?
score = Punkte im Match: { $player }
label-score = Punkte
when-cup = Würfle mit dem Becher, wenn du nicht vorher verdoppelst.
when-cube = Der Einsatz des Spiels. Vor dem Wurf darfst du anbieten, ihn zu verdoppeln, wenn der Dopplerwürfel in der Mitte oder bei dir liegt.
when-score = Die Punkte aus früheren Spielen des Matches.
end-match = die Punkte des Matches
end-match-told = { $winner } hat das Match gewonnen.
goal-match = Punkte im Match
goal-match-step = ein Punkt
icon-cube = Dopplerwürfel
icon-cup = Würfelbecher
icon-points = Punkte im Match

## The player aid
aid-turn = In deinem Zug
aid-move = Setze jede Zahl: Zieh einen Stein so viele Felder heimwärts.
aid-double = Setze einen Pasch viermal.
aid-open = Halte nicht auf einem Feld mit zwei oder mehr gegnerischen Steinen.
aid-hit = Schlage einen einzelnen gegnerischen Stein: Er kommt auf die Bar.
aid-bar = Setze zuallererst deine Steine von der Bar ein.
aid-both = Setze beide Zahlen, wenn es geht, sonst die höhere.
aid-off = Auswürfeln
aid-home = Sind alle daheim, würfle vom Feld der Zahl aus.
aid-higher = Eine zu hohe Zahl nimmt einen Stein von deinem höchsten Feld.
aid-win = Wer zuerst alle fünfzehn ausgewürfelt hat, gewinnt.
aid-gammon = Ein Sieg zählt doppelt, wenn die Gegenseite keinen ausgewürfelt hat.
aid-cube = Der Dopplerwürfel (im Match)
aid-offer = Vor dem Wurf darfst du anbieten, den Einsatz zu verdoppeln.
aid-take = Wer annimmt, darf als Nächstes verdoppeln.
aid-drop = Wer ablehnt, verliert das Spiel zum alten Einsatz.
aid-crawford = Das erste Spiel, in dem jemandem ein Punkt fehlt, geht ohne Dopplerwürfel.

## The coach
coach-ask-move = Such einen Zug, nach dem zwei Steine zusammenstehen oder der schlägt. Ein einzelner Stein, der höchstens sechs Felder vor einem gegnerischen steht, wird in mindestens jedem dritten Fall getroffen. Besetzte Felder nebeneinander halten die Steine dahinter auf.
coach-ask-enter = Du kommst auf dem Feld herein, das der Würfel nennt, vom fernen Ende gezählt. Hast du die Wahl, schlage einen Blot oder verstärke einen Stein, der schon dort steht.
coach-ask-bear-off = Würfle so viele Steine aus wie möglich, und fülle Lücken auf niedrigen Feldern nur, wenn eine Zahl sonst verschenkt wäre. Solange hinter dir noch gegnerische Steine stehen, lass keinen Stein allein.
coach-ask-roll = Verdopple, wenn du klar vorn liegst, aber nicht so weit, dass die Gegenseite sofort ablehnt und du lieber um ein Gammon weiterspielst. Verdoppelst du zu früh, gehört der Dopplerwürfel der Gegenseite, und sie kann ihn gegen dich wenden.
coach-ask-take = Nimm an, wenn du von hier aus mindestens eines von vier Spielen gewinnst: Ablehnen kostet den Einsatz sicher, Annehmen verliert das Doppelte, kann aber noch gewinnen.

## The lesson
lesson-turn = Ein erster Zug
lesson-turn-about = Wie Steine ziehen, wie sie schlagen und was nötig ist, um sie heimzubringen.
lesson-turn-learnt-1 = Jeder Würfel zieht einen Stein heimwärts; zwei Steine sperren ein Feld.
lesson-turn-learnt-2 = Ein einzelner Stein kann geschlagen werden und muss von der Bar herein, bevor ein anderer zieht.
lesson-turn-learnt-3 = Ausgewürfelt wird, sobald alle fünfzehn Steine daheim sind.
lesson-turn-goal = Du bist Rot. Deine Steine ziehen von Feld 24 bis Feld 1 um das Brett. Dein Heimfeld sind die Felder 1 bis 6.
lesson-turn-dice = Du hast 3 und 1 gewürfelt. Jede Zahl zieht einen Stein um so viele Felder.
lesson-turn-three = Setz die 3: Zieh einen Stein von 8 nach 5. Klick auf das Feld, das er verlässt, und dann auf das Ziel.
lesson-turn-not-three = Auch das ist erlaubt. In dieser Lektion zieh von 8 nach 5.
lesson-turn-one = Auf 5 steht ein Stein allein und könnte geschlagen werden. Setz die 1 von 6 nach 5 und stell einen zweiten dazu.
lesson-turn-not-one = Zieh von 6 nach 5, damit dort zwei Steine stehen.
lesson-turn-closed = Zwei deiner Steine sperren dein Feld 5: Blau kann dort nicht mehr halten. Jetzt ist Blau am Zug.
lesson-turn-blot = Blau hat eine 6 gesetzt und einen einzelnen Stein auf deinem Feld 7 stehen lassen. Du hast 6 und 1 gewürfelt, und beide Zahlen treffen ihn.
lesson-turn-hit = Setz die 6: Zieh von 13 nach 7 und schlag.
lesson-turn-not-hit = Schlag den blauen Stein: Zieh von 13 nach 7.
lesson-turn-cover = Der blaue Stein ist auf der Bar. Setz jetzt die 1 von 8 nach 7, damit dein Stein dort nicht allein steht.
lesson-turn-not-cover = Sichere deinen Stein: Zieh von 8 nach 7.
lesson-turn-bar = Blau muss diesen Stein einsetzen, bevor ein anderer zieht. Deine Felder 5, 6 und 7 sind jetzt nebeneinander gesperrt: Das hält Blau auf. Zum Schluss drei Fragen.
lesson-turn-enter = Mit einer 5 kommt Blau von der Bar nur auf deinem Feld 5 herein, und dort stehen zwei deiner Steine. Blau würfelt einen Fünferpasch. Was geschieht?
lesson-turn-enter-lost = Der Zug fällt aus
lesson-turn-enter-lost-reply = Richtig. Solange ein Stein auf der Bar wartet, darf kein anderer ziehen.
lesson-turn-enter-other = Blau zieht andere Steine
lesson-turn-enter-other-reply = Nicht, solange ein Stein auf der Bar wartet.
lesson-turn-both = Du kannst jede der beiden Zahlen setzen, aber nicht beide. Welche setzt du?
lesson-turn-both-free = Welche ich will
lesson-turn-both-free-reply = Geht nur eine von beiden, muss es die höhere sein.
lesson-turn-both-higher = Die höhere
lesson-turn-both-higher-reply = Richtig. Und gibt es einen Weg, beide zu setzen, musst du ihn nehmen.
lesson-turn-off = Alle deine Steine sind daheim, der höchste auf 4. Du würfelst eine 6. Was kannst du damit tun?
lesson-turn-off-bear = Einen Stein von 4 auswürfeln
lesson-turn-off-bear-reply = Richtig. Eine zu hohe Zahl nimmt einen Stein vom höchsten Feld.
lesson-turn-off-nothing = Nichts: auf 6 steht keiner
lesson-turn-off-nothing-reply = Sie verfällt nicht: Sie würfelt einen Stein vom höchsten Feld aus, hier von 4.

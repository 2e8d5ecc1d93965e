title = Lügenwürfel
tagline = Nur du siehst deine Würfel: Biete auf alle, bluffe und decke die Bluffs der anderen auf.
uses-bluffing = Alle bieten auf Würfel, die sie nicht sehen, und dürfen lügen.
uses-dice-rolling = In jeder Runde werden alle Würfel neu geworfen.
uses-player-elimination = Wer den letzten Würfel verliert, scheidet aus.
uses-hidden-information = Jeder sieht nur die eigenen Würfel.
option-dice = Würfel pro Spieler
option-dice-five = Fünf
option-dice-three = Drei
option-dice-one = Einer
seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb
seat-purple = Violett
seat-teal = Türkis
seat-pink = Rosa
seat-grey = Grau
ones = { $count ->
    [one] Eins
   *[other] Einsen
}
twos = { $count ->
    [one] Zwei
   *[other] Zweien
}
threes = { $count ->
    [one] Drei
   *[other] Dreien
}
fours = { $count ->
    [one] Vier
   *[other] Vieren
}
fives = { $count ->
    [one] Fünf
   *[other] Fünfen
}
sixes = { $count ->
    [one] Sechs
   *[other] Sechsen
}
times = { $count } ×
count = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
current = Das letzte Gebot
no-bid = noch kein Gebot
check = Das zuletzt angezweifelte Gebot
no-check = noch nicht angezweifelt
found = gefunden: { $count }
out = raus
bid-of = Gebot von { $player }
die-of = Würfel von { $player }: { $number }
die-hidden = Verdeckter Würfel von { $player }
bid = { $count } { $dice } bieten
challenge = Anzweifeln: weniger als { $count } { $dice }
challenge-nothing = Anzweifeln
bids = { $player } bietet { $count } { $dice }.
bids-in-brief = { $count } { $dice }
challenges = { $player } zweifelt das Gebot von { $count } { $dice } an.
challenges-in-brief = zweifelt an
bid-true = { $found ->
    [one] Ein Würfel passt
   *[other] { $found } Würfel passen
}, das Gebot stimmt also: { $player } verliert einen Würfel.
bid-false = { $found ->
    [0] Kein Würfel passt
    [one] Nur ein Würfel passt
   *[other] Nur { $found } Würfel passen
}, das Gebot stimmt also nicht: { $player } verliert einen Würfel.
bid-true-in-brief = verliert einen Würfel
bid-false-in-brief = { $player } verliert einen Würfel
is-out = { $player } hat keine Würfel mehr und scheidet aus.
ask-first = Mach das erste Gebot der Runde: Wie viele Würfel zeigen welche Zahl?
ask-challenge = Kein Gebot ist höher als { $count } { $dice }: Zweifle es an.
ask-bid = Überbiete { $count } { $dice } oder zweifle an.
help-current = Von allen Würfeln zeigen mindestens so viele diese Zahl. Sechsen zählen mit.
help-check = Das zuletzt angezweifelte Gebot und wie viele Würfel passten.
help-number = Die Zahl, auf die du bietest. Sechsen zählen als jede Zahl.
help-count = Auf wie viele Würfel aller Spieler du bietest.
help-bid = Das letzte Gebot dieses Spielers in dieser Runde.
help-die = Diesen Würfel sieht nur sein Besitzer, bis jemand anzweifelt.
when-number = Wähle in deinem Zug eine Zahl und eine Anzahl, um zu bieten.
when-count = Wähle in deinem Zug eine Anzahl und eine Zahl, um zu bieten. Ein Gebot muss höher sein als das letzte.
when-current = Dieses Gebot kannst du in deinem Zug anzweifeln.
when-die = Würfel wählt man nicht. Sie werden alle gezeigt, wenn jemand anzweifelt.
goal-dice = Würfel
goal-last = nur ein Spieler hat noch Würfel
goal-last-step = ein Würfel
end-last = nur ein Spieler hat noch Würfel
end-last-told = { $winner } hat als Letzter noch Würfel.
icon-die-1 = Eins
icon-die-2 = Zwei
icon-die-3 = Drei
icon-die-4 = Vier
icon-die-5 = Fünf
icon-die-6 = Sechs
icon-cup = verdeckter Würfel

## The player aid
aid-turn = In deinem Zug
aid-bid = Biete: Mindestens so viele Würfel aller Spieler zeigen eine Zahl.
aid-wild = Sechsen zählen als jede Zahl.
aid-higher = Ein Gebot ist höher, wenn es mehr Würfel nennt, oder ebenso viele und eine höhere Zahl.
aid-challenge = Oder zweifle an: Wer sich irrt, verliert einen Würfel.
aid-end = Das Ende
aid-out = Ohne Würfel scheidest du aus.
aid-last = Wer als Letzter noch Würfel hat, gewinnt.

## The coach
coach-ask-first = Biete auf eine Zahl, die du selbst hast: Deine Würfel sind sicher, und von allen anderen passt ein Drittel, weil Sechsen mitzählen. Ein niedriges Gebot überlässt die schwere Entscheidung den anderen, ein kühnes lässt sie zögern.
coach-ask-bid = Zähle deine passenden Würfel und rechne ein Drittel der verdeckten dazu. Liegt das Gebot deutlich darüber, zweifle es an. Sonst erhöhe so wenig wie möglich, auf eine Zahl, die du hast.

## The lesson
lesson-bluff = Bieten oder anzweifeln
lesson-bluff-about = Was ein Gebot besagt, wie Sechsen helfen und wann man anzweifelt.
lesson-bluff-learnt-1 = Gebote zählen alle Würfel; Sechsen passen immer.
lesson-bluff-learnt-2 = Höher: mehr Würfel, oder gleich viele einer höheren Zahl.
lesson-bluff-learnt-3 = Wer sich beim Anzweifeln irrt, verliert einen Würfel.
lesson-bluff-goal = Du bist Rot. Das sind deine fünf Würfel; niemand sonst sieht sie. Die Würfel von Blau liegen unter dem Becher.
lesson-bluff-wild = Sechsen sind golden: Sie zählen als jede Zahl.
lesson-bluff-first = Ein Gebot besagt, wie viele Würfel beider Spieler eine Zahl zeigen. Biete drei Dreien: Klick die Anzahl und die Zahl an.
lesson-bluff-not-first = Auch das ist ein Gebot. Biete in dieser Lektion drei Dreien.
lesson-bluff-blue = Blau hat erhöht. Drei deiner Würfel passen, und von den fünf von Blau etwa ein Drittel: Sechs sind zu viel.
lesson-bluff-challenge = Zweifle an: Klick das letzte Gebot an.
lesson-bluff-not-challenge = Du könntest erhöhen. Zweifle in dieser Lektion das Gebot an.
lesson-bluff-checked = Alle Würfel wurden gezeigt, und das Gebot wurde geprüft. Wer sich irrte, hat einen Würfel verloren, und alle wurden neu geworfen. Zum Schluss drei Fragen.
lesson-bluff-higher = Das letzte Gebot lautet vier Fünfen. Welches Gebot ist höher?
lesson-bluff-higher-ones = Fünf Einsen
lesson-bluff-higher-ones-reply = Richtig: Mehr Würfel sind immer höher, gleich welche Zahl.
lesson-bluff-higher-threes = Vier Dreien
lesson-bluff-higher-threes-reply = Bei ebenso vielen Würfeln muss die Zahl höher sein: Nur vier Sechsen gingen.
lesson-bluff-sixes = Jemand bietet drei Zweien. Es gibt eine Zwei und zwei Sechsen. Stimmt das Gebot?
lesson-bluff-sixes-yes = Ja
lesson-bluff-sixes-yes-reply = Richtig: Die Sechsen zählen als Zweien, also passen drei Würfel.
lesson-bluff-sixes-no = Nein
lesson-bluff-sixes-no-reply = Sechsen zählen als jede Zahl, also passen drei Würfel.
lesson-bluff-loses = Du zweifelst ein Gebot an, und es passen genau so viele Würfel wie geboten. Wer verliert einen Würfel?
lesson-bluff-loses-me = Ich
lesson-bluff-loses-me-reply = Richtig: „Mindestens“ schließt genau so viele ein, das Gebot stimmte also.
lesson-bluff-loses-bidder = Wer geboten hat
lesson-bluff-loses-bidder-reply = Das Gebot hieß „mindestens“, es stimmte also, und wer anzweifelt, verliert einen Würfel.

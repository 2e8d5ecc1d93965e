title = Hüttenträger
tagline = Alle sehen, was du trägst, nur du nicht: Versorgt gemeinsam sechs Berghütten.
uses-cooperation = Alle Träger gewinnen oder verlieren gemeinsam.
uses-hidden-information = Du siehst alle Lasten außer denen auf deinem eigenen Rücken.
uses-deduction = Ein Signal sagt, auf welche Lasten es zutrifft, und damit auch, auf welche nicht.
uses-hand-management = Deine Lasten müssen reichen, bis die Hütten geöffnet sind, die sie brauchen.
porter-1 = Anna
porter-2 = Ben
porter-3 = Cleo
porter-4 = Dario
porter-5 = Eva
hut-meadow = Wiesenhütte
hut-spring = Quellhütte
hut-pine = Kiefernhütte
hut-chamois = Gamshütte
hut-eagle = Adlerhütte
hut-summit = Gipfelhütte
icon-bread = Brot
icon-rope = Seil
icon-wood = Holz
icon-oil = Öl
icon-wool = Wolle
icon-weight = Gewicht
icon-pack = Last
icon-porter = Träger
icon-ear = Träger weiß
icon-no = nicht
icon-signal = Signale
icon-sun = Stunden
icon-ravine = Schlucht
icon-valley = Tal

## On the table
unknown = unbekannt
weight-of = Gewicht { $weight }
both-of = { $good } { $weight }
no-pack = Keine Last
pack = Last { $slot }: { $what }
shelf = Fach für { $what }
stocked = Fach mit { $what }
call = Signal: { $what }
lost = Verloren: { $what }
zone-lost = Verlorene Lasten
hours = Stunden bis zur Nacht
signals = Signale
depot = Lasten im Lager
valley = Im Tal zurückgelassene Lasten
ravine = In die Schlucht gestürzte Lasten
help-no-pack = Das Lager ist leer, deshalb kam hier keine neue Last hinzu.
help-own-pack = Du siehst nur, was Signale dir gesagt haben. Um eine Last hinaufzutragen, musst du ihre Ware oder ihr Gewicht kennen.
help-pack = Das Ohr zeigt, was der Träger über diese Last weiß, und der durchgestrichene Kreis, was sie nicht ist.
help-porter = Wähle einen anderen Träger und dann eine Ware oder ein Gewicht, um ein Signal zu geben.
help-shelf = Das Fach verlangt eine Ware, ein Gewicht oder beides. Eine Hütte öffnet, wenn die beiden unter ihr voll sind.
help-call = Wähle einen anderen Träger und dieses Signal: Er erfährt, auf welche seiner Lasten es zutrifft.
help-lost = Eine zurückgelassene oder abgestürzte Last. Jede Sorte gibt es zweimal.
help-hours = Jeder Zug dauert eine Stunde. Ist keine mehr übrig, wird es Nacht, und ihr verliert.
help-signals = Eure gemeinsamen Signale. Ihr bekommt eines zurück, wenn eine Hütte voll ist oder ihr eine Last zurücklasst.
help-depot = Hinaufgetragene und zurückgelassene Lasten werden von hier ersetzt.
help-valley = Zurückgelassene Lasten. Sie sind verloren, aber jede bringt ein Signal zurück.
help-ravine = Lasten, die nicht in ihr Fach passten. Stürzt die dritte ab, verliert ihr.
when-pack = Wähle in deinem Zug eine eigene Last und dann ein Fach oder das Tal. Um sie hinaufzutragen, musst du ihre Ware oder ihr Gewicht kennen.
when-shelf = Wähle eine eigene Last, die passen kann, und dann dieses Fach.
when-call = Wähle in deinem Zug einen anderen Träger und dann eine Ware oder ein Gewicht, das auf eine seiner Lasten zutrifft.
when-valley = Wähle eine eigene Last und dann das Tal, um sie zurückzulassen.
blocked-closed = Diese Hütte ist noch geschlossen: Erst müssen die beiden Hütten unter ihr voll sein.
blocked-signals = Ihr habt keine Signale mehr.

## Choices
signal = Signal an { $player }: { $what }
carry = Last { $slot } zur { $hut }: { $what }
leave = Last { $slot } zurücklassen
ask-act = Gib ein Signal, trage eine Last hinauf oder lass eine zurück.
ask-without-signals = Trage eine Last hinauf, oder lass eine zurück, um ein Signal zu bekommen.

## The log
signals-goods = { $player } sagt { $to }: { $count ->
    [one] Eine Last ist { $what }.
   *[other] { $count } Lasten sind { $what }.
 }
signals-in-brief = sagt { $to }: { $count } × { $what }
signals-weight = { $player } sagt { $to }: { $count ->
    [one] Eine Last hat { $what }.
   *[other] { $count } Lasten haben { $what }.
 }
carries = { $player } bringt { $what } zur { $hut }.
carries-in-brief = bringt { $what } zur { $hut }
falls = { $player } bringt { $what } zur { $hut }, aber es passt nicht. Die Last stürzt in die Schlucht.
falls-in-brief = verliert { $what } in der Schlucht
leaves = { $player } lässt { $what } im Tal zurück.
leaves-in-brief = lässt { $what } zurück
takes = { $player } nimmt eine neue Last.
takes-it = { $player } nimmt eine neue Last: { $what }.
fills = Die { $hut } ist voll.
fills-in-brief = füllt sie

## The end
end-supplied = alle Hütten versorgt
end-supplied-told = Alle sechs Hütten sind vor der Nacht versorgt.
end-fallen = drei abgestürzte Lasten
end-fallen-told = Die dritte Last ist in die Schlucht gestürzt.
end-night = es ist Nacht
end-night-told = Es wurde Nacht, bevor alle Hütten versorgt waren.
goal-supplied = volle Fächer
goal-supplied-step = ein Fach
goal-fallen = Lasten in der Schlucht: Niederlage
goal-fallen-step = eine abgestürzte Last
goal-night = vergangene Stunden: Niederlage
goal-night-step = eine Stunde

## The player aid
aid-turn = In deinem Zug tust du eines davon
aid-signal = Gib ein Signal aus: Nenne einem anderen Träger eine Ware oder ein Gewicht.
aid-carry = Trage eine eigene Last, deren Ware oder Gewicht du kennst, in ein freies Fach.
aid-leave = Lass eine Last zurück und bekomme ein Signal.
aid-end = Das Ende
aid-win = Alle achtzehn Fächer sind voll: Ihr gewinnt.
aid-fallen = Drei Lasten sind abgestürzt: Ihr verliert.
aid-night = 40 Stunden sind vorbei: Ihr verliert.
aid-marks = Zeichen auf Lasten
aid-ear = Ein Ohr: was der Träger über die Last weiß.
aid-no = Ein durchgestrichener Kreis: was die Last nicht ist, soweit ihr Träger weiß.

## The coach
coach-ask-act = Kennst du eine Last, die ein offenes Fach braucht, dann trage sie hinauf. Suche sonst ein Signal, durch das ein anderer Träger sofort eine Last hinauftragen kann, am besten zwei. Verbraucht die Lasten nicht, die die oberen Hütten verlangen werden.
coach-ask-without-signals = Trage eine Last hinauf, wenn du weißt, dass sie passt. Lass sonst eine Last zurück, von der du weißt, dass sie niemand braucht.

## The lesson
lesson-signals = Was trage ich?
lesson-signals-about = Wie du die Lasten liest, ein Signal gibst und eine Last zu einer Hütte bringst.
lesson-signals-learnt-1 = Du siehst alle Lasten außer deinen eigenen.
lesson-signals-learnt-2 = Ein Signal zeigt, auf welche Lasten es zutrifft, und damit auch, auf welche nicht.
lesson-signals-learnt-3 = Du darfst eine Last hinauftragen, sobald du ihre Ware oder ihr Gewicht kennst.
lesson-signals-huts = Sechs Hütten brauchen Lasten. Jedes Fach verlangt eine Ware, ein Gewicht oder, weiter oben, beides. Die drei unteren Hütten sind geöffnet.
lesson-signals-packs = Du bist Anna. Du siehst, was Ben trägt: Seil 3, Öl 3 und mehr. Ben sieht es nicht, und du siehst deine eigenen Lasten nicht.
lesson-signals-tell = Ben hat zwei Lasten Öl, und die Wiesenhütte verlangt Öl. Wähle Ben und dann Öl, um es ihm zu sagen.
lesson-signals-not-tell = Auch das ist erlaubt. Nenne Ben in dieser Lektion Öl.
lesson-signals-marks = Das Ohr zeigt, was Ben jetzt weiß: Diese Lasten sind Öl. Der durchgestrichene Kreis auf den anderen sagt, dass sie es nicht sind. Das Signal hat eines von euren acht gekostet.
lesson-signals-carry = Ben hat dir gesagt, dass deine letzte Last Wolle ist, und ein Fach verlangt Wolle. Wähle die Last und dann das Fach.
lesson-signals-not-carry = Trage deine letzte Last in das Fach für Wolle in der Wiesenhütte.
lesson-signals-new = Die Wolle liegt in ihrem Fach. Du hast eine neue Last aus dem Lager genommen, die nur Ben sieht. Drei Fragen zum Schluss.
lesson-signals-may = Über deine erste Last wurde nichts gesagt, außer dass sie nicht Wolle ist. Darfst du sie hinauftragen?
lesson-signals-may-yes = Ja, auf eigene Gefahr
lesson-signals-may-yes-reply = Noch nicht: Du musst ihre Ware oder ihr Gewicht kennen.
lesson-signals-may-no = Nein
lesson-signals-may-no-reply = Richtig. Wüsstest du ihr Gewicht, könntest du es mit ihr in einem Fach für eine andere Ware versuchen. Passt sie nicht, stürzt sie in die Schlucht, und der dritte Absturz verliert das Spiel.
lesson-signals-back = Ihr habt keine Signale mehr. Wie bekommt ihr eines zurück?
lesson-signals-back-leave = Indem wir eine Last zurücklassen
lesson-signals-back-leave-reply = Richtig, und indem ihr das letzte Fach einer Hütte füllt. Eine zurückgelassene Last ist aber verloren.
lesson-signals-back-carry = Indem wir irgendeine Last hinauftragen
lesson-signals-back-carry-reply = Nur die Last, die eine Hütte füllt, bringt ein Signal zurück. Sonst müsst ihr eine Last zurücklassen.
lesson-signals-keep = Bens Seil 3 passt in das Fach für Seil, aber die Gipfelhütte verlangt genau diese Last. Jede Sorte gibt es zweimal. Was ist sicherer?
lesson-signals-keep-now = Sie jetzt verwenden
lesson-signals-keep-now-reply = Das spart jetzt Zeit. Aber dann gibt es nur noch eine Last Seil 3, und geht sie verloren, könnt ihr nicht mehr gewinnen.
lesson-signals-keep-wait = Sie für die Gipfelhütte aufheben
lesson-signals-keep-wait-reply = Richtig, wenn es noch ein anderes Seil gibt. Eine aufgehobene Last nimmt allerdings auf dem Rücken Platz weg.

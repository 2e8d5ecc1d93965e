title = Dämme
tagline = Baue Dämme durchs Moor. Wer an einem Dorf die meisten hat, dem gehört es.
uses-route-building = Jeder Damm muss an einem Dorf auf einen eigenen treffen; so wachsen deine Wege durchs Moor.
uses-area-majority = Ein Dorf gehört dem, der dort mehr Dämme hat als jeder andere.
seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb
ask-first = Baue deinen ersten Damm, wo du willst.
ask-build = Baue einen Damm, der auf einen eigenen trifft.
village-named = { $row ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[other] E
}{ $place }
village = Dorf { $village }, { $worth } wert
village-of = Dorf { $village } von { $player }, { $worth } wert
place = Frei zwischen { $one } und { $other }
causeway = Damm von { $player } zwischen { $one } und { $other }
build = Zwischen { $one } und { $other } bauen
builds-between = { $player } baut einen Damm zwischen { $one } und { $other }.
builds = baut { $one } – { $other }{ $points ->
    [0] {""}
    [one] , gewinnt 1 Punkt
   *[other] , gewinnt { $points } Punkte
}{ $taken ->
    [0] {""}
   *[other] , andere verlieren { $taken }
}
left = Dämme, die { $player } noch hat
points = Punkte von { $player }
villages = { $count ->
    [one] 1 Dorf
   *[other] { $count } Dörfer
}
villages-worth = Dörfer, die { $worth } wert sind
sum = Punkte
help-place = Hier kann ein Damm gebaut werden.
help-village = Wem hier die meisten Dämme gehören, der besitzt das Dorf und bekommt am Ende seine Punkte.
help-left = So viele können noch gebaut werden.
help-points = Was die Dörfer wert sind, die jetzt zu dieser Farbe gehören.
when-place = Du kannst nur bauen, wohin deine Dämme führen und wo noch keiner liegt.
when-village = Dörfer kannst du nicht wählen. Baue stattdessen einen Damm dorthin.
goal-points = Punkte
goal-built = alle Dämme sind gebaut
goal-built-step = ein Damm
end-built = niemand kann mehr bauen
end-built-told = Niemand kann mehr bauen. { $winners ->
    [one] { $winner } hat die meisten Punkte.
   *[other] { $winner } liegen mit gleich vielen Punkten gemeinsam vorn.
}
icon-causeway = Damm
icon-village = Dorf

## The player aid
aid-turn = In deinem Zug
aid-turn-build = Baue einen Damm, der auf einen eigenen trifft.
aid-end = Am Ende
aid-end-village = Wer an einem Dorf die meisten Dämme hat, bekommt seine Punkte. Haben mehrere gleich viele, bekommt sie niemand.

## The coach
coach-ask-first = Dein erster Damm entscheidet, wo du bauen kannst. Suche Dörfer, die viel wert sind und nah beieinanderliegen.
coach-ask-build = Ein Damm zählt an beiden Enden. Suche ein Dorf, an dem dir einer mehr die Mehrheit gibt oder sie jemandem nimmt.

## The lesson
lesson-village = Wem gehört das Dorf?
lesson-village-about = Wie du mit Dämmen Dörfer gewinnst.
lesson-village-learnt-1 = Wer an einem Dorf die meisten Dämme hat, dem gehört es; bei Gleichstand niemandem.
lesson-village-learnt-2 = Ein Damm zählt an beiden Enden.
lesson-village-learnt-3 = Nach dem ersten muss jeder deiner Dämme an einem Dorf auf einen eigenen treffen.
lesson-village-goal = Du bist Rot. Die Zahlen sagen, was die Dörfer wert sind. Wer an einem Dorf die meisten Dämme hat, dem gehört es.
lesson-village-first = Baue deinen ersten Damm vom Dorf in der Mitte zu dem links darüber. Jeder weitere muss an einem Dorf auf einen eigenen treffen.
lesson-village-not-first = Auch das kann ein guter Platz sein. Baue in dieser Lektion von der Mitte zum Dorf links darüber.
lesson-village-two = Dein Damm zählt für zwei Dörfer: An beiden Enden hast du jetzt die meisten. Blau baut ebenfalls am Dorf in der Mitte.
lesson-village-tie = Jetzt habt ihr am Dorf in der Mitte je einen Damm, also gehört es niemandem. Baue dort einen zweiten, nach links.
lesson-village-not-tie = Baue in dieser Lektion von der Mitte zum Dorf links daneben.
lesson-village-end = Auch Blau baut einen zweiten in der Mitte: Von den sechs Dämmen, die dort Platz haben, sind vier gebaut. Zum Schluss drei Fragen.
lesson-village-question = Du und Blau habt am Dorf in der Mitte je zwei Dämme. Wem gehört es?
lesson-village-nobody = Niemandem
lesson-village-nobody-reply = Richtig: Solange ihr gleich viele habt, bekommt niemand seine Punkte.
lesson-village-mine = Mir, ich war zuerst da
lesson-village-mine-reply = Wer zuerst da war, zählt nicht, nur wer mehr hat.
lesson-village-one = An einem Dorf, das 4 wert ist, liegt nur ein einziger Damm: deiner. Wie viele Punkte bringt das am Ende?
lesson-village-one-each = 1, einen je Damm
lesson-village-one-each-reply = Dämme entscheiden nur, wem das Dorf gehört; der Besitzer bekommt alle 4 Punkte.
lesson-village-one-worth = 4
lesson-village-one-worth-reply = Richtig: Mit einem hast du dort die meisten, also gehört dir das Dorf mit allen Punkten.
lesson-village-one-none = Keine
lesson-village-one-none-reply = Eine Mindestzahl gibt es nicht: Das Dorf gehört dem, der die meisten hat, auch mit nur einem Damm.
lesson-village-where = Wo darfst du deinen nächsten Damm bauen?
lesson-village-where-meets = Wo er an einem Dorf auf einen eigenen trifft
lesson-village-where-meets-reply = Richtig: Nur der erste darf überall liegen.
lesson-village-where-anywhere = Zwischen zwei beliebigen Nachbardörfern
lesson-village-where-anywhere-reply = Das gilt nur für den ersten; alle weiteren müssen auf einen eigenen treffen.
lesson-village-where-last = Nur wo mein letzter endet
lesson-village-where-last-reply = Jeder deiner Dämme genügt, nicht nur der letzte.

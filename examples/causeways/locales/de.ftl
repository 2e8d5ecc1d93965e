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
lesson-village-goal = Du bist Rot. Die Zahlen sagen, was die Dörfer wert sind. Wer an einem Dorf die meisten Dämme hat, dem gehört es.
lesson-village-first = Baue deinen ersten Damm vom Dorf in der Mitte zu dem links darüber.
lesson-village-not-first = Auch das kann ein guter Platz sein. Baue in dieser Lektion von der Mitte zum Dorf links darüber.
lesson-village-two = Dein Damm zählt für zwei Dörfer: An beiden Enden hast du jetzt die meisten. Blau baut ebenfalls am Dorf in der Mitte.
lesson-village-tie = Jetzt habt ihr am Dorf in der Mitte je einen Damm, also gehört es niemandem. Baue dort einen zweiten, nach links.
lesson-village-not-tie = Baue in dieser Lektion von der Mitte zum Dorf links daneben.
lesson-village-question = Auch Blau baut einen zweiten in der Mitte. Wem gehört das Dorf?
lesson-village-nobody = Niemandem
lesson-village-nobody-reply = Richtig: Solange ihr gleich viele habt, bekommt niemand seine Punkte.
lesson-village-mine = Mir, ich war zuerst da
lesson-village-mine-reply = Wer zuerst da war, zählt nicht, nur wer mehr hat.
lesson-village-end = Am Dorf in der Mitte haben sechs Dämme Platz, vier sind gebaut. Spiel weiter und sorge dafür, dass du dort am Ende die meisten hast.

title = Dijken
tagline = Bouw dijken door het moeras. Wie bij een dorp de meeste heeft, bezit het.
uses-route-building = Elke dijk moet bij een dorp aan een eigen dijk grenzen; zo groeien je routes door het moeras.
uses-area-majority = Een dorp is van wie daar meer dijken heeft dan elke andere speler.
seat-red = Rood
seat-blue = Blauw
seat-green = Groen
seat-yellow = Geel
ask-first = Bouw je eerste dijk, waar je maar wilt.
ask-build = Bouw een dijk die aan een eigen dijk grenst.
village-named = { $row ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[other] E
}{ $place }
village = Dorp { $village }, { $worth } waard
village-of = Dorp { $village } van { $player }, { $worth } waard
place = Vrij tussen { $one } en { $other }
causeway = Dijk van { $player } tussen { $one } en { $other }
build = Tussen { $one } en { $other } bouwen
builds-between = { $player } bouwt een dijk tussen { $one } en { $other }.
builds = bouwt { $one } – { $other }{ $points ->
    [0] {""}
    [one] , wint 1 punt
   *[other] , wint { $points } punten
}{ $taken ->
    [0] {""}
   *[other] , anderen verliezen { $taken }
}
left = Dijken die { $player } nog heeft
points = Punten van { $player }
villages = { $count ->
    [one] 1 dorp
   *[other] { $count } dorpen
}
villages-worth = dorpen die { $worth } waard zijn
sum = punten
help-place = Hier kan een dijk worden gebouwd.
help-village = Wie hier de meeste dijken heeft, bezit het dorp en krijgt aan het eind zijn punten.
help-left = Zoveel kunnen er nog worden gebouwd.
help-points = Wat de dorpen waard zijn die nu van deze speler zijn.
when-place = Je kunt alleen bouwen waar je dijken heen leiden en waar er nog geen ligt.
when-village = Dorpen kun je niet kiezen. Bouw er een dijk naartoe.
goal-points = punten
goal-built = alle dijken zijn gebouwd
goal-built-step = één dijk
end-built = niemand kan meer bouwen
end-built-told = Niemand kan meer bouwen. { $winners ->
    [one] { $winner } heeft de meeste punten.
   *[other] { $winner } staan met evenveel punten samen bovenaan.
}
icon-causeway = dijk
icon-village = dorp

## The player aid
aid-turn = In je beurt
aid-turn-build = Bouw één dijk die aan een eigen dijk grenst.
aid-end = Aan het eind
aid-end-village = Wie bij een dorp de meeste dijken heeft, krijgt zijn punten. Bij een gelijke stand krijgt niemand ze.

## The coach
coach-ask-first = Je eerste dijk bepaalt waar je kunt bouwen. Zoek dorpen die veel waard zijn en dicht bij elkaar liggen.
coach-ask-build = Een dijk telt aan beide einden. Zoek een dorp waar één dijk meer je de meerderheid geeft, of die iemand afneemt.

## The lesson
lesson-village = Van wie is het dorp?
lesson-village-about = Hoe je met dijken dorpen wint.
lesson-village-goal = Jij bent Rood. De getallen tonen hoeveel de dorpen waard zijn. Wie bij een dorp de meeste dijken heeft, bezit het.
lesson-village-first = Bouw je eerste dijk van het dorp in het midden naar dat linksboven.
lesson-village-not-first = Ook dat kan een goede plek zijn. Bouw in deze les van het midden naar het dorp linksboven.
lesson-village-two = Je dijk telt voor twee dorpen: aan beide einden heb je nu de meeste. Blauw bouwt ook bij het dorp in het midden.
lesson-village-tie = Nu hebben jullie bij het dorp in het midden elk één dijk, dus het is van niemand. Bouw daar een tweede, naar links.
lesson-village-not-tie = Bouw in deze les van het midden naar het dorp links ervan.
lesson-village-question = Ook Blauw bouwt een tweede in het midden. Van wie is het dorp?
lesson-village-nobody = Van niemand
lesson-village-nobody-reply = Juist: zolang jullie er evenveel hebben, krijgt niemand zijn punten.
lesson-village-mine = Van mij, ik was er het eerst
lesson-village-mine-reply = Wie er het eerst was, telt niet, alleen wie er meer heeft.
lesson-village-end = Bij het dorp in het midden is plaats voor zes dijken, en er zijn er vier gebouwd. Speel door en zorg dat je er daar aan het eind de meeste hebt.

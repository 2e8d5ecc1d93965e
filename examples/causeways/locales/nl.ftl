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
lesson-village-learnt-1 = Wie bij een dorp de meeste dijken heeft, bezit het; bij een gelijke stand niemand.
lesson-village-learnt-2 = Een dijk telt aan beide einden.
lesson-village-learnt-3 = Na je eerste moet elke dijk bij een dorp aan een eigen dijk grenzen.
lesson-village-goal = Jij bent Rood. De getallen tonen hoeveel de dorpen waard zijn. Wie bij een dorp de meeste dijken heeft, bezit het.
lesson-village-first = Bouw je eerste dijk van het dorp in het midden naar dat linksboven. Elke volgende moet bij een dorp aan een eigen dijk grenzen.
lesson-village-not-first = Ook dat kan een goede plek zijn. Bouw in deze les van het midden naar het dorp linksboven.
lesson-village-two = Je dijk telt voor twee dorpen: aan beide einden heb je nu de meeste. Blauw bouwt ook bij het dorp in het midden.
lesson-village-tie = Nu hebben jullie bij het dorp in het midden elk één dijk, dus het is van niemand. Bouw daar een tweede, naar links.
lesson-village-not-tie = Bouw in deze les van het midden naar het dorp links ervan.
lesson-village-end = Ook Blauw bouwt een tweede in het midden: van de zes dijken waarvoor daar plaats is, zijn er vier gebouwd. Tot slot drie vragen.
lesson-village-question = Jij en Blauw hebben bij het dorp in het midden elk twee dijken. Van wie is het?
lesson-village-nobody = Van niemand
lesson-village-nobody-reply = Juist: zolang jullie er evenveel hebben, krijgt niemand zijn punten.
lesson-village-mine = Van mij, ik was er het eerst
lesson-village-mine-reply = Wie er het eerst was, telt niet, alleen wie er meer heeft.
lesson-village-one = Bij een dorp dat 4 waard is, ligt maar één dijk: die van jou. Hoeveel punten levert dat aan het eind op?
lesson-village-one-each = 1, één per dijk
lesson-village-one-each-reply = Dijken bepalen alleen van wie het dorp is; de eigenaar krijgt alle 4 punten.
lesson-village-one-worth = 4
lesson-village-one-worth-reply = Juist: met één heb je er daar de meeste, dus het dorp is van jou, met al zijn punten.
lesson-village-one-none = Geen
lesson-village-one-none-reply = Een minimum is er niet: het dorp is van wie er de meeste heeft, ook met één dijk.
lesson-village-where = Waar mag je je volgende dijk bouwen?
lesson-village-where-meets = Waar hij bij een dorp aan een eigen dijk grenst
lesson-village-where-meets-reply = Juist: alleen de eerste mag overal liggen.
lesson-village-where-anywhere = Tussen twee willekeurige buurdorpen
lesson-village-where-anywhere-reply = Dat geldt alleen voor de eerste; alle volgende moeten aan een eigen dijk grenzen.
lesson-village-where-last = Alleen waar mijn laatste eindigt
lesson-village-where-last-reply = Elk van je dijken is goed, niet alleen de laatste.

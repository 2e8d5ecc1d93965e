title = Vier op een rij
tagline = Laat je schijven vallen; vier op een rij wint.
uses-pattern-building = Vier van je schijven op een lijn winnen, verticaal, horizontaal of schuin.
uses-sudden-death = Wie vier op een rij heeft, wint meteen; er zijn geen punten.
seat-red = Rood
seat-blue = Blauw
prompt = Laat een schijf in een kolom vallen.
hole = Vrij gat in rij { $row }, kolom { $column }
red = Rode schijf in rij { $row }, kolom { $column }
blue = Blauwe schijf in rij { $row }, kolom { $column }
drop = Kolom { $column }
end-four = vier op een rij
end-four-told = { $winner } heeft er vier op een rij.
end-full = het bord is vol
end-full-told = Het bord is vol, en niemand heeft er vier op een rij.
dropped-red = Rood laat een schijf in kolom { $column } vallen.
dropped-blue = Blauw laat een schijf in kolom { $column } vallen.
drops = gooit in kolom { $column }
icon-red = rood
icon-blue = blauw
goal-four = vier op een rij
goal-full = een vol bord: gelijkspel
when-hole = Een schijf valt in het onderste vrije gat van zijn kolom.

## The player aid
aid-turn = In je beurt
aid-turn-drop = Laat één schijf in een kolom vallen die niet vol is.
aid-turn-falls = De schijf valt in het onderste vrije gat.

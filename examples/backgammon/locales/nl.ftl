title = Backgammon
tagline = Breng je schijven thuis en sla wie alleen staat.
uses-dice-rolling = Twee dobbelstenen zeggen hoe ver je schijven gaan; jij kiest welke.
seat-red = Rood
seat-blue = Blauw
board = Het bord
point = Punt { $point }: { $player }, { $count ->
    [one] één schijf
   *[other] { $count } schijven
}
point-empty = Punt { $point }, leeg
bar = Schijven van { $player } op de bar: { $count }
tray = Uitgespeelde schijven van { $player }: { $count }
checker = Schijf van { $player }
die-left = Een { $number }, nog te spelen
die-played = Een { $number }, gespeeld
move = Van { $from } naar { $to }
enter = Inbrengen op { $to }
bear-off = Uitspelen van { $from }
begins = { $player } werpt { $first } tegen { $second } en begint met beide getallen.
rolls = { $player } werpt { $first } en { $second }.
rolls-double = { $player } werpt dubbel { $first } en speelt dat getal vier keer.
rolls-in-brief = werpt { $first }–{ $second }
moves = { $player } gaat van { $from } naar { $to }.
moves-in-brief = { $from }/{ $to }
hits = { $player } gaat van { $from } naar { $to } en slaat.
hits-in-brief = { $from }/{ $to }*
enters = { $player } komt binnen op { $to }.
enters-in-brief = bar/{ $to }
enters-hits = { $player } komt binnen op { $to } en slaat.
enters-hits-in-brief = bar/{ $to }*
bears-off = { $player } speelt een schijf uit van { $from }.
bears-off-in-brief = { $from }/uit
stuck = { $player } kan de rest van de worp niet spelen.
skipped = { $player } kan { $first } en { $second } niet spelen: de beurt wordt overgeslagen.
stuck-in-brief = geen zet
ask-move = Verplaats een schijf (nog { $count ->
    [one] één getal
   *[other] { $count } getallen
}).
ask-enter = Breng een schijf van de bar in (nog { $count ->
    [one] één getal
   *[other] { $count } getallen
}).
ask-bear-off = Speel een schijf uit of verplaats er een (nog { $count ->
    [one] één getal
   *[other] { $count } getallen
}).
pips = Punten die de schijven van { $player } nog te gaan hebben
label-pips = ogen
off = Uitgespeelde schijven van { $player }
label-off = uit
when-point = Kies een verlicht punt met een van je schijven en daarna de plaats waar die heen gaat.
when-bar = Hier wacht een geslagen schijf tot ze binnenkomt. Voor die tijd mag geen andere schijf van die speler bewegen.
when-tray = Hier komen uitgespeelde schijven, zodra alle vijftien in het thuisvak staan.
when-die = De geworpen getallen. Wat al gespeeld is, is gedimd.
when-pips = Het aantal ogen: hoeveel punten alle schijven van deze speler nog te gaan hebben. Hoe minder, hoe beter.
when-off = De schijven die deze speler heeft uitgespeeld, van de vijftien.
blocked-bar = Eerst moeten je schijven van de bar binnenkomen.
blocked-both = Je moet beide getallen spelen als dat kan, en anders het hoogste.
blocked-closed = Met deze worp kan hier geen schijf bewegen.
end-single = alle schijven uitgespeeld
end-single-told = { $winner } heeft alle schijven uitgespeeld.
end-gammon = gammon
end-gammon-told = { $winner } wint met gammon, wat dubbel telt: de ander heeft geen enkele schijf uitgespeeld.
end-backgammon = backgammon
end-backgammon-told = { $winner } wint met backgammon, wat driedubbel telt: de ander heeft nog een schijf op de bar of in het thuisvak van de winnaar.
goal-off = alle vijftien schijven uitgespeeld
goal-off-step = één schijf
icon-man-red = rode schijf
icon-man-blue = blauwe schijf
icon-slab-red = uitgespeelde rode schijven
icon-slab-blue = uitgespeelde blauwe schijven
icon-die-1 = dobbelsteen: 1
icon-die-2 = dobbelsteen: 2
icon-die-3 = dobbelsteen: 3
icon-die-4 = dobbelsteen: 4
icon-die-5 = dobbelsteen: 5
icon-die-6 = dobbelsteen: 6
icon-pips = aantal ogen
option-length = Lengte van de match
option-length-one = Eén spel, zonder verdubbelsteen
option-length-three = Tot 3 punten, met verdubbelsteen
option-length-five = Tot 5 punten, met verdubbelsteen
option-length-seven = Tot 7 punten, met verdubbelsteen
cup = Dobbelbeker
cube = Verdubbelsteen: de inzet is { $stake }
cube-unused = Verdubbelsteen, niet gebruikt in dit spel
cube-offered = Verdubbelsteen: een inzet van { $stake } is aangeboden
roll = Werpen
double = De inzet verdubbelen tot { $stake }
take = Aannemen: verder spelen om { $stake }
drop = Weigeren: { $stake } verliezen
doubles = { $player } biedt aan de inzet te verdubbelen tot { $stake }.
doubles-in-brief = verdubbelt tot { $stake }
takes = { $player } neemt aan: de inzet is { $stake }.
takes-in-brief = neemt aan
drops = { $player } weigert de verdubbeling.
drops-in-brief = weigert
wins-game = { $player } wint het spel en { $points ->
    [one] één punt
   *[other] { $points } punten
}: in totaal { $all }.
wins-game-in-brief = wint { $points }
ask-roll = Werp, of verdubbel eerst de inzet.
ask-take = { $player } verdubbelt de inzet tot { $stake }. Neem je aan?
score = Punten in de match: { $player }
label-score = punten
when-cup = Werp met de beker, als je niet eerst verdubbelt.
when-cube = De inzet van het spel. Voor de worp mag je aanbieden die te verdubbelen, als de verdubbelsteen in het midden of bij jou ligt.
when-score = De punten uit eerdere spellen van de match.
end-match = de punten van de match
end-match-told = { $winner } heeft de match gewonnen.
goal-match = punten in de match
goal-match-step = één punt
icon-cube = verdubbelsteen
icon-cup = dobbelbeker
icon-points = punten in de match

## The player aid
aid-turn = In je beurt
aid-move = Speel elk getal: verplaats een schijf zoveel punten naar huis.
aid-double = Speel een dubbel vier keer.
aid-open = Stop niet op een punt met twee of meer schijven van de tegenstander.
aid-hit = Sla een schijf die alleen staat: die gaat naar de bar.
aid-bar = Breng eerst je schijven van de bar in.
aid-both = Speel beide getallen als dat kan, en anders het hoogste.
aid-off = Uitspelen
aid-home = Zijn alle schijven thuis, speel dan uit van het punt met het getal.
aid-higher = Een te hoog getal neemt een schijf van je hoogste punt.
aid-win = Wie als eerste alle vijftien heeft uitgespeeld, wint.
aid-gammon = Winst telt dubbel als de ander er geen heeft uitgespeeld.
aid-cube = De verdubbelsteen (in een match)
aid-offer = Voor de worp mag je aanbieden de inzet te verdubbelen.
aid-take = Wie aanneemt, mag als volgende verdubbelen.
aid-drop = Wie weigert, verliest het spel tegen de oude inzet.
aid-crawford = Het eerste spel waarin iemand één punt mist, gaat zonder.

## The coach
coach-ask-move = Zoek een zet waarna twee schijven bij elkaar staan, of een zet die slaat. Een schijf die alleen staat, hooguit zes punten voor een schijf van de tegenstander, wordt minstens één op de drie keer geraakt. Bezette punten naast elkaar houden de schijven erachter tegen.
coach-ask-enter = Je komt binnen op het punt dat de dobbelsteen noemt, geteld vanaf de andere kant. Kun je kiezen, sla dan een blot of versterk een schijf die daar al staat.
coach-ask-bear-off = Speel zo veel mogelijk schijven uit, en vul gaten op lage punten alleen als een getal anders verloren gaat. Laat geen schijf alleen zolang er nog schijven van de tegenstander achter de jouwe staan.
coach-ask-roll = Verdubbel als je duidelijk voorstaat, maar niet zo ver dat de ander meteen weigert en je liever om een gammon verder speelt. Verdubbel je te vroeg, dan krijgt de ander de verdubbelsteen en kan die tegen je gebruiken.
coach-ask-take = Neem aan als je van hieruit minstens één op de vier spellen wint: weigeren kost de inzet zeker, aannemen verliest het dubbele maar kan nog winnen.

## The lesson
lesson-turn = Een eerste beurt
lesson-turn-about = Hoe schijven gaan, hoe ze slaan en wat er nodig is om ze thuis te brengen.
lesson-turn-learnt-1 = Elke dobbelsteen brengt een schijf dichter bij huis; twee schijven sluiten een punt.
lesson-turn-learnt-2 = Een schijf alleen kan worden geslagen en moet van de bar binnenkomen voordat er iets anders beweegt.
lesson-turn-learnt-3 = Uitspelen mag zodra alle vijftien schijven thuis zijn.
lesson-turn-goal = Jij bent Rood. Je schijven gaan van punt 24 naar punt 1, rond het bord. Je thuisvak is punt 1 tot en met 6.
lesson-turn-dice = Je hebt 3 en 1 geworpen. Elk getal verplaatst een schijf zoveel punten.
lesson-turn-three = Speel de 3: ga met een schijf van 8 naar 5. Klik op het punt waar ze vertrekt en dan op het doel.
lesson-turn-not-three = Dat mag ook. Ga in deze les van 8 naar 5.
lesson-turn-one = Op 5 staat nu een schijf alleen, die geslagen kan worden. Speel de 1 van 6 naar 5 en zet er een tweede bij.
lesson-turn-not-one = Ga van 6 naar 5, zodat er twee schijven bij elkaar staan.
lesson-turn-closed = Twee schijven sluiten je punt 5: Blauw kan daar niet meer stoppen. Nu is Blauw aan de beurt.
lesson-turn-blot = Blauw heeft een 6 gespeeld en één schijf op jouw punt 7 laten staan. Je hebt 6 en 1 geworpen, en beide getallen raken haar.
lesson-turn-hit = Speel de 6: ga van 13 naar 7 en sla.
lesson-turn-not-hit = Sla de blauwe schijf: ga van 13 naar 7.
lesson-turn-cover = De blauwe schijf ligt op de bar. Speel nu de 1 van 8 naar 7, zodat je schijf daar niet alleen staat.
lesson-turn-not-cover = Dek je schijf: ga van 8 naar 7.
lesson-turn-bar = Blauw moet deze schijf inbrengen voordat een andere mag bewegen. Je punten 5, 6 en 7 zijn nu naast elkaar gesloten: dat houdt Blauw tegen. Tot slot drie vragen.
lesson-turn-enter = Met een 5 komt Blauw van de bar alleen binnen op jouw punt 5, en daar staan twee van je schijven. Blauw werpt dubbel 5. Wat gebeurt er?
lesson-turn-enter-lost = De beurt vervalt
lesson-turn-enter-lost-reply = Goed. Zolang er een schijf op de bar wacht, mag geen andere bewegen.
lesson-turn-enter-other = Blauw verplaatst andere schijven
lesson-turn-enter-other-reply = Niet zolang er een schijf op de bar wacht.
lesson-turn-both = Je kunt elk van beide getallen spelen, maar niet allebei. Welk speel je?
lesson-turn-both-free = Welk ik wil
lesson-turn-both-free-reply = Kan er maar één van beide, dan moet het het hoogste zijn.
lesson-turn-both-higher = Het hoogste
lesson-turn-both-higher-reply = Goed. En als er een manier is om beide te spelen, moet je die nemen.
lesson-turn-off = Al je schijven zijn thuis, de hoogste op 4. Je werpt een 6. Wat kun je daarmee?
lesson-turn-off-bear = Een schijf van 4 uitspelen
lesson-turn-off-bear-reply = Goed. Een te hoog getal neemt een schijf van het hoogste punt.
lesson-turn-off-nothing = Niets: op 6 staat er geen
lesson-turn-off-nothing-reply = Het vervalt niet: je speelt een schijf uit van je hoogste punt, hier van 4.

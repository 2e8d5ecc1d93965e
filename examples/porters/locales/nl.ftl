title = Lastdragers
tagline = Iedereen ziet wat je draagt, behalve jijzelf: bevoorraad samen zes berghutten.
uses-cooperation = Alle dragers winnen of verliezen samen.
uses-hidden-information = Je ziet alle pakken behalve die op je eigen rug.
uses-deduction = Een signaal zegt voor welke pakken het klopt, en dus ook voor welke niet.
uses-hand-management = Bewaar je pakken tot de hutten open zijn die ze nodig hebben.
porter-1 = Anna
porter-2 = Ben
porter-3 = Cleo
porter-4 = Dario
porter-5 = Eva
hut-meadow = Weidehut
hut-spring = Bronhut
hut-pine = Dennenhut
hut-chamois = Gemzenhut
hut-eagle = Arendshut
hut-summit = Tophut
icon-bread = brood
icon-rope = touw
icon-wood = hout
icon-oil = olie
icon-wool = wol
icon-weight = gewicht
icon-pack = pak
icon-porter = drager
icon-ear = drager weet
icon-no = niet
icon-signal = signalen
icon-sun = uren
icon-ravine = ravijn
icon-valley = dal

## On the table
unknown = onbekend
weight-of = gewicht { $weight }
both-of = { $good } { $weight }
no-pack = Geen pak
pack = Pak { $slot }: { $what }
shelf = Vak voor { $what }
stocked = Vak met { $what }
call = Signaal: { $what }
lost = Verloren: { $what }
zone-lost = Verloren pakken
hours = Uren tot de nacht
signals = Signalen
depot = Pakken in het depot
valley = Pakken achtergelaten in het dal
ravine = Pakken in het ravijn gevallen
help-no-pack = Het depot is leeg, dus hier kwam geen nieuw pak.
help-own-pack = Je ziet alleen wat signalen je hebben verteld. Om een pak naar boven te dragen, moet je weten wat erin zit of wat het weegt.
help-pack = Het oor toont wat de drager over dit pak weet, en de doorgestreepte cirkel wat het niet is.
help-porter = Kies een andere drager en dan goederen of een gewicht om een signaal te geven.
help-shelf = Het vak vraagt goederen, een gewicht of allebei. Een hut gaat open als de twee hutten eronder vol zijn.
help-call = Kies een andere drager en dit signaal: die hoort voor welke eigen pakken het klopt.
help-lost = Een achtergelaten of gevallen pak. Van elke soort zijn er twee.
help-hours = Elke beurt duurt één uur. Als er geen meer over is, valt de nacht en verliezen jullie.
help-signals = Jullie gezamenlijke signalen. Jullie krijgen er een terug als een hut vol is of als jullie een pak achterlaten.
help-depot = Naar boven gedragen en achtergelaten pakken worden hieruit vervangen.
help-valley = Achtergelaten pakken. Ze zijn verloren, maar elk pak levert een signaal op.
help-ravine = Pakken die niet in hun vak pasten. Als het derde valt, verliezen jullie.
when-pack = Kies in je beurt een eigen pak en dan een vak of het dal. Om het naar boven te dragen, moet je weten wat erin zit of wat het weegt.
when-shelf = Kies een eigen pak dat kan passen en dan dit vak.
when-call = Kies in je beurt een andere drager en dan goederen of een gewicht dat voor een van diens pakken klopt.
when-valley = Kies een eigen pak en dan het dal om het achter te laten.
blocked-closed = Deze hut is nog dicht: eerst moeten de twee hutten eronder vol zijn.
blocked-signals = Jullie hebben geen signalen meer.

## Choices
signal = Signaal aan { $player }: { $what }
carry = Pak { $slot } naar de { $hut }: { $what }
leave = Pak { $slot } achterlaten
ask-act = Geef een signaal, draag een pak naar boven of laat er een achter.
ask-without-signals = Draag een pak naar boven, of laat er een achter om een signaal terug te krijgen.

## The log
signals-goods = { $player } zegt tegen { $to }: { $count ->
    [one] één pak is { $what }.
   *[other] { $count } pakken zijn { $what }.
 }
signals-in-brief = zegt tegen { $to }: { $count } × { $what }
signals-weight = { $player } zegt tegen { $to }: { $count ->
    [one] één pak heeft { $what }.
   *[other] { $count } pakken hebben { $what }.
 }
carries = { $player } brengt { $what } naar de { $hut }.
carries-in-brief = brengt { $what } naar de { $hut }
falls = { $player } brengt { $what } naar de { $hut }, maar het past niet. Het pak valt in het ravijn.
falls-in-brief = verliest { $what } in het ravijn
leaves = { $player } laat { $what } achter in het dal.
leaves-in-brief = laat { $what } achter
takes = { $player } neemt een nieuw pak.
takes-it = { $player } neemt een nieuw pak: { $what }.
fills = De { $hut } is vol.
fills-in-brief = vult hem

## The end
end-supplied = alle hutten bevoorraad
end-supplied-told = Alle zes hutten zijn voor de nacht bevoorraad.
end-fallen = drie gevallen pakken
end-fallen-told = Het derde pak is in het ravijn gevallen.
end-night = het is nacht
end-night-told = De nacht viel voordat alle hutten bevoorraad waren.
goal-supplied = volle vakken
goal-supplied-step = één vak
goal-fallen = pakken in het ravijn: nederlaag
goal-fallen-step = één gevallen pak
goal-night = verstreken uren: nederlaag
goal-night-step = één uur

## The player aid
aid-turn = In je beurt doe je één hiervan
aid-signal = Geef een signaal uit: noem een andere drager goederen of een gewicht.
aid-carry = Draag een eigen pak waarvan je de inhoud of het gewicht kent naar een vrij vak.
aid-leave = Laat een pak achter en krijg een signaal terug.
aid-end = Het einde
aid-win = Alle achttien vakken zijn vol: jullie winnen.
aid-fallen = Drie pakken zijn gevallen: jullie verliezen.
aid-night = 40 uur zijn voorbij: jullie verliezen.
aid-marks = Tekens op pakken
aid-ear = Een oor: wat de drager over het pak weet.
aid-no = Een doorgestreepte cirkel: wat het pak niet is, voor zover de drager weet.

## The coach
coach-ask-act = Ken je een pak dat een open vak nodig heeft, draag het dan naar boven. Zoek anders een signaal waardoor een andere drager meteen een pak naar boven kan dragen, het liefst twee. Verbruik de pakken niet die de hogere hutten zullen vragen.
coach-ask-without-signals = Draag een pak naar boven als je weet dat het past. Laat anders een pak achter waarvan je weet dat niemand het nodig heeft.

## The lesson
lesson-signals = Wat draag ik?
lesson-signals-about = Hoe je de pakken leest, een signaal geeft en een pak naar een hut brengt.
lesson-signals-learnt-1 = Je ziet alle pakken behalve je eigen pakken.
lesson-signals-learnt-2 = Een signaal toont voor welke pakken het klopt, en dus ook voor welke niet.
lesson-signals-learnt-3 = Je mag een pak naar boven dragen zodra je weet wat erin zit of wat het weegt.
lesson-signals-huts = Zes hutten hebben pakken nodig. Elk vak vraagt goederen, een gewicht of, hogerop, allebei. De drie lage hutten zijn open.
lesson-signals-packs = Jij bent Anna. Je ziet wat Ben draagt: touw 3, olie 3 en meer. Ben ziet dat niet, en jij ziet je eigen pakken niet.
lesson-signals-tell = Ben heeft twee pakken olie, en de Weidehut vraagt olie. Kies Ben en dan olie om het hem te vertellen.
lesson-signals-not-tell = Dat mag ook. Noem Ben in deze les olie.
lesson-signals-marks = Het oor toont wat Ben nu weet: deze pakken zijn olie. De doorgestreepte cirkel op de andere zegt dat zij dat niet zijn. Het signaal kostte een van jullie acht.
lesson-signals-carry = Ben heeft je verteld dat je laatste pak wol is, en een vak vraagt wol. Kies het pak en dan het vak.
lesson-signals-not-carry = Draag je laatste pak naar het vak voor wol in de Weidehut.
lesson-signals-new = De wol ligt in haar vak. Je hebt een nieuw pak uit het depot genomen, en alleen Ben ziet het. Tot slot drie vragen.
lesson-signals-may = Over je eerste pak is niets gezegd, behalve dat het geen wol is. Mag je het naar een hut dragen?
lesson-signals-may-yes = Ja, op eigen risico
lesson-signals-may-yes-reply = Nog niet: je moet weten wat erin zit of wat het weegt.
lesson-signals-may-no = Nee
lesson-signals-may-no-reply = Klopt. Als je wist wat het weegt, kon je het proberen in een vak voor andere goederen. Past het niet, dan valt het in het ravijn, en bij de derde val verliezen jullie.
lesson-signals-back = Jullie hebben geen signalen meer. Hoe krijgen jullie er een terug?
lesson-signals-back-leave = Door een pak achter te laten
lesson-signals-back-leave-reply = Klopt, en door het laatste vak van een hut te vullen. Maar een achtergelaten pak is verloren.
lesson-signals-back-carry = Door een willekeurig pak naar boven te dragen
lesson-signals-back-carry-reply = Alleen het pak dat een hut vult, levert een signaal op. Laat anders een pak achter.
lesson-signals-keep = Bens touw 3 past in het vak voor touw, maar de Tophut vraagt precies dit pak. Van elke soort zijn er twee. Wat is veiliger?
lesson-signals-keep-now = Het nu gebruiken
lesson-signals-keep-now-reply = Dat scheelt nu tijd. Maar dan is er nog maar één pak touw 3, en als dat verloren gaat, kunnen jullie niet meer winnen.
lesson-signals-keep-wait = Het bewaren voor de Tophut
lesson-signals-keep-wait-reply = Klopt, als er nog ander touw is. Een bewaard pak neemt op een rug wel plaats in.

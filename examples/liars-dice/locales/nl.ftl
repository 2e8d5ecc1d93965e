title = Blufdobbelen
tagline = Alleen jij ziet je dobbelstenen: bied op die van iedereen, bluf en doorzie de anderen.
uses-bluffing = Spelers bieden op dobbelstenen die ze niet zien, en mogen liegen.
uses-dice-rolling = In elke ronde worden alle dobbelstenen opnieuw gegooid.
uses-player-elimination = Wie de laatste dobbelsteen verliest, ligt eruit.
uses-hidden-information = Iedereen ziet alleen de eigen dobbelstenen.
option-dice = Dobbelstenen per speler
option-dice-five = Vijf
option-dice-three = Drie
option-dice-one = Eén
seat-red = Rood
seat-blue = Blauw
seat-green = Groen
seat-yellow = Geel
seat-purple = Paars
seat-teal = Turquoise
seat-pink = Roze
seat-grey = Grijs
ones = { $count ->
    [one] één
   *[other] enen
}
twos = { $count ->
    [one] twee
   *[other] tweeën
}
threes = { $count ->
    [one] drie
   *[other] drieën
}
fours = { $count ->
    [one] vier
   *[other] vieren
}
fives = { $count ->
    [one] vijf
   *[other] vijven
}
sixes = { $count ->
    [one] zes
   *[other] zessen
}
times = { $count } ×
count = { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
}
current = Het laatste bod
no-bid = nog geen bod
check = Het laatst betwiste bod
no-check = nog niets betwist
found = gevonden: { $count }
out = eruit
bid-of = Bod van { $player }
die-of = Dobbelsteen van { $player }: { $number }
die-hidden = Verborgen dobbelsteen van { $player }
bid = Bied { $count } { $dice }
challenge = Betwist: minder dan { $count } { $dice }
challenge-nothing = Betwist
bids = { $player } biedt { $count } { $dice }.
bids-in-brief = { $count } { $dice }
challenges = { $player } betwist het bod van { $count } { $dice }.
challenges-in-brief = betwist het bod
bid-true = { $found ->
    [one] Er past één dobbelsteen
   *[other] Er passen { $found } dobbelstenen
}, dus het bod klopte: { $player } verliest een dobbelsteen.
bid-false = { $found ->
    [0] Er past geen dobbelsteen
    [one] Er past maar één dobbelsteen
   *[other] Er passen maar { $found } dobbelstenen
}, dus het bod klopte niet: { $player } verliest een dobbelsteen.
bid-true-in-brief = verliest een dobbelsteen
bid-false-in-brief = { $player } verliest een dobbelsteen
is-out = { $player } heeft geen dobbelstenen meer en ligt eruit.
ask-first = Doe het eerste bod van de ronde: hoeveel dobbelstenen tonen welk getal?
ask-challenge = Geen bod is hoger dan { $count } { $dice }: betwist het.
ask-bid = Bied hoger dan { $count } { $dice }, of betwist het bod.
help-current = Van alle dobbelstenen tonen er minstens zoveel dit getal. Zessen tellen mee.
help-check = Het laatste bod dat werd betwist, en hoeveel dobbelstenen pasten.
help-number = Het getal waarop je biedt. Zessen tellen als elk getal.
help-count = Op hoeveel dobbelstenen van alle spelers je biedt.
help-bid = Het laatste bod van deze speler in deze ronde.
help-die = Alleen de eigenaar ziet deze dobbelsteen, tot iemand een bod betwist.
when-number = Kies in je beurt een getal en een aantal om te bieden.
when-count = Kies in je beurt een aantal en een getal om te bieden. Een bod moet hoger zijn dan het laatste.
when-current = Dit bod kun je in je beurt betwisten.
when-die = Dobbelstenen kies je niet. Ze worden allemaal getoond als iemand een bod betwist.
goal-dice = dobbelstenen
goal-last = nog maar één speler heeft dobbelstenen
goal-last-step = één dobbelsteen
end-last = nog maar één speler heeft dobbelstenen
end-last-told = { $winner } heeft als laatste nog dobbelstenen.
icon-die-1 = één
icon-die-2 = twee
icon-die-3 = drie
icon-die-4 = vier
icon-die-5 = vijf
icon-die-6 = zes
icon-cup = verborgen dobbelsteen

## The player aid
aid-turn = In je beurt
aid-bid = Bied: minstens zoveel dobbelstenen van alle spelers tonen een getal.
aid-wild = Zessen tellen als elk getal.
aid-higher = Een bod is hoger met meer dobbelstenen, of met evenveel en een hoger getal.
aid-challenge = Of betwist het bod: wie ongelijk heeft, verliest een dobbelsteen.
aid-end = Het einde
aid-out = Zonder dobbelstenen lig je eruit.
aid-last = Wie als laatste dobbelstenen heeft, wint.

## The coach
coach-ask-first = Bied op een getal dat je zelf hebt: je eigen dobbelstenen zijn zeker, en van alle andere past een derde, omdat zessen meetellen. Een laag bod laat de moeilijke beslissing aan anderen; een gedurfd bod laat ze aarzelen.
coach-ask-bid = Tel je passende dobbelstenen en tel daar een derde van de verborgen bij op. Ligt het bod daar ruim boven, betwist het dan. Verhoog anders zo weinig mogelijk, op een getal dat je hebt.

## The lesson
lesson-bluff = Bieden of betwisten
lesson-bluff-about = Wat een bod zegt, hoe zessen helpen en wanneer je een bod betwist.
lesson-bluff-learnt-1 = Een bod telt alle dobbelstenen; zessen passen altijd.
lesson-bluff-learnt-2 = Hoger: meer dobbelstenen, of evenveel van een hoger getal.
lesson-bluff-learnt-3 = Wie ongelijk heeft, verliest een dobbelsteen.
lesson-bluff-goal = Je bent Rood. Dit zijn je vijf dobbelstenen; niemand anders ziet ze. Die van Blauw liggen onder de beker.
lesson-bluff-wild = Zessen zijn goudkleurig: ze tellen als elk getal.
lesson-bluff-first = Een bod zegt hoeveel dobbelstenen van beide spelers een getal tonen. Bied drie drieën: klik op het aantal en op het getal.
lesson-bluff-not-first = Ook dat is een bod. Bied in deze les drie drieën.
lesson-bluff-blue = Blauw heeft verhoogd. Drie van jouw dobbelstenen passen, en van de vijf van Blauw ongeveer een derde: zes is te veel.
lesson-bluff-challenge = Betwist het bod: klik erop.
lesson-bluff-not-challenge = Je zou kunnen verhogen. Betwist in deze les het bod.
lesson-bluff-checked = Alle dobbelstenen zijn getoond en het bod is gecontroleerd. Wie ongelijk had, heeft een dobbelsteen verloren, en alles is opnieuw gegooid. Tot slot drie vragen.
lesson-bluff-higher = Het laatste bod is vier vijven. Welk bod is hoger?
lesson-bluff-higher-ones = Vijf enen
lesson-bluff-higher-ones-reply = Juist: meer dobbelstenen is altijd hoger, welk getal het ook is.
lesson-bluff-higher-threes = Vier drieën
lesson-bluff-higher-threes-reply = Bij evenveel dobbelstenen moet het getal hoger zijn: alleen vier zessen kan.
lesson-bluff-sixes = Iemand biedt drie tweeën. Er is één twee en er zijn twee zessen. Klopt het bod?
lesson-bluff-sixes-yes = Ja
lesson-bluff-sixes-yes-reply = Juist: de zessen tellen als tweeën, dus passen er drie.
lesson-bluff-sixes-no = Nee
lesson-bluff-sixes-no-reply = Zessen tellen als elk getal, dus passen er drie.
lesson-bluff-loses = Je betwist een bod, en er passen precies zoveel dobbelstenen als het zei. Wie verliest een dobbelsteen?
lesson-bluff-loses-me = Ik
lesson-bluff-loses-me-reply = Juist: “minstens” omvat precies dat aantal, dus het bod klopte.
lesson-bluff-loses-bidder = De bieder
lesson-bluff-loses-bidder-reply = Het bod zei “minstens”, dus het klopte, en wie betwist, verliest een dobbelsteen.

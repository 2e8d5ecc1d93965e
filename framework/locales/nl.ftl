mechanic-pattern-building = Patronen vormen
mechanic-rondel = Rondel
mechanic-hand-management = Handbeheer
mechanic-tug-of-war = Touwtrekken
mechanic-sudden-death = Directe zege
mechanic-open-drafting = Open keuze
mechanic-set-collection = Sets verzamelen
mechanic-tableau-building = Tableau opbouwen
mechanic-worker-placement = Werkers plaatsen
mechanic-market = Markt
mechanic-income = Inkomen
mechanic-take-that = Dwarszitten (Take that)
mechanic-variable-powers = Verschillende vaardigheden
mechanic-auction = Veiling
mechanic-area-majority = Gebiedsmeerderheid
mechanic-route-building = Routes bouwen
mechanic-simultaneous-selection = Gelijktijdige keuzes
mechanic-hidden-information = Geheimen
mechanic-deduction = Deductie
mechanic-multi-use-cards = Kaarten met meerdere functies
mechanic-end-game-bonuses = Bonussen aan het einde
mechanic-solo = Solospel
mechanic-grid-movement = Zetten op het bord
mechanic-cooperation = Samenwerking
mechanic-enclosure = Insluiten
mechanic-bluffing = Bluffen
mechanic-dice-rolling = Dobbelen
mechanic-player-elimination = Uitschakeling van spelers
mechanic-trick-taking = Slagen halen
mechanic-team-play = Spelen in teams
component-cards = Kaarten
component-hand = Kaarten in de hand
component-face-down = Gedekte kaarten
component-display = Open aanbod van kaarten
component-own-boards = Spelerborden
component-stores = Getelde goederen
component-pawns = Pionnen en markeringen
component-discs = Schijven
component-grid = Bord met vakjes
component-ring = Ring van velden
component-map = Landkaart met gebieden

list-last = { $rest } en { $last }

# Repeats a choice that the rules of a game do not announce
chosen = Gekozen: “{ $choice }”

# Een speler geeft op, of verliest omdat de tijd om is
resigns = { $seat } geeft op.
resigns-in-brief = geeft op
runs-out-of-time = { $seat }: de tijd is om.
runs-out-of-time-in-brief = de tijd is om
end-resignation = opgave van de ander
end-resignation-told = { $winner } wint: de ander heeft opgegeven.
end-time = tijdsoverschrijding van de ander
end-time-told = { $winner } wint: de tijd van de ander is om.

# Speelkaarten. De kleuren tellen van klaveren (0) tot schoppen (3), de waarden van de aas (1) tot de heer (13)
icon-suit-clubs = klaveren
icon-suit-diamonds = ruiten
icon-suit-hearts = harten
icon-suit-spades = schoppen
icon-card-back = gedekte kaart
card-letter = { $rank ->
    [1] A
    [11] B
    [12] V
    [13] H
   *[other] { $rank }
}
card-name = { $suit ->
    [0] klaveren
    [1] ruiten
    [2] harten
   *[other] schoppen
}{ $rank ->
    [1] aas
    [11] boer
    [12] vrouw
    [13] heer
   *[other] {" "}{ $rank }
}

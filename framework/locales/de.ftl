mechanic-pattern-building = Muster bilden
mechanic-rondel = Rondell
mechanic-hand-management = Handkartenmanagement
mechanic-tug-of-war = Tauziehen
mechanic-sudden-death = Sofortsiege
mechanic-open-drafting = Offene Auslage
mechanic-set-collection = Sammeln
mechanic-tableau-building = Tableau aufbauen
mechanic-worker-placement = Arbeitereinsatz
mechanic-market = Markt
mechanic-income = Einkommen
mechanic-take-that = Ärgern (Take that)
mechanic-variable-powers = Unterschiedliche Fähigkeiten
mechanic-auction = Versteigerung
mechanic-area-majority = Gebietsmehrheiten
mechanic-route-building = Streckenbau
mechanic-simultaneous-selection = Gleichzeitige Wahl
mechanic-hidden-information = Geheimnisse
mechanic-deduction = Deduktion
mechanic-multi-use-cards = Mehrzweckkarten
mechanic-end-game-bonuses = Boni am Spielende
mechanic-solo = Solospiel
mechanic-grid-movement = Züge auf dem Brett
mechanic-cooperation = Kooperation
mechanic-enclosure = Einschließen
mechanic-bluffing = Bluffen
mechanic-dice-rolling = Würfeln
mechanic-player-elimination = Ausscheiden von Spielern
mechanic-trick-taking = Stichspiel
mechanic-team-play = Spiel in Teams
component-cards = Karten
component-hand = Kartenhand
component-face-down = Verdeckte Karten
component-display = Offen ausliegende Karten
component-own-boards = Spielertableaus
component-stores = Gezählte Waren
component-pawns = Figuren und Marker
component-discs = Scheiben
component-grid = Brett aus Feldern
component-ring = Ring aus Feldern
component-map = Landkarte mit Regionen

list-last = { $rest } und { $last }

# Repeats a choice that the rules of a game do not announce
chosen = Gewählt: „{ $choice }“

# Jemand gibt auf oder verliert, weil die Zeit um ist
resigns = { $seat } gibt auf.
resigns-in-brief = gibt auf
runs-out-of-time = { $seat }: Die Zeit ist um.
runs-out-of-time-in-brief = die Zeit ist um
end-resignation = Aufgabe der anderen Seite
end-resignation-told = { $winner } gewinnt: Die andere Seite hat aufgegeben.
end-time = Zeitüberschreitung der anderen Seite
end-time-told = { $winner } gewinnt: Die Zeit der anderen Seite ist um.

# Spielkarten. Die Farben zählen von Kreuz (0) bis Pik (3), die Werte vom Ass (1) bis zum König (13)
icon-suit-clubs = Kreuz
icon-suit-diamonds = Karo
icon-suit-hearts = Herz
icon-suit-spades = Pik
icon-card-back = verdeckte Karte
card-letter = { $rank ->
    [1] A
    [11] B
    [12] D
    [13] K
   *[other] { $rank }
}
card-name = { $suit ->
    [0] Kreuz
    [1] Karo
    [2] Herz
   *[other] Pik
}-{ $rank ->
    [1] Ass
    [11] Bube
    [12] Dame
    [13] König
   *[other] { $rank }
}

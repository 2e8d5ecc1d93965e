cli-seed = Die Startzahl dieser Partie ist { $seed }.
cli-to-move = { $seat } ist an der Reihe.
cli-asked = { $seat }: { $prompt }
cli-help = Gib die Nummer einer Wahl ein; h gibt einen Tipp, u nimmt zurück, resign gibt auf, q verlässt den Tisch, ? zeigt diese Hilfe.
cli-far-help = Gib die Nummer einer Wahl ein. u bittet um Zurücknehmen, y stimmt zu, n lehnt ab, s mit einem Text sendet ihn an alle, w zeigt, wer da ist, resign gibt eine Partie zu zweit auf, q verlässt den Tisch vorerst, ? zeigt diese Hilfe.
cli-taken-back = Eine Entscheidung wurde zurückgenommen.
cli-thinks = { $seat } denkt nach …
cli-unclear = Gib eine Zahl von 1 bis { $count } ein oder ? für Hilfe.
cli-undo-nothing = Du hast keine Entscheidung, die du zurücknehmen könntest.
cli-undo-secret = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas gezogen oder aufgedeckt.
cli-cannot-resign = Hier kann niemand aufgeben.
cli-resign-asked = Gib noch einmal „resign“ ein, um aufzugeben: { $winner } gewinnt dann die Partie.
cli-hand-over = Gib die Tastatur an { $seat } weiter; Enter drücken, wenn sonst niemand hinsieht.
cli-bot-chooses = { $seat }: { $choice }
cli-luck-card = Welche Karte wird gezogen? ({ $options })
cli-luck-die = Was zeigt der Würfel? ({ $options })
cli-luck-item = Was liegt nach dem Mischen als Nächstes? Gib die Nummer vor dem Mischen an. ({ $options })
cli-luck-number = Welche Zahl bestimmt der Zufall? ({ $options })
cli-time-left = Restzeit: { $time }
cli-time-up = { $seat }: Deine Zeit ist um. Der Computer entscheidet.
cli-left = Du hast den Tisch verlassen.
cli-won = { $seat } gewinnt: { $reason }.
cli-won-team = { $seats } gewinnen: { $reason }.
cli-won-together = Gemeinsam gewonnen ({ $seats }): { $reason }.
cli-lost-together = Gemeinsam verloren ({ $seats }): { $reason }.
cli-scored = Das Spiel ist zu Ende: { $reason }.
cli-score = Wertung: { $count }.
cli-draw = Unentschieden: { $reason }.
cli-shared = { $seats } teilen sich den Sieg: { $reason }.
cli-defeat = Verloren ({ $seats }): { $reason }.
cli-verified = Jede Zeile stimmt mit der gespielten Partie überein; Züge: { $plies }.
cli-unsaved = Die Partie geht weiter, lässt sich aber nicht speichern ({ $reason }).
cli-stuck = { $seat } ist am Zug und hat keine Möglichkeit. Das ist ein Fehler in den Regeln des Spiels: Die Partie kann nicht weitergehen.
cli-refused = { $seat } hat einen unerlaubten Zug gewählt; die Partie kann nicht weitergehen
cli-saved-late = Die Partie wurde jetzt gespeichert.
cli-saved-elsewhere = Die Partie ließ sich nicht am üblichen Ort speichern ({ $reason }). Sie wurde stattdessen hier gespeichert: { $file }
cli-lost = Die Partie ist nicht gespeichert ({ $reason }). Auch an diesen Orten ließ sie sich nicht speichern: { $places }.
cli-moved = Ein anderes Programm hat die Datei { $from } gelöscht oder geändert. Die ganze Partie wurde in { $to } gespeichert und geht dort weiter.

# What a bot found out about a position.
cli-considered = { $bot } nach { $count ->
    [one] einem Versuch
   *[other] { $count } Versuchen
}:
cli-considered-none = { $bot } bewertet seine Möglichkeiten nicht oder hat nur eine.
cli-considered-slip = { $bot } denkt über diesen Zug nicht nach: Auf dieser Stufe spielt er ab und zu einen zufälligen.
cli-percent = { $value } %
cli-won-surely = gewinnt sicher
cli-drawn-surely = sicher unentschieden
cli-lost-surely = verliert sicher
cli-expects = So könnte es weitergehen:
cli-believes = Was { $seat } haben könnte:

# What decided a game. Values are hundredths of the best result.
cli-review-by = Jede Entscheidung wurde mit { $count } Versuchen nach dem bewertet, was der Spieler wusste; Zahlen sind Hundertstel des besten Ergebnisses.
review-everyone = alle
cli-review-nothing = Es gab keine Entscheidungen zu analysieren.
cli-review-balance = { $seat }: anfangs { $start } zu erwarten; eigene Entscheidungen { $own }, Entscheidungen anderer { $others }, Glück { $luck }, Fehler der Engine { $doubt }; am Ende { $result }.
cli-review-course = Erwartetes Ergebnis im Lauf der Partie:
cli-review-decided = Was die Partie entschied:
cli-review-swing = { "  " }Schritt { $ply }, eine Entscheidung von { $seat }: { $changes }
cli-review-luck = { "  " }Schritt { $ply }, Glück oder Aufgedecktes: { $changes }
cli-review-faultless = Keine Entscheidung hat Nennenswertes gekostet.
cli-review-best = Schritt { $ply }, { $seat }: { $choice } ({ $verdict })
cli-review-choice = Schritt { $ply }, { $seat }: { $choice } ({ $verdict }, kostete { $loss })
cli-review-better = { "    " }besser: { $choice }
cli-review-better-line = { "    " }besser: { $choice }, danach etwa { $line }
cli-verdict-best = am besten
cli-verdict-good = gut
cli-verdict-inexact = ungenau
cli-verdict-mistake = Fehler
cli-verdict-blunder = grober Fehler
cli-practice = Genau eine Wahl gewinnt sofort. Welche?
cli-practice-position = { $number }. { $seat } ist am Zug, mit { $choices } Möglichkeiten:
cli-practice-answer = { "    " }Antwort: { $line }

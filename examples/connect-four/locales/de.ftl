title = Vier gewinnt
tagline = Lass deine Steine fallen; vier in einer Reihe gewinnen.
uses-pattern-building = Vier deiner Steine in einer Linie gewinnen, ob senkrecht, waagerecht oder schräg.
uses-sudden-death = Wer vier in einer Reihe hat, gewinnt sofort; Punkte gibt es nicht.
seat-red = Rot
seat-blue = Blau
prompt = Wirf einen Stein in eine Spalte.
hole = Freies Feld in Reihe { $row }, Spalte { $column }
red = Roter Stein in Reihe { $row }, Spalte { $column }
blue = Blauer Stein in Reihe { $row }, Spalte { $column }
drop = Spalte { $column }
end-four = vier in einer Reihe
end-four-told = { $winner } hat vier in einer Reihe.
end-full = das Brett ist voll
end-full-told = Das Brett ist voll, und niemand hat vier in einer Reihe.
dropped-red = Rot wirft einen Stein in Spalte { $column }.
dropped-blue = Blau wirft einen Stein in Spalte { $column }.
drops = wirft in Spalte { $column }
icon-red = rot
icon-blue = blau
goal-four = vier in einer Reihe
goal-full = ein volles Brett: unentschieden
when-hole = Ein Stein fällt auf den untersten freien Platz seiner Spalte.

## The player aid
aid-turn = In deinem Zug
aid-turn-drop = Wirf einen Stein in eine Spalte, die nicht voll ist.
aid-turn-falls = Er fällt auf das unterste freie Feld.

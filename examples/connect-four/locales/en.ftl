title = Connect four
tagline = Drop your discs; four in a row win.
uses-pattern-building = Four of your discs in a line win, whether vertical, horizontal or diagonal.
uses-sudden-death = Whoever gets four in a row wins at once; there is no scoring.
seat-red = Red
seat-blue = Blue
prompt = Drop a disc into a column.
hole = Free hole in row { $row }, column { $column }
red = Red disc in row { $row }, column { $column }
blue = Blue disc in row { $row }, column { $column }
drop = Column { $column }
end-four = four in a row
end-four-told = { $winner } has four in a row.
end-full = the board is full
end-full-told = The board is full, and nobody has four in a row.
dropped-red = Red drops a disc into column { $column }.
dropped-blue = Blue drops a disc into column { $column }.
drops = drops into column { $column }
icon-red = red
icon-blue = blue
goal-four = four in a row
goal-full = a full board: a draw
when-hole = A disc falls to the lowest free hole of its column.

## The player aid
aid-turn = On your turn
aid-turn-drop = Drop one disc into a column that is not full.
aid-turn-falls = It falls to the lowest free hole.

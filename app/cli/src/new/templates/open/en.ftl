title = caravan-title
tagline = Take the first tile of the row, or the last.
uses-the-mechanic = Players take tiles from either end of one row, and each tile is worth the number on it.

## The table
seat = Player { $number }
tile = Tile worth { $worth }
worth = { $worth }
stock = { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
 }
zone-row = The row
zone-stocks = Taken
when-tile = On your turn you take the first or the last tile of the row.

## Decisions
ask-take = Take the first tile of the row, or the last.
take-first = Take the first, worth { $worth }
take-last = Take the last, worth { $worth }

## What happens
takes = { $seat } takes a tile worth { $worth }.
takes-in-brief = takes { $worth }

## The end
end-row = all tiles have been taken
goal-row = tiles taken
goal-points = points

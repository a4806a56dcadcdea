## Score sheets: what cannot lie on a table
why-sheet_doors = { $seat }, house { NTH($house) }: a house has one door at most.
why-sheet_roofs = { $seat }, house { NTH($house) }: a house has one roof at most.
why-sheet_lone_roof = { $seat }, house { NTH($house) }: a roof needs a door or a window under it.
why-sheet_tiles = { $seat }, house { NTH($house) }: the box has only { $n } tiles of the { $pile } kind.
why-sheet_no_pots = { $seat }, house { NTH($house) }: this table plays without flowerpots.
why-sheet_no_awards = { $seat }: the basic game has no award cards.
why-sheet_award_twice = { $award }: { $target } has this card already, so { $seat } cannot have it.
why-sheet_pots =
    { $known ->
        [0] The list of the box knows no { $tile }. It is a reconstruction, so the entry counts as it is.
        [one] The list of the box knows { $known } { $tile }; here are { $n }. It is a reconstruction, so the entry counts as it is.
       *[other] The list of the box knows { $known } × { $tile }; here are { $n }. It is a reconstruction, so the entry counts as it is.
    }

## Score sheets: the page
sheet-houses = Houses
sheet-house =
    { $tiles ->
        [none] House { NTH($house) }, free ground
       *[other] House { NTH($house) }: { $tiles }
    }
sheet-house-tag = { NTH($house) }
sheet-house-new = New house
sheet-palette = Tiles for house { NTH($house) }
sheet-palette-about = Press a tile to put it there. A roof leads on to the next house.
sheet-placed = Tiles of house { NTH($house) }
sheet-pots = Pots
sheet-pots-more = { $tile }: one more pot
sheet-pots-fewer = { $tile }: one pot fewer
sheet-tile-remove = Remove { $tile }
sheet-house-remove = Remove house { NTH($house) }
sheet-awards = Award cards held
sheet-empty = Nothing entered yet.

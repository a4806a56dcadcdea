## What is this?: the stall
about-pile = Pile: { $pile }
about-pile-text =
    { $part ->
        [door] A door is the lowest tile of a house, one for each house.
        [window] A window can begin a house, and you may stack as many as you like.
       *[roof] A roof completes a house, and only then does the house score.
    } It costs { $price } equal symbols and scores { $price } in a completed house. { $count ->
        [0] The pile is empty.
        [one] { $count } tile is left.
       *[other] { $count } tiles are left.
    }{ $pots ->
        [0] { "" }
        [one] { " " }The top tile has { $pots } flowerpot.{ $veteran ->
            [true] { " " }In the veteran variant pots are only compared.
           *[false] { " " }A pot in a completed house scores 1.
        }
       *[other] { " " }The top tile has { $pots } flowerpots.{ $veteran ->
            [true] { " " }In the veteran variant pots are only compared.
           *[false] { " " }A pot in a completed house scores 1.
        }
    }
about-price = { $material } = { $price }
about-price-text = The { $price } pig heads say two things: { $price } equal symbols buy a { $material } tile, and in a completed house it scores { $price }.
about-stall = The stall
about-stall-text = A column for each material, a row for each part. Read from top to bottom, a column is a house: roof, window, door.

## Dice
about-die = { $die }
about-die-text =
    { $colour ->
        [white] It has 2 doors, 2 windows and 2 roofs, and no wolf.
       *[black] It has 2 doors, 2 windows, 1 roof and 1 wolf.
    } { $face ->
        [none] It has not been rolled in this turn.
        [wolf] The wolf has locked it: this turn it can be neither rolled again nor paid with.
       *[other] It shows now: { $name }.
    }
about-rolls = Rolls
about-rolls-text = Up to { $most } rolls in a turn. The first one takes all five dice; after that you roll those you pick, or stop.
about-wolves = Wolf sockets
about-wolves-text = With { $most } wolves in sight you cannot build this turn; you must blow at a house of somebody else instead. Now: { $wolves }.
about-stop = If you stop now
about-stop-text = The best that stopping would buy, and where it would go. It is counted by the rules; you need not follow it.
about-risk = If you reroll
about-risk-text = Chances of rolling the picked dice again: red hatching is a wolf that stops you building, green is something better, grey is no change. Counted exactly from the faces.

## Houses
about-house = House { NTH($house) } of { $name }
about-house-text =
    { $complete ->
        [true] A completed house: nothing can be added, and only the wolf can harm it.
       *[false] A house without a roof. If it has none at the end of the game, it scores 0.
    } From the ground up: { $tiles }.
about-plot = A place for a new house
about-plot-text = A door or a window can begin a new house here. You may have as many houses as you like.
about-seat = Seat of { $name }
about-seat-text = If the game ended now: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Completed houses: { $completed }, unfinished: { $unfinished }.{ $roofed ->
        [0] { "" }
       *[other] { " " }The cheapest roofs on the unfinished ones would add { $roofed }.
    }

## The end and the wolf
about-meter = Piles until the end
about-meter-text = The game ends when { $end } piles are empty. Now there are { $empty }. Buying the last tile empties a pile.
about-spinner = Spinner
about-spinner-text = Three of the six sectors are straw, two are wood, one is brick. Tiles of the material that comes up leave the chosen house. The house is chosen before the spin.
about-wolf = The wolf
about-wolf-text = He comes when the black dice show two of him. Whoever rolled him picks a house of somebody else. Tiles blown away do not return to the piles.
about-outcomes = What blowing would do
about-outcomes-text = For each material that the needle may show: its chance, the tiles that would go, and what the owner would lose.

## Award cards
about-award = { $award }
about-award-text =
    { $kind ->
        [award_first_straw] For the first to complete a house of nothing but straw. Worth 2.
        [award_first_wood] For the first to complete a house of nothing but wood. Worth 2.
        [award_first_brick] For the first to complete a house of nothing but brick. Worth 2.
        [award_most_pots] For the most flowerpots on completed houses at the end. Worth 3; nobody gets it on a tie.
        [award_most_houses] For the most completed houses at the end. Worth 3; nobody gets it on a tie.
       *[award_tallest] For the tallest completed house at the end. Worth 3; nobody gets it on a tie.
    } { $name ->
        [none] Nobody has it now.
       *[other] Now: { $name }.
    }
about-awards = Award cards
about-awards-text = Six cards of the veteran variant. Three go to whoever is first, three to the leader at the end.

## Log
event-PileTurned-all = The top tiles of { $n } piles were turned up.
event-PileOrdered-all = { $n } piles were laid out to the bottom.

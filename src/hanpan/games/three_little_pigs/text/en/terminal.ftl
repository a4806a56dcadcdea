## The table as text
table-turn = Turn { $n }: { $name }
table-empty = Empty piles { $empty } / { $end }
table-dice = Dice: { $dice }
table-die = { $die } { $face }
table-market = Market
table-material = { $material } ({ $price } equal symbols): { $piles }
table-pile =
    { $left ->
        [0] { $part } pile empty
       *[other]
            { $pots ->
                [0] { $part } { $left } left
                [one] { $part } { $left } left ({ $pots } pot on top)
               *[other] { $part } { $left } left ({ $pots } pots on top)
            }
    }
table-seat =
    { $roofed ->
        [0] { $name }: { $points }
       *[other] { $name }: { $points }, with roofs +{ $roofed }
    }
table-complete = House { NTH($n) }, completed: { $tiles }
table-unfinished = House { NTH($n) }, unfinished: { $tiles }
table-award = Award card { $award }: { $name }
table-nobody = nobody

## Score sheets: the terminal
sheet-help =
    Type each house as its tiles, with / between houses: wood door window+1 roof / brick door
    A part belongs to the material named last, +1 and +2 are flowerpots. Veterans name the award cards that they hold, for example: First straw house

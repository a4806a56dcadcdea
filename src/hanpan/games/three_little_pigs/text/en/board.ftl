## Seats and turns
board-turn = Turn { $turn }
board-now-wolf = wolf
board-if-roofed = roofs: +{ $points }
board-counters = done { $completed } · open { $unfinished }
board-area-sum =
    { $points ->
        [one] { $points } point now · { $completed } done · { $unfinished } open
       *[other] { $points } points now · { $completed } done · { $unfinished } open
    }
board-area-empty = No houses yet.

## How near the end is
board-meter = Piles left until the end
board-meter-empty = Empty
board-meter-left =
    { $left ->
        [0] the last turn
        [1] one more ends it
       *[other] ends in { $left }
    }
board-empty = Empty { $empty }/{ $end }
board-pile-gone = none
board-pile-count = { $pile } { $count }

## The market
board-market = Market
board-price = { $material } = { $price }
board-pile =
    { $count ->
        [0] { $tile }, empty pile
       *[other] { $tile }, { $count } left{ $mark ->
            [payable] , can be bought if you stop now
            [legal] , can be bought
            [selected] , chosen
            [off] , cannot be bought now
           *[idle] { "" }
        }{ $ends ->
            [true] , the last one: buying it ends the game
           *[false] { "" }
        }{ $below ->
            [none] { "" }
           *[other] , pots below { $below }
        }
    }
board-pile-chosen = Chosen
board-pile-payable = Can buy now
board-pile-legal = Can buy
board-pile-ends = Ends it

## Dice
board-tray = Dice
board-rolls = Roll
board-rolls-done = done
board-wolves = Wolf
board-dice-kinds = 2 white · 3 black
board-step = Build { $step }/{ $most }
board-roll-short = Roll { $roll }/{ $most }
board-wolf-short = Wolf { $wolves }/{ $most }
board-risk-short = risk { $percent }%
board-die =
    { $die }, { $face ->
        [none] not rolled yet
       *[other] { $face }
    }{ $state ->
        [kept] , kept
        [reroll] , to be rerolled
        [locked] , locked
        [paid] , spent
        [free] , free
       *[none] { "" }
    }
board-die-kept = Keep
board-die-reroll = Reroll
board-die-locked = Locked
board-die-free = Free
board-die-paid = { $part }

## Below the dice
board-counting = Counting…
board-stop = Stop now
board-stop-nothing = Nothing can be bought.
board-stop-later = roofed { $points }
board-stop-ends = Ends the game
board-stop-place =
    { $place ->
        [new] → new house
       *[house] → house { NTH($house) }{ $complete ->
            [true] , finished
           *[false] { "" }
        }
    }
board-risk =
    { $k ->
        [one] Reroll { $k } die
       *[other] Reroll { $k } dice
    }
board-risk-none = Reroll
board-risk-pick = Pick dice to see the odds.
board-risk-wolf = wolf { $percent }%
board-risk-gain = gain { $percent }%
board-risk-part = { $part } { $percent }%
board-risk-same = same { $percent }%
board-chosen = Chosen tile
board-chosen-none = Pick a tile to buy.
board-bought = Bought tile
board-tile-facts =
    { $part } × { $price } · { $price } points{ $pots ->
        [0] { "" }
        [one] { " " }· { $pots } pot
       *[other] { " " }· { $pots } pots
    }
board-symbols = Symbols left
board-symbol = { $part } { $n }
board-next = What you could buy next
board-next-none = The dice left buy nothing more.
board-next-last = last one
board-next-detail = Then you may buy one more: { $tiles }
board-mind = Mind
board-ends-game = Buying this ends the game. Houses without a roof score 0.
board-news = Just now
board-forced = Played for you: the { $tile } was the only tile to buy, and one must be bought.

## The yard
board-yard-own = Your yard
board-yard = Yard of { $name }
board-others = Houses of the others
board-targets = Houses to aim at
board-house-title = House { NTH($house) }
board-house = House { NTH($house) }: { $tiles }. { $state }.
board-house-of = { $name }: { $what }
board-house-open = no roof
board-house-complete = complete
board-house-points = complete, { $points } points
board-complete-tag-unknown = Done
board-complete-tag-full = Done · { $points }
board-complete-tag-short = Done { $points }
board-complete-tag-tiny = { $points }
board-open-tag-full = House { NTH($house) } · no roof
board-open-tag-short = No roof
board-open-tag-tiny = { NTH($house) }
board-plot = New house
board-plot-closed = Not with a roof
board-worth-later = { $points } when roofed
board-worth-later-brief = → { $points }
board-slot-tag =
    { $fresh ->
        [true] New: { $worth }
       *[false] House { NTH($house) }: { $worth }
    }
board-slot =
    { $what } { $mark ->
        [selected] Chosen
        [legal] The tile can go here
       *[closed] The tile cannot go here
    }{ $under ->
        [true] , slips under
       *[false] { "" }
    }{ $worth ->
        [now] , { $change } points now
        [later] , { $points } points once roofed
       *[none] { "" }
    }.

## Answers to questions
board-wolf-danger =
    { $wolves ->
        [0] Two wolves and you cannot build.
       *[other] One more wolf and you cannot build.
    }
board-reroll = Reroll { $k }
board-pick-dice = Pick dice
board-pick-dice-why = Pick at least one die to reroll.
board-buy-first = Choose a tile.
board-must-buy = You must buy one.
board-buy-second = You may buy one more.
board-may-pass = You may also end your turn.
board-pick-tile = Pick a tile
board-pick-tile-why = Pick a tile from a pile with a green ring.
board-other-tile = Other tile
board-place = Place the { $tile }.
board-price-of = Price: { $price } equal symbols ({ $part })
board-last-of-pile = The last one: empty piles become { $empty }/{ $end }.
board-pick-place = Pick a house
board-pick-place-why = Pick one of the houses that glow green.
board-put =
    { $how ->
        [new] Start a house
        [under] Slip under house { NTH($house) }
       *[on] Put on house { NTH($house) }
    }{ $worth }
board-forced-detail = Bought for you: it was the only tile to buy.

## The wolf
board-wolf-stage = The wolf's turn
board-wolf-here = The wolf is here!
board-wolf-pick = Choose a house above to see what may happen to it.
board-wheel = Spinner
board-wheel-result = Spinner: { $material }
board-spinning = The needle is spinning…
board-pick-target = Pick a house
board-pick-target-why = Pick a house of an opponent before you blow.
board-aim = Aim at house { NTH($house) } of { $name }.
board-blow-detail = All tiles of the material shown leave. There is no way back after the spin.
board-blow = Blow
board-decline = Spare them
board-target = Target
board-unfinished = Open
board-expected = avg { $points }
board-expected-points = avg { $points }
board-target-label =
    { $name }: { $what } { $points ->
        [none] Can be aimed at.
       *[other] On average { $points } points.
    }
board-target-title = { $name }: house { NTH($house) }
board-percent = { $percent }%
board-sectors = { $n } of { $of }
board-fate =
    { $fate ->
        [same] No { $material } tile: it stays
        [gone] { $lone ->
            [true] The house and its lone roof go
           *[false] The whole house goes
        }
        [open] { $n ->
            [one] { $n } tile goes, house open again
           *[other] { $n } tiles go, house open again
        }
       *[smaller] { $n ->
            [one] { $n } tile goes
           *[other] { $n } tiles go
        }
    }
board-blow-note = The target is set before the spin. Tiles that are blown away never come back.
board-level = Tile { NTH($level) } from the bottom, { $tile }
board-level-short = { NTH($level) } · { $tile }
board-pick-level = Pick a tile
board-pick-level-why = Pick the tile to blow away.
board-blow-tile = Blow away { $tile }

## Award cards
board-awards = Award cards
board-awards-brief = Awards
board-award-free = nobody yet
board-award-tied = tied: nobody
board-award-held = { $name } has it
board-award-leads = { $name } leads by { $lead }

## The end
board-ending =
    { $empty ->
        [one] { $empty } pile is empty: the game ended in turn { $turn }.
       *[other] { $empty } piles are empty: the game ended in turn { $turn }.
    }
board-column-tiles = Tiles
board-column-pots = Pots
board-column-houses = Done
board-column-awards = Awards
board-column-holdings = Built
board-note-unfinished = Houses that are crossed out have no roof: they count 0, pots included.
board-note-tie = Equal totals: more completed houses come first; if those are equal too, the rank is shared.
board-lost = No roof { $n }
board-end-house = House { NTH($house) }: { $tiles }. { $points } points

## In words
board-summary-no-dice = No dice rolled yet.
board-summary-dice = Dice: { $faces }.
board-summary-end = { $empty } empty piles; { $end } end the game.
board-summary-seat =
    { $name }, { $points } points, { $n ->
        [0] no houses.
        [one] { $n } house. { $houses }
       *[other] { $n } houses. { $houses }
    }

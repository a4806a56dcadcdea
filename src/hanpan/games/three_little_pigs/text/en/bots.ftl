## Why a bot chose what it chose
bot-reroll-hunt = The wolf is better than these dice: it comes with { $chance } %.
bot-reroll-all =
    { $n ->
        [one] Nothing worth keeping: rerolls { $n } die. The wolf comes with { $wolf } %.
       *[other] Nothing worth keeping: rerolls { $n } dice. The wolf comes with { $wolf } %.
    }
bot-reroll-roof =
    { $n ->
        [one] Keeps { $n } roof: { $chance } % to complete a house.
       *[other] Keeps { $n } roofs: { $chance } % to complete a house.
    }
bot-reroll-part =
    { $n ->
        [one] Keeps { $n } { $part }: { $chance } % to buy such a tile.
       *[other] Keeps { $n } { $part }s: { $chance } % to buy such a tile.
    }
bot-reroll-better = Could stop, but has { $chance } % for something better than: { $piles }
bot-stop-nothing = Stops: another roll would make nothing better.
bot-stop = This is enough: { $piles }
bot-stop-risk = Another roll would bring the wolf with { $wolf } %. Stops with: { $piles }
bot-pass = Better off without a second tile.
bot-buy-end = Ends the game with a { $pile }.
bot-buy-roof =
    { $points ->
        [one] A { $pile } brings { $points } point.
       *[other] A { $pile } brings { $points } points.
    }
bot-buy-two =
    { $points ->
        [0] The dice pay for two tiles: { $piles }
        [one] Two tiles bring { $points } point: { $piles }
       *[other] Two tiles bring { $points } points: { $piles }
    }
bot-buy = A { $pile } is the most useful tile now.
bot-place-new = Starts a new house.
bot-place-roof =
    { $points ->
        [one] Completes house { NTH($house) } for { $points } point.
       *[other] Completes house { NTH($house) } for { $points } points.
    }
bot-place =
    { $points ->
        [one] House { NTH($house) } grows: { $points } point once it has a roof.
       *[other] House { NTH($house) } grows: { $points } points once it has a roof.
    }
bot-blow =
    { $loss ->
        [one] Aims at house { NTH($house) } of { $target }: { $loss } point lost on average.
       *[other] Aims at house { NTH($house) } of { $target }: { $loss } points lost on average.
    }
bot-blow-unfinished = Keeps { $target } from completing house { NTH($house) }.
bot-decline = Better not to blow.
bot-tile = Blows away the tile that hurts most: { $tile }

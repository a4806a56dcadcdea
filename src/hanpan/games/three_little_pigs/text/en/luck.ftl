## Was I unlucky?: what came up and what was to be expected
luck-door = Doors
luck-door-of =
    { $draws ->
        [one] { $draws } die thrown
       *[other] { $draws } dice thrown
    }
luck-window = Windows
luck-window-of =
    { $draws ->
        [one] { $draws } die thrown
       *[other] { $draws } dice thrown
    }
luck-roof = Roofs
luck-roof-of =
    { $draws ->
        [one] { $draws } die thrown
       *[other] { $draws } dice thrown
    }
luck-wolf = Wolves
luck-wolf-of =
    { $draws ->
        [one] { $draws } black die thrown
       *[other] { $draws } black dice thrown
    }
luck-blown = Houses hit
luck-blown-of =
    { $draws ->
        [one] blew { $draws } time
       *[other] blew { $draws } times
    }
luck-struck = Own houses hit
luck-struck-of =
    { $draws ->
        [one] aimed at { $draws } time
       *[other] aimed at { $draws } times
    }
luck-straw = Needle on straw
luck-straw-of =
    { $draws ->
        [one] { $draws } spin
       *[other] { $draws } spins
    }
luck-wood = Needle on wood
luck-wood-of =
    { $draws ->
        [one] { $draws } spin
       *[other] { $draws } spins
    }
luck-brick = Needle on brick
luck-brick-of =
    { $draws ->
        [one] { $draws } spin
       *[other] { $draws } spins
    }
luck-pots = Flowerpots turned up
luck-pots-of =
    { $draws ->
        [one] { $draws } tile turned up
       *[other] { $draws } tiles turned up
    }
luck-note = Which dice are thrown again is the player's choice, so only dice that were thrown count. Whatever is chosen, the difference from what was to be expected comes to 0 in the long run. The chances leave out that the choice followed earlier faces, so those of dice and flowerpots are approximate.

## Was I unlucky?: what came up and what was to be expected
luck-hits = Shots that hit
luck-hits-of =
    { $draws ->
        [one] { $draws } shot
       *[other] { $draws } shots
    }
luck-sets = First sets dealt
luck-sets-of =
    { $draws ->
        [one] { $draws } hand dealt
       *[other] { $draws } hands dealt
    }
luck-matches = Drawn cards of an outlaw in hand
luck-matches-of =
    { $draws ->
        [one] { $draws } card drawn from the supply
       *[other] { $draws } cards drawn from the supply
    }
luck-note = Every card that came up was any card of the supply at that moment with equal probability, and what was to be expected is counted from that. The chances take the draws as independent, so they are approximate.

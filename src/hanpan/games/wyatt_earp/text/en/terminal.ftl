## The table as text
table-round = Round { $round }, turn of { $name }
table-supply =
    { $n ->
        [0] The supply has run out.
       *[other] Supply { $pass } of 2: { $n } cards
    }
table-discard-top =
    { $n ->
        [0] Discard pile: empty
       *[other] Discard pile: { $n } cards, on top { $card }
    }
table-discard = Discard pile, { $n } cards, top first: { $cards }
table-poster = { $outlaw }: ${ $bounty }
table-poster-open = { $outlaw }: ${ $bounty }, registered, { $points } points in all
table-seat =
    { $cards ->
        [one] { $name }: ${ $money }, { $cards } card in hand
       *[other] { $name }: ${ $money }, { $cards } cards in hand
    }
table-known = known in hand: { $cards }
table-absent = not in hand when asked: { $outlaws }
table-group =
    { $pays ->
        [0] { $outlaw } { $points }: { $cards }
       *[other] { $outlaw } { $points } (now ${ $pays }): { $cards }
    }
table-hideout = Hideout { NTH($n) } covers { $outlaw } { $points }: { $cards }
table-hand = Your hand: { $cards }
table-count = { $n } × { $card }

## Score sheets: the terminal
sheet-help =
    For each round type the posters first, then the capture points before each player.
    For a poster, all the dollars that lie there, or with + what was added in this round: Belle Starr 6000 Jesse James +3000
    For a player, the points of each outlaw; points under a Hideout stand apart, after it: Belle Starr 6 Jesse James 10 Hideout 4
sheet-table = Bounties on the posters:

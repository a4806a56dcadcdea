## What a score is counted in
amount = ${ $n }

## Score sheets: what cannot lie on a table
why-sheet_over = The game was over after round { $last }. Remove round { $round }, or correct an earlier one.
why-sheet_points = Round { $round }, { $outlaw }: { $n } points in all. All cards together make { $most } at most.
why-sheet_odd = Round { $round }: there are { $n } odd numbers of points. Only two Stagecoach Robberies and one Fastest Gun are odd, so there are { $most } at most.
why-sheet_hideouts = Round { $round }: { $n } places are covered, and there are only { $most } Hideouts.
why-sheet_bounty = Round { $round }, { $outlaw }: ${ $least } lay there when the round began.
why-sheet_first_set = Round { $round }, { $outlaw }: a first set adds ${ $least } or more. Please check the poster. The entry counts as it is.

## Score sheets: the page and the terminal
sheet-place =
    { $paid ->
        [0] { $outlaw }: ${ $left } stays
       *[other] { $left ->
            [0] { $outlaw }: all ${ $bounty } paid
           *[other] { $outlaw }: ${ $left } of ${ $bounty } stays
        }
    }
sheet-posters = Posters
sheet-posters-about = The bounty on each poster before it is paid out.
sheet-bounty-step = Bounty on { $outlaw } { $step }
sheet-bounty-of = Bounty on { $outlaw }
sheet-points-about = Points of open cards only. An outlaw card is worth 2.
sheet-points-of = Points for { $outlaw }
sheet-points-step = Points for { $outlaw } { $step }
sheet-covered = Points under Hideouts
sheet-covered-of = Covered points for { $outlaw }
sheet-covered-step = Covered points for { $outlaw } { $step }
sheet-points = { $outlaw } { $points }
sheet-empty = Nothing entered yet.

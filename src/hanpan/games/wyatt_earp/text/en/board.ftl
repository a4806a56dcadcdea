## Money and names
board-adds = +{ $money }
board-short =
    { $card ->
        [belle_starr] Belle
        [billy_the_kid] Billy
        [bob_dalton] Bob
        [butch_cassidy] Butch
        [jesse_james] Jesse
        [sundance_kid] Kid
        [wes_hardin] Wes
        [bank_robbery] Bank
        [stagecoach_robbery] Coach
        [fastest_gun] Gun
        [hideout] Hideout
        [most_wanted] Wanted
        [wyatt_earp] Earp
       *[other] Photo
    }
board-cards =
    { $n ->
        [1] { $card }
       *[other] { $n } × { $card }
    }
board-n-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-points-unit = CP

## Seats
board-headline = Round { $round } · goal { $goal }{ $step ->
        [draw] { " " }· draw
        [play] { " " }· lay
        [discard] { " " }· discard
       *[none] { "" }
    }
board-counters = if paid now +{ $more }
board-area-sum = { $money } · { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand · +{ $more } if the round ended now
board-known = Known in hand: { $cards }

## Posters
board-poster = { $outlaw }, bounty { $bounty }, { $registered ->
        [true] { $points } points in all.
       *[false] not registered yet.
    }
board-holding = { $name }: { $points } points, { $pays } if the round ended now{ $cards ->
        [none] { "" }
       *[other] { " " }({ $cards })
    }{ $hidden ->
        [none] .
       *[other] , covered: { $hidden }.
    }
board-unregistered = No set yet
board-first-set = first set of 3
board-sum = In all
board-of-capture = { $points }/8
board-sum-of = { $points } points in all
board-held = { $n } in your hand
board-nobody = No card lies here now.
board-no-cards = No card lies here yet.
board-covered = · covered: { $cards }
board-if-ended = Behind the arrow: what each would be paid if the round ended now.

## The middle
board-supply =
    { $n ->
        [0] The supply has run out.
       *[other] { $pass ->
            [1] First supply
           *[other] Second supply
        }: { $n } left.
    }
board-pass =
    { $pass ->
        [1] First supply
       *[other] Second supply
    }
board-left = { $n } left
board-empty = None
board-discard =
    { $card ->
        [none] No discards.
       *[other] Discards: { $n }, on top { $card }.
    }
board-discards = Discards
board-discards-order = From the top down.
board-discards-top = At this table only the top card is shown.
board-odds = Shot hits
board-percent = { $percent }%
board-odds-words = Outlaws among the cards you have not seen: { $outlaws } of { $cards }.
board-odds-short = Outlaws { $outlaws } / { $cards }
board-how-many = How many cards
board-one-less = One less
board-one-more = One more
board-which-way = How?
board-which-aim = Whose?
board-way =
    { $way ->
        [PlayMostWantedHand] Ask for a card
        [PlayMostWantedTable] Steal · shot
        [PlayMostWantedAny] A hand card
        [PlayWyattDraw] Draw 2
        [PlayWyattSwap] Get a discard
        [PlayWyattFree] Clear a Hideout
        [LayFirstSetWithPhoto] First set with 2
       *[other] Lay the Photo
    }
board-window = Photo of { $outlaw }?
board-window-time = Open for { $seconds } seconds.
board-window-hidden = Everybody is asked. Who holds it stays hidden.

## The hand
board-hand =
    { $n ->
        [one] Your hand: { $n } card
       *[other] Your hand: { $n } cards
    }
board-hand-words =
    { $cards ->
        [none] Your hand is empty.
       *[other] Your hand: { $cards }.
    }
board-from-discard = Choose from the discards
board-from-hand = Choose from the hand of { $name }

## The dock
board-draw =
    { $card ->
        [none] Draw 2 from the supply.
       *[other] Draw 2 from the supply, or take { $card }.
    }
board-take-two = Draw 2
board-take-discard = Take the discard
board-lay =
    { $first ->
        [true] Lay { $n } × { $outlaw } as the first set.
       *[false] Lay { $n } × { $outlaw }.
    }
board-lay-detail = Each is worth 2 points; from the second on each adds $1,000.
board-lay-button =
    { $n ->
        [one] Lay { $n } card
       *[other] Lay { $n } cards
    }
board-to-discard = To discard
board-pick-card = Pick a card
board-pick-card-why = Pick a card of your hand first, or go on to the discard.
board-unchoose = Choose again
board-aim =
    { $next ->
        [way] How do you use { $card }?
        [outlaw] { $card } on which outlaw?
       *[aim] { $card } against whom?
    }
board-aim-detail =
    { $card ->
        [bank_robbery] Worth 2 points, and $1,000 more on the poster.
        [stagecoach_robbery] Worth 1 point. A hit puts more on the poster.
        [fastest_gun] A hit: 3 points and +$1,000. The earlier Fastest Gun leaves.
        [hideout] A hit: the cards that lie there count 0.
        [most_wanted] Ask for a card, or steal an open one with a hit.
        [wyatt_earp] Draw, get a discard, or clear a Hideout.
       *[other] Worth 4 points, and $1,000 more on the poster.
    }
board-pick-aim =
    { $next ->
        [way] Pick a use
        [outlaw] Pick a poster
       *[aim] Pick a player
    }
board-effect-own =
    { $added ->
        [none] No change of the bounty
       *[other] Bounty +{ $added } → { $bounty }
    } · { $points } CP for you, { $pays } if paid now
board-effect-other = { $name } on { $outlaw }: { $was } → { $points } CP
board-effect-hit =
    { $percent ->
        [none] Hit
       *[other] Hit, { $percent }%
    }: { $effect ->
        [none] no points change.
       *[other] { $effect }.
    }
board-effect-stagecoach =
    { $points } CP for you. Safe: +{ $safe }. Shot: hit{ $percent ->
        [none] { "" }
       *[other] { " " }({ $percent }%)
    } +{ $hit }, miss { $miss ->
        [none] discards it.
       *[other] +{ $miss }.
    }
board-effect-miss =
    { $effect ->
        [none] Miss: discarded.
       *[other] Miss: { $effect }.
    }
board-stagecoach = How do you lay Stagecoach Robbery on { $outlaw }?
board-shoot =
    { $percent ->
        [none] Shoot
       *[other] Shoot · { $percent }%
    }
board-safe = Play safe
board-play = Play
board-photo = { $name } laid the first set of { $outlaw }.
board-photo-detail = Lay the Photo now? 4 CP, bounty +$1,000
board-photo-yes = Lay Photo · 4 CP, +$1,000
board-photo-no = Not now
board-last-card = Your last card: discarding it ends the round.
board-pick-one = Pick a card
board-pick-one-why = Pick one card first.

## The shot
board-shot = Shot!
board-shot-result =
    { $hit ->
        [true] Hit!
       *[false] Missed
    }
board-stamp =
    { $hit ->
        [true] HIT
       *[false] MISS
    }
board-if-hit = Outlaw: a hit
board-if-miss = Star: a miss
board-turned = Turned up: { $card }
board-go-on = Go on

## The payout
board-payout = Payout of round { $round }
board-payout-of = { $outlaw }
board-payout-controls = Payout
board-paid =
    { $state ->
        [now] now
        [none] none
        [done] { $kept ->
            [true] stays
           *[false] paid
        }
       *[next] next
    }
board-paid-left = { $paid } paid · { $left } left
board-catcher = Captor
board-points-head = CP
board-role-head = Standing
board-pass-head = No. { $pass }
board-got = Paid
board-left-on = Left
board-role =
    { $behind ->
        [0] { $leaders ->
            [1] ahead
           *[other] level
        }
       *[other] { $behind } behind
    }
board-verdict =
    { $verdict ->
        [escaped] { $points } in all is not enough: nobody is paid. { $left } stays on the poster.
        [swept] { $name } leads by 5 or more and takes all { $bounty }.
        [stopped] The next share needs { $need }, only { $left } is there: it stays on the poster for the next round.
        [shared] All { $bounty } has been shared.
       *[none] Nobody laid a set: { $left } stays.
    }
board-pay-back = Poster before
board-pay-pause = Pause
board-pay-play = Play on
board-pay-next = Next poster
board-pay-close = Close

## Counting the cards
board-counts = Card count
board-count-kind =
    { $kind ->
        [laid] laid
        [hand] yours
        [known] known
        [discarded] discarded
       *[unseen] unseen
    }
board-count = { $outlaw }: laid { $laid }, yours { $hand }, known elsewhere { $known }, discarded { $discarded }, unseen { $unseen }.

## The table in words
board-seat = { $name }: { $money }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand, +{ $more } if the round ended now.{ $known ->
        [none] { "" }
       *[other] { " " }Known in hand: { $known }.
    }

## The end
board-ending = The game ended with round { $round }.
board-column-before = From before
board-column-bounties = Bounties
board-column-outlaws = Paid by outlaw
board-brought = { $outlaw }: { $money }
board-note-shared = Who are equally rich win together.

## What is this?
board-about-card =
    { $kind ->
        [outlaw] An outlaw card of 2 points. A first set takes three or more; once registered, single cards can follow.
        [photo] A sheriff card of 4 points for { $outlaw }. It adds $1,000, and may be laid out of turn when somebody else lays that first set.
        [bank_robbery] On a registered outlaw: 2 points, and $1,000 more.
        [stagecoach_robbery] On a registered outlaw: 1 point. It adds $1,000, or $3,000 with a shot that hits.
        [fastest_gun] With a hit: 3 points, and $1,000 more. There is only one on the table, the earlier one is discarded.
        [hideout] With a hit it covers the cards of one outlaw before an opponent: they count 0.
        [most_wanted] Ask an opponent for an outlaw card, or steal an open one with a hit.
       *[wyatt_earp] Draw two cards, get a discard, or clear a Hideout.
    }{ $n ->
        [0] { "" }
       *[other] { " " }You hold { $n }.
    }
board-about-poster =
    { $registered ->
        [true] { $enough ->
            [true] If the round ended now, this bounty would be paid.
           *[false] It takes 8 points in all for a payout.
        }
       *[false] Whoever lays three or more of these cards at once registers the outlaw.
    }
board-about-supply =
    { $pass ->
        [1] You may draw two cards here each turn. Once it is used up, the discards become a second supply.
       *[other] The second supply. Once it is used up, the round ends.
    } Now there are { $n }.
board-about-discard = At the start of your turn you may take the top card instead of drawing. Now there are { $n }.
board-about-unseen = A shot turns up the top card of the supply: an outlaw is a hit, a star a miss.
board-about-counts = There are seven cards of each outlaw. Here you see where they are, and how many you have not seen.
board-about-window = After a first set the Photo of that outlaw may be laid out of turn. All opponents are asked, so nobody learns who holds it.
board-about-seat = Now { $money }, cards in hand: { $cards }. If the round ended now: { $more } more. The game ends with the round in which somebody reaches { $goal }.

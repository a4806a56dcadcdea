## Why a bot chose what it chose
bot-draw-supply = Two new cards promise more than the top of the pile: { $card }
bot-draw-discard = Of better use than two unknown cards: { $card }
bot-lay-first =
    { $pays ->
        [0] First set of { $n } for { $outlaw }, though it pays nothing yet.
       *[other] First set of { $n } for { $outlaw }: ${ $pays } if the round ended now.
    }
bot-lay =
    { $pays ->
        [0] Strengthens its hold on { $outlaw } (cards laid: { $n }), though it pays nothing yet.
       *[other] Strengthens its hold on { $outlaw } (cards laid: { $n }): ${ $pays } if the round ended now.
    }
bot-lay-with-photo =
    { $pays ->
        [0] Uses the Photo for a first set of { $outlaw }, though it pays nothing yet.
       *[other] Uses the Photo for a first set of { $outlaw }: ${ $pays } if the round ended now.
    }
bot-way-out =
    { $n ->
        [one] Begins with { $outlaw } and can get rid of the last card but one to go out.
       *[other] Begins with { $outlaw } and can get rid of { $n } cards to go out this turn.
    }
bot-points =
    { $pays ->
        [0] { $card } adds { $points } for { $outlaw }, though it pays nothing yet.
       *[other] { $card } adds { $points } for { $outlaw }: ${ $pays } if the round ended now.
    }
bot-points-shot =
    { $pays ->
        [0] { $card } on { $outlaw }: the shot hits with { $chance } %.
       *[other] { $card } on { $outlaw }: the shot hits with { $chance } %, and then ${ $pays } would be paid now.
    }
bot-hideout =
    { $loss ->
        [0] Covers { $outlaw } before { $target }: the shot hits with { $chance } %.
       *[other] Covers { $outlaw } before { $target }: the shot hits with { $chance } % and costs that player ${ $loss }.
    }
bot-ask = { $target } holds { $outlaw } with a chance of { $chance } %.
bot-steal-table = A card of { $outlaw } from { $target }: the shot hits with { $chance } %.
bot-steal-hand = Any card of { $target } helps.
bot-wyatt-draw = Two more cards are the best that Wyatt Earp can do now.
bot-wyatt-swap = The pile holds a card worth an exchange.
bot-free = Frees { $points } points of { $target } for { $outlaw }.
bot-hold = Better to keep the rest of the hand (cards: { $n }).
bot-give = Least useful in this hand: { $card }
bot-fetch = Most useful in the pile: { $card }
bot-take = Most useful in that hand: { $card }
bot-discard = Missed least and of little use to the next player: { $card }
bot-photo = The Photo of { $outlaw } counts at once and costs no turn.
bot-photo-kept = Better to keep the Photo of { $outlaw } for later.

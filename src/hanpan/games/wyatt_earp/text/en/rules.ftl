title = Wyatt Earp
tagline = Lay sets of outlaws, drive up the bounties, and share them with as few as you can.

## Presets and options
preset-rulebook = By the rulebook
preset-official = As in the box
option-photo_reaction = Photo out of turn
option-photo_reaction-about = Whether a Photo may be laid at once when somebody else lays the first set of its outlaw.
option-photo_reaction-true = Yes
option-photo_reaction-false = No
option-hidden_windows = Who is asked about a Photo
option-hidden_windows-about = If everybody is asked, nobody learns who holds the Photo.
option-hidden_windows-true = Every opponent
option-hidden_windows-false = Only who holds it
option-photo_in_first_set = Photo in a first set
option-photo_in_first_set-about = Whether two outlaw cards and the Photo may be a first set.
option-photo_in_first_set-false = No
option-photo_in_first_set-true = Yes
option-bounty_counting = Counting laid cards
option-bounty_counting-about = How the bounty goes up if you lay the same outlaw twice in a turn.
option-bounty_counting-per_lay_action = Each lay apart
option-bounty_counting-per_turn_and_outlaw = All cards of a turn together
option-second_exhaustion = Second supply used up
option-second_exhaustion-about = When the round ends if the supply runs out for the second time.
option-second_exhaustion-immediate = At once
option-second_exhaustion-finish_turn = After the turn
option-bank_robbery_shot = Bank Robbery
option-bank_robbery_shot-about = Whether it needs a hit.
option-bank_robbery_shot-never = No shot
option-bank_robbery_shot-required = A hit is needed
option-stagecoach_modes = Stagecoach Robbery
option-stagecoach_modes-about = Whether it may be played without a shot.
option-stagecoach_modes-safe_or_shoot = With or without a shot
option-stagecoach_modes-shoot_only = With a shot only
option-stagecoach_miss = Missed Stagecoach Robbery
option-stagecoach_miss-about = What happens if the shot misses.
option-stagecoach_miss-no_effect = It is discarded
option-stagecoach_miss-pay_1000 = It is laid for $1,000
option-fastest_gun_shot = Fastest Gun
option-fastest_gun_shot-about = Whether it needs a hit.
option-fastest_gun_shot-required = A hit is needed
option-fastest_gun_shot-never = No shot
option-fastest_gun_shot-only_when_replacing = Only if one is on the table
option-most_wanted_hand = Most Wanted, hand
option-most_wanted_hand-about = How a card is taken from a hand.
option-most_wanted_hand-named = You name an outlaw
option-most_wanted_hand-random = Any card at random
option-most_wanted_hand-look_and_take = You look and choose
option-most_wanted_table = Most Wanted, table
option-most_wanted_table-about = Whether an outlaw card on the table can be taken.
option-most_wanted_table-shot = With a hit
option-most_wanted_table-off = No
option-hideout_scope = Hideout
option-hideout_scope-about = Which cards it covers.
option-hideout_scope-cards_present = Those that are there
option-hideout_scope-whole_round = Later ones as well
option-hideout_counts_for_eight = Covered cards and the 8 points
option-hideout_counts_for_eight-about = Whether covered cards help to reach the 8 points of a capture.
option-hideout_counts_for_eight-false = No
option-hideout_counts_for_eight-true = Yes
option-wyatt_earp_shots = Wyatt Earp, shots
option-wyatt_earp_shots-about = Which of its uses need a hit.
option-wyatt_earp_shots-none = None
option-wyatt_earp_shots-free_needs_shot = Removing a Hideout
option-wyatt_earp_shots-swap_needs_shot = The swap
option-wyatt_earp_shots-free_and_swap_need_shot = Both
option-wyatt_earp_swap = Wyatt Earp, swap
option-wyatt_earp_swap-about = How a card is taken from the discard pile.
option-wyatt_earp_swap-exchange = For a hand card
option-wyatt_earp_swap-take = For nothing
option-wyatt_earp_swap-off = Not at all
option-share_far_players = Sharing from far behind
option-share_far_players-about = Whether players who are 5 points or more behind the leader share when somebody is nearer.
option-share_far_players-false = No
option-share_far_players-true = Yes
option-end_threshold = Goal
option-end_threshold-about = With how much money a player ends the game.
option-end_threshold-at_least_25000 = $25,000 or more
option-end_threshold-more_than_25000 = More than $25,000
option-final_tie = Tie for the richest
option-final_tie-about = What happens if several players are richest at the end.
option-final_tie-shared_win = They win together
option-final_tie-extra_round = Another round
option-discard_browsable = Discard pile
option-discard_browsable-about = Whether the whole pile is shown or its top card.
option-discard_browsable-true = All of it
option-discard_browsable-false = The top card

## Names
name-belle_starr = Belle Starr
name-billy_the_kid = Billy the Kid
name-bob_dalton = Bob Dalton
name-butch_cassidy = Butch Cassidy
name-jesse_james = Jesse James
name-sundance_kid = Sundance Kid
name-wes_hardin = Wes Hardin
name-photo_belle_starr = Photo of Belle Starr
name-photo_billy_the_kid = Photo of Billy the Kid
name-photo_bob_dalton = Photo of Bob Dalton
name-photo_butch_cassidy = Photo of Butch Cassidy
name-photo_jesse_james = Photo of Jesse James
name-photo_sundance_kid = Photo of Sundance Kid
name-photo_wes_hardin = Photo of Wes Hardin
name-bank_robbery = Bank Robbery
name-stagecoach_robbery = Stagecoach Robbery
name-fastest_gun = Fastest Gun
name-most_wanted = Most Wanted
name-hideout = Hideout
name-wyatt_earp = Wyatt Earp
name-safe = without a shot
name-shoot = with a shot
name-no = no
name-yes = yes
name-active_player_went_out = a player went out
name-another_player_empty = a player has no card left
name-supply_used_up_twice = the supply ran out twice

## Questions
prompt-Drawing = Draw two cards, or take the top discard.
prompt-Drawing-detail = Two come from the supply, only one from the discard pile.
prompt-Playing =
    { $sheriff ->
        [0] Lay outlaws, and play one sheriff card if you like.
       *[other] Lay outlaws, or go on to your discard.
    }
prompt-Playing-detail =
    { $sheriff ->
        [0] Keep a card for the discard.
       *[other] Your sheriff card of this turn is played. Keep a card for the discard.
    }
prompt-Answering = The first set of { $outlaw } was laid. Lay the Photo?
prompt-Answering-detail = It is worth 4 points and adds $1,000. Without it you can only decline.
prompt-Giving = Which card do you give?
prompt-Giving-detail = It goes to the discard pile, and another card from there to your hand.
prompt-Fetching = Which card do you take?
prompt-Fetching-detail = You may take any of these cards of the discard pile.
prompt-Choosing = Which card of { $target } do you take?
prompt-Choosing-detail = Nobody else sees which one.
prompt-Discarding = Discard a card.
prompt-Discarding-detail = It ends your turn. Without a card left you have gone out.
waiting-Drawing = { $name } is drawing.
waiting-Playing = { $name } is laying cards.
waiting-Answering = The others are asked about the Photo.
waiting-Giving = { $name } is choosing a card to give.
waiting-Fetching = { $name } is choosing a card of the discard pile.
waiting-Choosing = { $name } is choosing a card from a hand.
waiting-Discarding = { $name } is choosing a discard.

## Choices
action-DrawSupply = Draw two cards
action-DrawDiscard = Take the top discard
action-LayOutlaw = Lay { $n } × { $outlaw }
action-LayFirstSetWithPhoto = Lay 2 × { $outlaw } and the Photo
action-PlayPhoto = Photo of { $outlaw }
action-PlayBank = Bank Robbery on { $outlaw }
action-PlayStagecoach = Stagecoach Robbery on { $outlaw }, { $mode }
action-PlayFastestGun = Fastest Gun on { $outlaw }
action-PlayHideout = Hideout for { $outlaw } of { $target }
action-PlayMostWantedHand = Most Wanted: ask { $target } for { $outlaw }
action-PlayMostWantedTable = Most Wanted: steal { $outlaw } on the table of { $target }
action-PlayMostWantedAny = Most Wanted: a hand card of { $target }
action-PlayWyattDraw = Wyatt Earp: draw two cards
action-PlayWyattSwap = Wyatt Earp: a card of the discard pile
action-PlayWyattFree = Wyatt Earp: remove Hideout { NTH($hideout) }
action-EndPlay = Go on to the discard
action-SwapGive = Give { $card }
action-SwapTake = Take { $card }
action-Discard = Discard { $card }
action-TakeCard = Take { $card }
action-ReactPhoto = Lay the Photo: { $answer }

## The log
event-DealerChosen = { $seat } deals first.
event-RoundStarted = Round { $round }: $1,000 more on every poster.
event-HandDealt = { $seat } gets ten cards.
event-CardTurned = The first discard is: { $card }.
event-TurnStarted = It is { $seat }'s turn.
event-CardDrawn =
    { $card ->
        [none] { $seat } draws a card.
       *[other] { $seat } draws: { $card }.
    }
event-DiscardTaken = { $seat } takes the top discard: { $card }.
event-PileShuffled = The supply is empty: { $n } discards are shuffled into a new one.
event-SupplyUsedUp = The supply has run out for good.
event-OutlawsLaid =
    { $first ->
        [1] { $seat } lays the first set of { $outlaw }: { $n } cards.
       *[other] { $seat } lays { $n } × { $outlaw }.
    }{ $bounty ->
        [0] { "" }
       *[other] { " " }Bounty +${ $bounty }.
    }
event-SheriffPlayed =
    { $outlaw ->
        [none] { $seat } plays { $card }
       *[other] { $seat } plays { $card } on { $outlaw }
    }{ $shot ->
        [0] .
       *[other] { " " }and shoots.
    }
event-SheriffAimed =
    { $outlaw ->
        [none] { $seat } plays { $card } against { $target }
       *[other] { $seat } plays { $card } for { $outlaw } of { $target }
    }{ $shot ->
        [0] .
       *[other] { " " }and shoots.
    }
event-ShotFired =
    { $hit ->
        [0] Missed: { $card }.
       *[other] Hit: { $card }.
    }
event-SheriffLaid =
    { $bounty ->
        [0] { $card } now counts for { $seat } on { $outlaw }.
       *[other] { $card } now counts for { $seat } on { $outlaw }. Bounty +${ $bounty }.
    }
event-SheriffDiscarded = { $card } of { $seat } goes to the discard pile.
event-PhotoAsked = { $seat } is asked about the Photo of { $outlaw }.
event-PhotoLaid = { $seat } lays the Photo of { $outlaw } out of turn. Bounty +${ $bounty }.
event-PhotoKept = Nobody lays the Photo of { $outlaw }.
event-GunReplaced = The Fastest Gun of { $target } on { $outlaw } has to leave.
event-HideoutLaid = { $seat } covers { $outlaw } of { $target }.
event-HideoutRemoved = The Hideout on { $outlaw } of { $target } is gone.
event-CardGiven = { $target } has to give { $seat } this card: { $card }.
event-AskedInVain = { $target } holds no card of { $outlaw }.
event-OutlawStolen = { $seat } takes a card of { $outlaw } from the table of { $target }.
event-HandSeen = { $seat } looks at the hand of { $target }.
event-CardStolen =
    { $card ->
        [none] { $seat } takes a hand card of { $target }.
       *[other] { $seat } takes from the hand of { $target }: { $card }.
    }
event-SwapGiven = { $seat } gives in the swap: { $card }.
event-SwapTaken = { $seat } takes from the discard pile: { $card }.
event-CardDiscarded = { $seat } discards { $card }.
event-RoundEnded = The round is over: { $ending }. The next one starts to the left of { $seat }.
event-OutlawEscaped = { $outlaw } gets away with { $points } points in all. The bounty stays.
event-BountySwept = { $seat } takes the whole bounty on { $outlaw }: ${ $amount }.
event-TierPaid = { $outlaw }: a share of ${ $amount } for { $seats }.
event-PayoutStopped = { $outlaw }: ${ $need } would be needed next, ${ $left } stays.
event-GameEnded = The game is over after round { $round }.

## Why not
why-draw_first = Draw first.
why-drawn_already = You have drawn already.
why-no_discard = The discard pile is empty.
why-idle = Nobody has laid a card or drawn from the supply for too long: draw from the supply.
why-dry = No card has left the supply for too long: draw from the supply.
why-not_held = You do not hold this card: { $card }
why-too_few_held =
    { $have ->
        [0] You hold no card of { $outlaw }.
       *[other] You hold only { $have } × { $outlaw }.
    }
why-first_set_of_three = The first set of { $outlaw } takes three cards at once.
why-keep_one = Keep a card for the discard.
why-one_sheriff = You have played your sheriff card of this turn.
why-not_registered = Nobody has laid a first set of { $outlaw } yet.
why-own_seat = This works against opponents only.
why-no_such_seat = Nobody sits there.
why-no_open_card = { $target } has no open card of { $outlaw }.
why-no_open_outlaw = { $target } has no open outlaw card of { $outlaw }.
why-empty_hand = { $target } has no card in hand.
why-no_hideout = There is no such Hideout on the table.
why-no_pile = The discard pile is empty.
why-no_supply = The supply has run out: nothing that needs it is possible.
why-shot_required = At this table a Stagecoach Robbery needs a shot.
why-table_is_safe = At this table Most Wanted takes nothing from the table.
why-ask_by_name = At this table you name an outlaw for Most Wanted.
why-ask_any = At this table you do not name an outlaw for Most Wanted.
why-no_swap = At this table Wyatt Earp does not reach the discard pile.
why-photo_is_no_outlaw = At this table a Photo does not help to lay a first set.
why-registered_already = { $outlaw } has a first set already.
why-not_in_pile = There is no such card in the discard pile: { $card }
why-just_given = You cannot take back what you just gave.
why-not_in_that_hand = { $target } does not hold this card: { $card }
why-no_photo = You do not hold the Photo of { $outlaw }.
why-discard_now = Now a discard ends the turn.
why-play_first = Go on to the discard first.

## Scores
score-bounty = Round { $round }: { $outlaw }
score-before = From before

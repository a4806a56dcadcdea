title = The Three Little Pigs
tagline = Build houses with dice, and blow at the neighbours' when the wolf comes.

## Presets and options
preset-rulebook = By the rulebook
preset-official = As in the box
option-variant = Game
option-variant-about = Whether award cards are in play.
option-variant-basic = Basic game
option-variant-veteran = Veteran variant
option-end_piles = Empty piles that end the game
option-end_piles-about = The game ends when so many piles are empty; the numbers are for 2, 3, 4 and 5 players.
option-end_piles-seed = 2, 3, 4, 5
option-end_piles-min3 = 3, 3, 4, 5
option-end_piles-flat3 = Always 3
option-end_piles-short = Always 1
option-end_timing = Moment of the end
option-end_timing-about = When the empty piles are counted.
option-end_timing-end_of_turn = After each turn
option-end_timing-end_of_round = Only when all have had equally many turns
option-second_tile = Second tile
option-second_tile-about = Where the second tile of a turn may come from.
option-second_tile-different_pile = Another pile only
option-second_tile-any_pile = The same pile too
option-second_tile-none = One tile per turn
option-unsupported_tiles = Tiles above a gap
option-unsupported_tiles-about = What happens to the tiles above those that were blown away.
option-unsupported_tiles-drop_down = They drop down
option-unsupported_tiles-collapse = They come down too
option-wolf_strength = Force of the wolf
option-wolf_strength-about = How many tiles of the material shown are blown away.
option-wolf_strength-all_matching = All of them
option-wolf_strength-one_tile = One tile only
option-wolf_optional = Sparing houses
option-wolf_optional-about = Whether you may end a wolf turn without blowing.
option-wolf_optional-false = You must blow
option-wolf_optional-true = You may spare them
option-pots_layout = Flowerpots
option-pots_layout-about = How many flowerpots the tiles carry.
option-pots_layout-by_part = By part, 21 in all
option-pots_layout-flat = The same in each pile, 18 in all
option-pots_layout-none = No flowerpots
option-pile_visibility = View of the piles
option-pile_visibility-about = How much of a pile can be seen.
option-pile_visibility-top_only = The top tile
option-pile_visibility-open = All tiles
option-first_player = First player
option-first_player-about = Who has the first turn.
option-first_player-random = Random
option-first_player-seat = A chosen seat
option-first_seat = Seat of the first player
option-first_seat-about = Counts when a chosen seat goes first.
option-first_seat-1 = Seat 1
option-first_seat-2 = Seat 2
option-first_seat-3 = Seat 3
option-first_seat-4 = Seat 4
option-first_seat-5 = Seat 5

## Names
name-straw = straw
name-wood = wood
name-brick = brick
name-door = door
name-window = window
name-roof = roof
name-wolf = wolf
name-straw_door = straw door
name-straw_door_1 = straw door (1 pot)
name-straw_door_2 = straw door (2 pots)
name-straw_window = straw window
name-straw_window_1 = straw window (1 pot)
name-straw_window_2 = straw window (2 pots)
name-straw_roof = straw roof
name-straw_roof_1 = straw roof (1 pot)
name-straw_roof_2 = straw roof (2 pots)
name-wood_door = wood door
name-wood_door_1 = wood door (1 pot)
name-wood_door_2 = wood door (2 pots)
name-wood_window = wood window
name-wood_window_1 = wood window (1 pot)
name-wood_window_2 = wood window (2 pots)
name-wood_roof = wood roof
name-wood_roof_1 = wood roof (1 pot)
name-wood_roof_2 = wood roof (2 pots)
name-brick_door = brick door
name-brick_door_1 = brick door (1 pot)
name-brick_door_2 = brick door (2 pots)
name-brick_window = brick window
name-brick_window_1 = brick window (1 pot)
name-brick_window_2 = brick window (2 pots)
name-brick_roof = brick roof
name-brick_roof_1 = brick roof (1 pot)
name-brick_roof_2 = brick roof (2 pots)
name-W1 = white die 1
name-W2 = white die 2
name-B1 = black die 1
name-B2 = black die 2
name-B3 = black die 3
name-award_first_straw = First straw house
name-award_first_wood = First wood house
name-award_first_brick = First brick house
name-award_most_pots = Most flowerpots
name-award_most_houses = Most completed houses
name-award_tallest = Tallest house

## Questions
prompt-Rolling =
    { $n_rolls ->
        [0] Roll five dice.
       *[other] Pick dice to reroll, or stop and build.
    }
prompt-Rolling-detail =
    { $n_rolls ->
        [0] You have up to three rolls.
        [1] Two rolls left. With two wolves you cannot build.
       *[other] One roll left. With two wolves you cannot build.
    }
prompt-Building =
    { $first_pile ->
        [none] Choose a tile.
       *[other] You may buy one more.
    }
prompt-Building-detail =
    { $first_pile ->
        [none] You must buy one.
       *[other] You may also end your turn.
    } Symbols left: doors { $doors }, windows { $windows }, roofs { $roofs }
prompt-Placing = { $tile }: choose a house.
prompt-Placing-detail = A tile stays where you put it.
prompt-Blowing = The wolf is here! Choose a house.
prompt-Blowing-detail = This cannot be undone after the spin.
prompt-BlowingTile = The needle says { $material }! Pick a tile.
prompt-BlowingTile-detail = Only one tile leaves house { NTH($house) } of { $target }.
waiting-Rolling = { $name } is choosing dice.
waiting-Building = { $name } is choosing a tile.
waiting-Placing = { $name } is choosing a house for the tile.
waiting-Blowing = { $name } is choosing a house to blow at.
waiting-BlowingTile = { $name } is choosing the tile to blow away.

## Choices
action-Roll = Roll
action-Stop = Stop and build
action-Reroll = Reroll { $dice }
action-Buy = Buy a { $pile }
action-Pass = Stop buying
action-Place = Put on house { NTH($house) }
action-StartHouse = Start a house
action-Blow = Blow at house { NTH($house) } of { $target }
action-Decline = End the turn without blowing
action-BlowTile = Blow away tile { NTH($level) } from the bottom

## The log
event-PileOrdered = The { $pile } pile is open. Pots from the bottom up: { $pots }
event-PileTurned =
    { $pots ->
        [0] A tile without pots is now on top of the { $pile } pile.
        [one] A tile with { $pots } pot is now on top of the { $pile } pile.
       *[other] A tile with { $pots } pots is now on top of the { $pile } pile.
    }
event-FirstPlayerChosen = { $seat } goes first.
event-TurnStarted = It is { $seat }'s turn.
event-DiceRolled = { $seat }, roll { $roll }: { $faces }.
event-RollingStopped = { $seat } is done with rolling.
event-WolfAppeared = { $wolves } wolves have come!
event-TileBought = { $seat } bought a { $tile }.
event-NothingBought = { $seat } cannot buy anything and ends the turn.
event-BuyingEnded = { $seat } buys no second tile and ends the turn.
event-TilePlaced =
    { $level ->
        [0] { $seat } put the { $tile } at the bottom of house { NTH($house) }.
       *[other] { $seat } put the { $tile } on house { NTH($house) }.
    }
event-HouseCompleted =
    { $points ->
        [one] { $seat } completed house { NTH($house) }, worth { $points } point.
       *[other] { $seat } completed house { NTH($house) }, worth { $points } points.
    }
event-AwardTaken = { $seat } takes an award card: { $award }.
event-HouseTargeted = { $seat } aims at house { NTH($house) } of { $target }.
event-NoHouseToBlowAt = There is no house to blow at: the turn of { $seat } is over.
event-BlowingDeclined = { $seat } ends the turn without blowing.
event-SpinnerSpun = The needle says { $material }!
event-TilesBlown = Blown out of house { NTH($house) } of { $target }: { $tiles }.
event-LoneRoofFell = The lone roof of house { NTH($house) } of { $target } is gone too.
event-NothingBlown = House { NTH($house) } of { $target } has no { $material } tile. Nothing happens.
event-GameEnded =
    { $empty ->
        [one] { $empty } pile is empty: the game is over.
       *[other] { $empty } piles are empty: the game is over.
    }

## Why not
why-locked = A wolf is locked and cannot be rolled again.
why-too_few_symbols =
    { $have ->
        [0] This takes { $need } equal symbols ({ $part }), and you have none.
       *[other] This takes { $need } equal symbols ({ $part }), and you have { $have }.
    }
why-same_pile = The second tile must come from another pile.
why-no_place = A tile that has no place cannot be bought.
why-empty_pile = The { $pile } pile is empty.
why-must_buy = You must buy one tile.
why-roof_first = A roof cannot start a house.
why-second_door = This house has a door already.
why-complete_house = Nothing can be added to a house with a roof.
why-no_such_house = There is no such house.
why-own_house = You cannot aim at a house of your own.
why-must_blow = When the wolf comes you must blow at a house.
why-other_material = Only a tile of the material shown can be blown away.
why-first_roll = The first roll takes all five dice.
why-wolf_here = The wolf is here: no more rolling and no buying this turn.
why-rolling_first = You can buy when you are done with rolling.
why-rolling_over = Rolling is over. Time to build.

## Scores
score-tiles = Pig heads of house { NTH($house) }
score-pots = Flowerpots of house { NTH($house) }
score-house = House { NTH($house) } completed
score-unfinished = House { NTH($house) } is unfinished
score-award = Award card: { $award }
score-decided-houses = The totals were equal; more completed houses decided.

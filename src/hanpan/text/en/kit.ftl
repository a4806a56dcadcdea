## Things that can be chosen
piece-name = { $name }, { $state }
piece-legal = can be chosen
piece-selected = chosen
piece-forced = the only choice
piece-disabled = cannot be chosen now
piece-waiting = waiting
piece-tag-legal = Possible
piece-tag-forced = Only one
piece-pile-empty = Empty
piece-pile-last = Last
piece-track-there = { $step }, here { $names }
receipt-none = Nothing to add or take off
receipt-floor = Never below { $floor }

## Page of examples
kit-title = Kit of pieces
kit-line = Every piece that boards are made of, in every state. No state speaks by colour alone.
kit-state =
    { $state ->
        [idle] Idle
        [hover] Pointed at
        [focus] Focus
        [legal] Legal
        [selected] Selected
        [forced] Forced
        [disabled] Disabled
        [waiting] Waiting
        [warn] Ends something
        [back] Back
        [many] Several
        [ordered] In order
        [last] Last one
        [empty] Empty
        [note] Those below
        [free] Free
        [kept] Kept
        [reroll] Reroll
        [locked] Locked
       *[spent] Spent
    }
kit-section =
    { $section ->
        [card] Card
        [tile] Tile
        [token] Token
        [pile] Pile
        [die] Die
        [dark] On a dark table
        [hand] Hand
        [track] Track
        [board] Board frame
        [seats] Seats
        [odds] Odds and receipt
        [panels] Panels over the page
        [buttons] Buttons
        [labels] Labels
       *[fields] Fields and choices
    }
kit-thing = Example { $n }
kit-hand = { $n } cards
kit-hand-hint = Where cards overlap, the first press opens the row there; the next one chooses.
kit-board-hint = Arrows move between legal spaces, number keys choose one at once, Shift takes in every space.
kit-track = Path of knowledge
kit-step = Level { $n }, costs { $cost }
kit-risk-bad = Loss { $percent }%
kit-risk-good = Gain { $percent }%
kit-risk-same = Same { $percent }%
kit-receipt = You pay
kit-receipt-start = Bid
kit-receipt-order = Turn order
kit-receipt-knowledge = Knowledge 2
kit-receipt-tool = 1 tool
kit-open-popover = Open beside
kit-open-sheet = Open a sheet
kit-show-toast = Show a message
kit-reason = A first set needs 3 cards; you have 2.
kit-button =
    { $kind ->
        [act] Do it now
        [brand] Confirm
        [game] The game's colour
        [ghost] Close
        [off] Finish
        [busy] Sending
       *[plain] Something else
    }
kit-chip =
    { $tone ->
        [brand] Chosen
        [ok] Ready
        [warn] Mind this
        [bad] Offline
        [info] News
       *[plain] Plain
    }
kit-field = Name
kit-field-wrong = This name cannot be used.
kit-select = Strength of the bot
kit-level =
    { $level ->
        [1] First steps
        [2] Easy
        [3] Normal
       *[4] Hard
    }

## Sheets from below
sheet-higher = Larger
sheet-lower = Smaller

## Names and ways
brand = Hanpan
brand-home = Hanpan home
to-home = Home
back = Back
close = Close
keep = Save
retry = Try again
loading = Loading…
menu = Menu
preferences = Display
theme-to-dark = Dark theme
theme-to-light = Light theme
page-missing = There is no such page.
page-missing-detail = Check the address.
unreachable = The server cannot be reached.
unreachable-detail = Check your connection, then try again.
something-wrong = Something went wrong. Try again in a moment.
error-unknown = This cannot be done now.
no-answer = No answer came. Check your connection.

## Home
home-title-friends = A round with friends.
home-title-bots = Or with bots.
home-line = No account: a link is a seat. Start at once, on a phone or a big screen.
pick-game = Pick a game
no-games = No game can be played here yet.
play-bots = Play bots now
quick-choose = Your opponents
quick-count = Number of bots
quick-bots =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    } · { $level }
bots-count =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
rules-of = Rules of { $game }
create-table = Create table
seats-range = { $least }–{ $most } players
minutes = { $n } min
minutes-range = { $least }–{ $most } min
weight = Weight { $weight } of 3
code-label = Invite code
code-short = A code has six signs.
code-wrong = No table with this code. Check the letters.
table-unknown-detail = Old tables may have been cleared away.
join = Join
resume = Continue
tables-count =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
resume-waiting = Waiting for the start
resume-running = Running
resume-other = Waiting for { $name }
resume-all = Everyone is choosing
resume-more = Show { $n } more
my-turn = Your turn
continue = Continue
look = View
open-table = { $what }: { $game } { $code }
name-change = Change name
name-label = Name
name-none = Set a name
name-empty = The name needs at least one letter.
guest-name = Guest

## Set-up
setup-title = Table set-up
seats = Seats
seats-tab = Seats { $taken }/{ $all }
you = you
host = host
bot = Bot
bot-nth = Bot { $n }
bot-level = Strength of the bot
level-random-about = Knows the rules, picks anything
level-easy-about = Looks at the points at hand
level-normal-about = Weighs a few moves ahead
level-hard-about = Thinks long before it moves
connected = Online
seated = Seated
seat-away = Away
seat-open = Open seat
seat-open-about = Fill it with the link or a bot
seat-open-waiting = Waiting for somebody
seat-closed = Closed seat
seat-closed-about = Nobody sits here
seat-bot = Seat a bot
seat-close = Close seat
seat-reopen = Open seat
seat-free = Free the seat of { $name }
presets = Rule sets
preset-custom = Custom
host-only = Only the host changes these
changed = Changed
pace = Pace of bots
pace-about = How long a bot rests before each action.
pace-still = Slow
pace-calm = Normal
pace-brisk = Fast
pace-none = At once
window = Hidden answers
window-about = Out of turn everybody is asked for the same time, so nobody sees who could have answered.
window-short = 3 seconds
window-usual = 6 seconds
window-long = 12 seconds
window-open = Not hidden
invite = Invite
qr-alt = QR code of this table
copy-link = Copy link
copied = Copied.
copy-failed = Could not copy. Select the link by hand.
share = Share
share-text = { $name }'s table of { $game }. Tap the link to sit down.
start = Start
start-ready = Ready with { $n }.
start-open-seats =
    { $k ->
        [one] { $k } empty seat will close.
       *[other] { $k } empty seats will close.
    }
start-too-few = At least { $least } must sit down.
start-host-waits = The host starts the game.
join-ready = Sit down here?
join-open =
    { $k ->
        [one] { $k } seat is free.
       *[other] { $k } seats are free.
    }
sit-down = Sit down
table-full = The table is full. Watch, or wait for the next round.
table-opening = Opening the table…

## Table
dock = What to do
tools = Tools
choices = Choices
rail = Log and rules
log = Log
log-empty = Nothing has happened yet.
log-older = Show older lines
rules = Rules
turn-tag = Turn
choosing = Choosing
thinking = Thinking…
offline-tag = Offline
closed-tag = Closed
online = Online
connecting = Connecting
connection = Connection: { $state }
connection-lost = Connection lost. Reconnecting…
connection-lost-detail = Your move is kept and sent exactly once.
back-online = Back online.
lost-for = { $seconds } s
will-send = Will be sent
sending = Sending
waiting = Waiting for what comes next.
waiting-one = { $name } is choosing.
waiting-all = Everyone is choosing. { $n } left.
spectating = Watching.
undo = Undo
undo-selection = Undo: clear what is chosen
undo-play = Undo: take your last play back
pick-some = Pick at least one.
pick-number = Pick a number from { $from } to { $to }.
nothing-to-choose = Nothing to choose now.
clause-link = Read rule { $clause }
clause-of-rulebook = Clause of the rulebook
see-rule = See the rule
seat-link = Continue on another device
seat-link-about = This address opens your own seat. Send it to nobody else.
seat-link-copy = Copy the address of my seat
seat-link-below = Select the address below and copy it.
leave = Leave to home
leave-about = Return any time with the same link.
goodbye-kicked = The host freed this seat.
goodbye-no_table = This table no longer exists.
goodbye-broken_table = The record of this table is damaged, so it cannot go on.
seat-link-wrong = No seat belongs to this address.
seat-link-wrong-detail = Make sure that the whole address was copied.

## The end
points-unit = { "" }
points-said =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-table = Scores
rank = Rank
rank-said = Rank { $rank }
total = Total
score-open = Press a row to see where its points come from.
rematch-ready = Join the next game
rematch-ready-short = Next round
rematch = Same seats, again
rematch-short = Again
game-over = This game is over.
see-board = See the table
see-board-short = Table
see-result = See the result

## Rulebook
chapters = Chapters
rules-table = Table
rules-search = Search the rules
rules-missing = This game has no rulebook yet.
rules-none-found = The rulebook does not mention: { $query }
source-rulebook = Rulebook
source-web = Web
source-ruling = Ruling
source-reconstruction = Reconstruction
source-theme = Story

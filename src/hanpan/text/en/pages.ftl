## Ways
nav = Main pages
nav-home = Home
nav-rules = Rule book
nav-rules-short = Rules
nav-mine = My games
settings = Settings
about = About Hanpan
percent = { $n }%

## Name
settings-name = Your name
settings-name-about = What others see at the table.
name-kept = Name changed.
name-long = A name has at most { $most } characters; this one has { $n }.

## Settings: look
settings-look = Look
language = Language
theme = Theme
theme-system = As the device
theme-light = Light
theme-dark = Dark
text-size = Text size
text-size-0 = Normal
text-size-1 = Large
text-size-2 = Largest
patterns = Tell apart by pattern
patterns-about = Stronger hatches and shapes, so that nothing depends on colour.

## Settings: motion
settings-motion = Motion
speed = Speed of motion
speed-about = How fast dice and tiles travel. Off: everything changes in place.
speed-system = Your device asks for reduced motion, so nothing travels now.
speed-0 = Off
speed-0-5 = Slow
speed-1 = Normal
speed-2 = Fast

## Settings: sound and notices
settings-sound = Sound and notices
sound = Sound
sound-turn = Your turn
sound-table = Table
sound-chat = Chat
sound-test = Hear: { $what }
vibrate = Vibration
vibrate-about = A short buzz when it is your turn, on devices that can.
notify = Notice on your turn
notify-about = A notice of your device when it is your turn while you look elsewhere.
notify-refused = The browser blocks notices. Allow them in its settings for this site.
notify-turn = Your turn
settings-reset = Back to the first settings
settings-reset-done = All settings are as they were at first.

## My games
mine-none = No games yet.
mine-none-detail = Games that go on and games that ended are listed here.
finished = Past games
mine-result = See the result: { $game } { $code }
mine-replay = Replay: { $game } { $code }

## Home
offline = You are offline.
offline-detail = The games load by themselves when the connection is back. Settings can be changed meanwhile.
other-tables =
    { $n ->
        [one] { $n } other game runs
       *[other] { $n } other games run
    }
helper-rules = Every clause, searchable
helper-mine = Games that go on, games that ended
helper-about = Who made it, from what

## Table set-up
minutes-about = about { $n } min
minutes-about-range = about { $least }–{ $most } min
setup-summary = Rules in 3 minutes
setup-stand-in = Seats are kept when friends leave. The same link brings them back.
kick = Free the seat
kick-title = Remove { $name }?
kick-about = The seat of { $name } becomes free. With the link they can come back.
kick-keep = Keep
card-preview = The card that the link shows
card-title = { $name }: { $game }
card-free = no account needed
watch-link = Copy spectator link
watch-copied = Spectator link copied. It takes no seat.
share-kakao = Send by KakaoTalk
share-copied = Invitation and link copied. Paste them into a chat.
watch-before = Watching. The game starts soon.
watch-before-detail = The board appears here when it starts.
watch-sit = Take a seat
rules-tab = Rules · { $preset }
all-ready = All here
watch = Watch

## Rule book
rules-summary = In 3 minutes
rules-key = Source marks
rules-games = Game
rules-found =
    { $n ->
        [one] { $n } clause found.
       *[other] { $n } clauses found.
    }
rules-to-table = Back to the table
rules-clear = Clear search
rules-clauses =
    { $n ->
        [one] { $n } clause
       *[other] { $n } clauses
    }
rules-alias = Also searched: { $words }
source-rulebook-about = In the rule book of the box
source-web-about = Found in other public sources
source-ruling-about = Decided where the rule book is silent
source-reconstruction-about = Rebuilt from known facts
source-theme-about = Story without rules

## About
about-short = What this place is and what it is made of.
about-version = Version { $version }
about-what = What Hanpan is
about-what-table = Hanpan is a table for board games in the browser. No account, nothing to install: a link is a seat.
about-what-bots = The server keeps the rules. Bots see what people see. Press a choice that is closed and it tells why, with the clause.
about-what-privacy = Nothing is asked but a name. No ads, no tracking. The only cookies tell which seat is yours.
about-independent = An independent project
about-independent-makers = Hanpan is not affiliated with, sponsored or endorsed by the publishers, designers or illustrators of the games. Their titles name the rules that are played and belong to their owners.
about-independent-drawings = No original picture and no original sentence is used: the drawings are our own, the rules are told in our words. If you like a game, meet it in its box, too.
about-credits = Made with
about-server = Server: { $parts }
about-licences = Full licence texts
about-source = Source
about-source-licence = Hanpan is free software under the Apache License 2.0. Anybody may take it, change it and run it on a server of their own.
use-font-ui = Everything read and pressed
use-font-brand = Word mark and ranks
use-font-read = Rule text
use-font-game = Titles of The Three Little Pigs
use-svelte = Draws the screens
use-bits-ui = Lists and sheets
use-fluent = Sentences in two languages
use-marked = Reads the rule books

## Help
help-hanpan = Hanpan: a table for board games that knows the rules. On the web, in a terminal, for research.
help-lang = Language; LC_ALL, LC_MESSAGES and LANG are looked at if not given
help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-parameters = Options
help-help = Shows this help.
help-version = Shows the version.
version = { $version }, { $build ->
    [compiled] rules compiled
   *[plain] rules in plain Python
  }
help-variable = variable
help-default = default

help-serve = Opens the web table.
help-play = Plays a game against bots in the terminal.
help-simulate = Lets bots play many games and shows scores, lengths and win rates.
help-new = Writes a starting position as JSON.
help-legal = Shows what can be done now in a position file.
help-view = Shows the table of a position file.
help-apply = Plays actions from a position file and writes the position that follows as JSON, or nothing if one is refused.
help-score = Shows the score of a table at home, or of a position file if the game ended now.
help-why-not = Says why something cannot be done in a position file.
help-export = Writes the record of a match in the data folder as JSON.
help-replay = Tells the game of a record file from the start and checks the record.
help-verify = Proves that the game of a record file went by its seed and by the rules.

help-game = Name of the game, such as `three_little_pigs`
help-seats = Number of seats; the smallest number if not given
help-option = A table option as name=value; may be repeated
help-preset = Name of a preset, which sets all options in one go
help-seed = An integer that decides all chance: the same value, the same result. Different each time if not given.
help-file = A position or record file; - reads standard input
help-to = Writes the result to this file instead of the screen
help-json = Writes the result as JSON
help-seat = The seat whose eyes are used, counted from 1; the one that must choose now if not given
help-action = Id of an action, or JSON. For example `33` or `{"{"}"do": "Roll"{"}"}`
help-games = How many games
help-simulate-bots = Level of the bots: one, or one for each seat with commas. They change seats from game to game.
help-simulate-seed = An integer that decides all chance: the same value, the same result
help-jobs = Number of processes; the result does not depend on it. As many as processors if not given.
help-host = Address to listen on; HOST, else 127.0.0.1 if not given
help-port = Port to listen on; PORT, else 8000 if not given
help-data = Folder where games are kept; HANPAN_DATA, else your own data folder if not given
help-public-url = Address used in invitations; HANPAN_PUBLIC_URL if not given
help-browser = Whether to open a browser at the start; by default yes, unless the variable NO_BROWSER is set
help-play-seat = Your seat, counted from 1
help-play-bots = Level of the bots: one, or one for each bot with commas; if not given, normal or else the best that the game has
help-play-name = What you are called
help-play-explain = Bots say in a sentence why they chose what they chose
help-play-from = Starts from this position file
help-play-record = Writes the record of the game to this file when it is over
help-match = Code of the table
help-quiet = Checks without telling the game

## Wrong usage
error-usage = The command was not understood: { $detail }
error-usage-command = There is no such command: { $command } (see hanpan --help)
error-usage-option = There is no such option: { $option } (see --help)
error-usage-missing = Something is missing: { $name }
error-usage-repeated = This can be given only once: { $name }
error-usage-choice = { $name } has no value { $value } (possible: { $choices })
error-usage-value = This is no value for { $name }: { $value }
error-usage-unused = Some words were not used: { $words }
error-usage-lang = That language is not spoken here: { $value } (possible: ko, en)
error-usage-preset = There is no such preset: { $preset } (possible: { $presets })
error-usage-pair = Write options as name=value: { $pair }
error-usage-levels = Give one level for all bots, or { $n } levels; there are { $given }.
error-usage-range = { $name } goes from { $least } to { $most }: { $value }
error-usage-from = --from cannot be combined with --seats, --option, --preset or --record.
error-usage-other-game = { $file } is a position of another game: { $game }
error-no-server = What the server needs is not installed: { $module } (`pip install "hanpan[server]"`)

## Files
error-file-missing = There is no such file: { $file }
error-file-directory = This is a folder, not a file: { $file }
error-file-unreadable = The file cannot be read: { $file } ({ $detail })
error-file-unwritable = The file cannot be written: { $file } ({ $detail })
error-file-too-big = The file is too big; { $most } MB can be read: { $file }
error-file-not-utf8 = Byte { $at } is not UTF-8: { $file }
error-file-not-json = This is not JSON: { $file } ({ $detail })
error-file-too-deep = The JSON is nested too deeply: { $file }
error-file-shape = The file is wrong: { $file } — { $detail }
error-nobody-asked = The game is over; nobody has anything to choose.
error-action-missing = The game has no such action: { $action }
error-match-unknown = This folder has no match of that code: { $code } ({ $folder })

## Records
replay-score = The score is the one in the record.
replay-no-score = The record names no score to compare with.
replay-chance = Played again with its seed, everything happens the same.
replay-no-chance = Chance was not checked: there is no seed, or the rules version differs.
verify-what = Proved: { $title }, rules version { $version }
verify-seed = The seed fits the hash that was shown from the start: { $hash }
verify-chance = All { $draws } numbers that chance decided come from the seed.
verify-rules = All { $actions } choices in { $steps } steps obey the rules and lead to what happened and to the score.

## Positions
seat = Seat { NTH($n) }
nothing-legal = This seat has nothing to choose now.
legal-action = This can be done now.
refused-action = Action { $n } cannot be done.
score-total = { $rank }. { $name }: { $total }
score-line = { $label }: { $points }
score-amount = { $n }
list-and = { $first } and { $last }

## Simulation
simulate-head = { $title }, { $n } seats, { $games } games
simulate-turns = Turns: { $numbers }
simulate-decisions = Decisions: { $numbers }
simulate-spread = mean { $mean }, standard deviation { $sd }, least { $least }, most { $most }
simulate-fair = Win rate of equals: { $rate }
simulate-who = Who
simulate-wins = Win rate
simulate-interval = 95% interval
simulate-score = Score

## Playing
player-name = Traveller
play-you = you
play-seat = Seat { NTH($n) }: { $name } ({ $who })
play-help-hint = Choose by number. ? shows help.
play-help =
    number: choose it. Where several things can be chosen, their numbers follow. For example 2 1 3
    ?number: what it is, or why it cannot be done
    b: show the table
    h: ask a bot
    u: take the last play back, where the rules let you
    s FILE: save the position
    q: quit
play-prompt = >
play-not-understood = That was not understood. ? shows help.
play-no-such-number = The list has no number { $n }.
play-range = Add a number from { $least } to { $most }.
play-members = Add one or more of the numbers from 1 to { $most }.
play-possible = This can be done now: { $label }
play-rule = { $clause }: { $text }
play-reason = { $name }: { $text }
play-save-as = File to save the position in (just Enter for none):
play-saved = Saved: { $file }
play-no-input = There is nothing more to read, so this ends here.
choice-legal = { $n }. { $label }
choice-illegal = { $n }. (not now) { $label }
choice-some = { $label } – some of them
choice-member = { "   " }{ $n } { $i }: { $about }

## Server
serving = Hanpan is open: { $address }

## Score sheets
sheet-name = Name of player { $n }:
sheet-name-or-done = Name of player { $n } (just Enter: that was the last one):
sheet-before = Before { $name }:
sheet-correct = Number of a player to correct (just Enter: done):
sheet-no-player = A number from 1 to { $n }, or just Enter:
sheet-round = Round { $n }
sheet-total = Total of { $name }: { $total }
sheet-going-on = The game is not over: another round follows.
sheet-next = Number of a round to correct, + for the next round (just Enter: done):
sheet-no-round = A number from 1 to { $n } or +, or just Enter:
help-score-what = Name of a game, to count a table of yours; or a position file, - for standard input
help-score-player = A player of that table and what lies there, with | between rounds; once for each, without it the command asks
help-score-table = What belongs to nobody, such as the bounties on posters, with | between rounds
error-usage-score-file = A position file is counted as it stands, without --player, --table, --option and --preset.

## Replay
replay = Replay
replay-of = Replay: { $game }
replay-loading = Loading the moments… { $percent }%
replay-failed = The moments could not be loaded.
replay-quiet = Nothing worth telling happened at this moment.
replay-running = This game is not over yet.
replay-running-detail = Once it is over it can be replayed from the start. Past moments are in the game's log, too.
replay-waiting = This game has not started yet.
replay-to-table = Go to the table
replay-bar = Step through
replay-first = First moment
replay-back = Step back
replay-play = Play
replay-pause = Pause
replay-forward = Step forward
replay-last = Last moment
replay-position = Moment
replay-at = Moment { $n }/{ $most }
replay-at-said = Moment { $n } of { $most }. { $what }
replay-speed = Speed
replay-speed-times = { $times }×
replay-eyes = Whose eyes
replay-eyes-own = My eyes
replay-eyes-public = Onlooker's eyes
replay-eyes-seat = { $name }'s eyes
replay-link = Copy a link to this moment
replay-link-short = Link

## An earlier moment
scene-past = An earlier moment.
scene-now = Back to now
scene-asked = It is your turn now.
scene-loading = Loading the earlier moment…

## End: score over time
flow = Score over time
flow-loading = Loading the score over time…
flow-failed = The score over time could not be loaded.
flow-cursor = Point in the score over time
flow-at = { $turn } / { $most }
flow-said = After turn { $turn } of { $most }. { $points }
flow-start = Start
flow-seat = { $name } { $points }
flow-table = The score over time as a table
flow-turn = Turn
flow-round = Round { $round }
flow-swings = Largest swings

## End: next game
rematch-swap = Swap seats
rematch-swap-title = How shall the seats change?
rematch-next = Move on by one
rematch-next-about = Everybody takes the next seat.
rematch-mixed = Draw lots
rematch-mixed-about = Seats are drawn anew.
over-tag = Over
rematch-one = { $name } wants a rematch.
rematch-some = { $names } want a rematch.
rematch-count = { $n }/{ $most }
result-share = Send result
result-title = { $game }: result
result-line = { $rank }. { $name } { $total }

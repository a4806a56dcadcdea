## Tournaments
help-tournament = Lets the levels of the bots play duels against each other over the same deals, and rates them.
help-tournament-levels = The levels that take part, with commas; all that the game has if not given. A level that searches can have a number of simulations: `hard@200`
help-deals = At most so many deals in each duel; a deal is played once with everybody in each seat
help-margin = Ends each duel as soon as it is sure whether the challenger wins this many percent more than an equal would; 0 plays all deals
help-journal = Keeps every finished deal in this file and goes on from it when it is there already
help-plots = Writes pictures (SVG) into this folder
tournament-head =
    { $title }, { $n } seats, { $duels ->
        [one] one duel
       *[other] { $duels } duels
    } of at most { $deals } deals
tournament-duel = Duel
tournament-deals = Deals
tournament-wins = Wins
tournament-interval = 95% interval
tournament-verdict = Verdict
tournament-stronger = stronger
tournament-not_stronger = not stronger
tournament-undecided = not sure yet
tournament-fair = Win rate of equals: { $rate }
tournament-level = Level
tournament-rating = Rating
tournament-drawn = Drawn: { $file }
plot-rating = Rating with two standard deviations
plot-fair = an equal
plot-wins = Win rate of the challenger
plot-deals = Deals
plot-duel = { $challenger } – { $other }
error-tournament-levels = A tournament needs at least two different levels: { $levels }
error-no-lab = What the laboratory needs is not installed: { $module } (`pip install "hanpan[lab]"`)
error-journal-other = This is the journal of another tournament: { $file }
error-journal-broken = The journal is damaged in line { $line }: { $file }
error-bot-simulations = Write a number of simulations from 1 to { $most } after @: { $level }

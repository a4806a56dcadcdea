## Fairness
fair = Fairness
fair-title = Was this game fair?
fair-about = All chance of this game comes from one seed that was fixed before the start. Until the end you see its hash only; then the seed is shown. Keep the hash, and you can tell that the seed was never changed.
fair-see = See whether it was fair
fair-checking = Playing it again from the start…
fair-running = This game is not over yet.
fair-proved = Everything came from the seed.
fair-proved-detail = { $draws } numbers that chance decided and { $actions } choices were played again from the start. Nothing differs, and all obey the rules.
fair-unproved = This could not be proved.
fair-hash = Hash shown from the start (SHA-256)
fair-seed = Seed shown after the end
fair-copy = Copy: { $what }
seed-hash-shown = Seed hash of this game: { $hash }
seed-shown = Seed of this game: { $seed }
fair-version = Rules version
fair-record = Download the record
fair-yourself = Check it yourself
fair-yourself-detail = You need not believe this server. Download the record and check it on your own machine with the command below, or write a checker of your own: the documents tell how.

## Was I unlucky?
luck = Was I unlucky?
luck-about = What came up beside what was to be expected. The band is the usual range, into which nine of ten games fall; the line is the expectation. Outside of the band the dot becomes a diamond.
luck-table = The whole table
luck-of = { $name }
luck-what = What
luck-count = Came up
luck-mean = Expected
luck-chance = How usual
luck-usual = usual { $low }–{ $high }
luck-expected = expected { $mean }
luck-few = chance of so few: { $chance }
luck-many = chance of so many: { $chance }
luck-rare = Unusual
luck-outside =
    { $n ->
        [0] All { $rows } figures lie within the usual range.
        [one] { $n } of { $rows } figures lies outside of the usual range.
       *[other] { $n } of { $rows } figures lie outside of the usual range.
    } Chance alone puts up to one in ten outside.

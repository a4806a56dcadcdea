## Tables and options
error-game-unknown = There is no game of that name: { $name }
error-seats = This game is for { $least } to { $most } players, not for { $n }.
error-options-unknown = There is no such option: { $option }
error-options-value = Option { $option } has no value { $value } (possible: { $values })
error-options-first-seat = Seat { $seat } cannot go first at a table for { $n }.

## Position files
error-position-newer = This file needs rules version { $version }; here rules up to version { $known } are known.
error-position-shape = The position file is wrong at { $path }: { $detail }
error-position-range = The position file has an impossible value at { $path }.
error-position-name = The position file has an unknown name at { $path }: { $name }
error-position-house = The position file has an impossible house at { $path }.
error-position-frames = The phases in the position file cannot follow each other: { $frames }
error-position-conservation = The tiles in the position file differ from those in the box: { $tile }
error-position-draw = A draw in the position file cannot happen (stream { $stream }, value { $value }).

## Score sheets
error-sheet-name = What is told of player { $n } has an unknown name: { $name }
error-sheet-table-name = What is told of the table has an unknown name or number: { $name }
error-sheet-table-shape = What is told of the table in round { $round } has the wrong shape: { $detail }
error-sheet-rounds =
    { $most ->
        [one] This game is counted once, at its end.
       *[other] From 1 to { $most } rounds can be counted.
    }
error-sheet-seats = Round { $round } tells of { $n } players, the first round of { $seats }.
error-sheet-none = This game has no score sheet: { $game }
error-sheet-shape = What is told of player { $n } has the wrong shape: { $detail }

## The data folder
error-data-in-use = Another server is using this data folder: { $path }
error-data-unusable = This folder cannot hold the data: { $path } ({ $detail })
error-data-secret = The secret in the data folder is damaged: { $path }
error-data-newer = These data belong to a newer version of Hanpan and cannot be read: { $path }
error-data-older = An older version of Hanpan wrote these data. Start the server with them once, and it will convert them: { $path }
error-data-broken = The data file is damaged: { $path } ({ $detail })
error-not-stored = It could not be stored, and nothing has changed.
error-record-broken = The record of table { $code } is damaged from step { $n } on.
error-record-newer = This record needs rules version { $version }, which is not known here. (Table { $code })
error-take-back-never = Nothing is taken back in this game.
error-take-back-nothing = There is nothing that you can take back now.
error-table-unknown = No table with this code. Check the letters.
error-not-started = The game at this table has not started yet.
error-unreachable = The server cannot be reached: { $address }

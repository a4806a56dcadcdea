## Why a record does not add up
error-record-format = This record has form version { $version }; here only version { $known } can be read.
error-record-unfinished = The game of this record is not finished: it cannot be verified yet.
error-record-older = This game was recorded with rules version { $version }. What happened and the score fit together, but the rules here are version { $known }, so the seed can prove nothing.
error-record-order = Step { $n } of the record is missing or out of order.
error-record-setup = The first step of a record is the set-up, in which nobody chooses.
error-record-nobody = Step { $n } of the record does not say who chose what.
error-record-event = Step { $n } of the record cannot have happened: { $detail }
error-record-action = The choice of seat { $seat } in step { $n } of the record breaks the rules: { $action } ({ $clause })
error-record-list = Step { $n } of the record goes on after chance has decided something. There can be no such step.
error-record-differs =
    Step { $n } of the record differs in event { $event }. Recorded: { $recorded ->
        [none] nothing
       *[other] { $recorded }
    } · by the seed and the rules: { $expected ->
        [none] nothing
       *[other] { $expected }
    }
error-record-short = The record breaks off after step { $n }. By the rules the game goes on.
error-record-long = By the rules the game was over before step { $n } of the record.
error-record-end = The last position of the record cannot be: { $detail }
error-record-score = The score in the record differs from the score counted again. Recorded: { $recorded } · counted again: { $expected }
error-record-seed = The seed in the record does not fit the hash that was shown from the start. Shown: { $recorded } · hash of the seed: { $expected }
error-record-seed-form = The seed of a record has { $n } hexadecimal digits.
error-record-seedless = The record has no seed, so nothing can be proved.

## The card that messengers show for a link
share-name = Hanpan
share-home = Board games to play together: one link brings everybody to the table.
share-table = { $host }'s { $title }
share-free =
    { $n ->
        [one] One seat is free. Tap the link to sit down.
       *[other] { $n } seats are free. Tap the link to sit down.
    }
share-full = All seats are taken. Tap the link to watch.
share-playing = This game is being played now. Tap the link to watch.
share-over = This game is over. Watch it again from the beginning.
share-rules = Rules of { $title }
share-rules-about = The rulebook in Korean and English.
share-score = Score helper for { $title }
share-score-about = Counts points and ranks of a game on your own table.
share-picture = Picture of { $title }

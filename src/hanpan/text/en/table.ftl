## Chat
chat = Chat
chat-unread = { $n ->
    [0] Chat
    [one] Chat, { $n } new line
   *[other] Chat, { $n } new lines
}
chat-empty = Nobody has said anything yet. Say hello below.
chat-phrases = Quick words
chat-field = Write a message…
chat-send = Send
chat-nameless = Choose a name to talk.
spectator = Watching
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-nice = Nice!
phrase-ouch = Ouch…
phrase-thanks = Thank you.
phrase-moment = One moment.
phrase-thinking = I am thinking.
phrase-again = Another round?

## Log and what has happened
scene-show = Show this moment
news = Since my last turn
news-watching = While I was away
news-none = Nothing has happened since your last turn.
news-none-watching = Nothing has happened while you were away.
news-earlier = { $n } more before that.
news-returned =
    { $n ->
        [one] Welcome back. { $n } thing happened
       *[other] Welcome back. { $n } things happened
    }
news-told =
    { $n ->
        [one] { $n } more thing happened.
       *[other] { $n } more things happened.
    }

## What is this?
ask = Ask what this is
ask-short = Ask
ask-sentence = Press anything to learn about it.
ask-detail = What it is, or why it cannot be chosen. Nothing is chosen meanwhile.
ask-end = Stop asking
ask-nothing = There is nothing to explain here. Press a thing on the board or a seat.
what-seat = Seat of { $name }
what-seat-text =
    { $kind ->
        [bot] A bot sits here, strength { $strength } of four. Press to look at the whole seat.
       *[person] A person sits here. Press to look at the whole seat.
    }
what-dock = What to do
what-dock-text = One sentence says what to do now. The red button is what to do.
what-connection = Connection
what-connection-text = Shows whether the server hears you. When the line is cut, your move is kept and sent exactly once.
what-log = Log
what-log-text = Everything that happens, in order. Press a line to see the table at that moment.
what-menu = Menu
what-menu-text = Invitation, screen and sound, aids, the position in words, and the way out.

## What to do
automatic = Played for you: it was the only choice.
turn-bell = Tell me on my turn
turn-bell-on = Will tell you
turn-bell-told = You are told of your turn while this page is out of sight.
chosen-tag = Chosen
slow = Slow, { $seconds } s
spectators =
    { $n ->
        [one] { $n } person watching
       *[other] { $n } people watching
    }
to-board = Skip to the board
to-dock = Skip to what to do
board-area = Board

## The position in words
position-text = In words
position-seat =
    { $name }{ $points ->
        [none] { "" }
        [one] , { $points } point
       *[other] , { $points } points
    }{ $state ->
        [turn] , on turn now
        [thinking] , thinking
        [choosing] , choosing
        [chosen] , has chosen
        [offline] , offline
       *[idle] { "" }
    }.
position-choices = You can choose: { $choices }.

## Menu
menu-keys = Keyboard
keys-log = Log
keys-chat = Chat
keys-ask = What is this?
keys-text = In words
keys-back = One step back
aids = Aids
aids-about = What the board counts for you in advance. Only you see it.
pace-host-only = The host sets the pace of the bots.
event-TakenBack = { $seat } takes the last play back.

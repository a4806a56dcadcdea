## Strength of bots
level-random = First steps
level-easy = Easy
level-normal = Normal
level-hard = Hard

## Names of bots
bot-name-1 = Crane
bot-name-2 = Sapsal
bot-name-3 = Fawn
bot-name-4 = Otter
bot-name-5 = Magpie
bot-name-6 = Badger

## Reasons that every game has
why-not_now = This belongs to another step of the turn.
why-not_asked = Somebody else is to decide now.
why-over = The game is over.

## The end
win = { $name } wins!
win-shared = { $names } share the win!

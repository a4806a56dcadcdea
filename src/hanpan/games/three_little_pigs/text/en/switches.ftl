# Switches of what the board shows to help a choice.

switch-pigs-stop = What stopping now would buy
switch-pigs-risk = The odds of a reroll
switch-pigs-worth = The points of each place
switch-pigs-blow = What the wolf would do
switch-off = Switched off.

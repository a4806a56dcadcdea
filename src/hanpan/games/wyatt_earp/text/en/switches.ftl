# Switches for what the board shows to help a choice.

switch-earp-odds = Odds of a shot
switch-earp-preview = What chosen cards would change

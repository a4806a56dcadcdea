"""The match: one authority for each running game.  It knows no network; whoever listens is a `Listener`.

`actor` decides what is played · `replay` brings a match back from the store · `telling` says to each seat what it may
know · `audience` who listens · `windows` hidden windows and their clock · `bot_turns` lets bots play ·
`matches` keeps one actor per match · `seeds` chance.
"""

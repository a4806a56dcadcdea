## Previews
aid-stop_now = If you stop now
aid-reroll = If you reroll
aid-places = Where it can go
aid-wolf = If the wolf blows
aid-scores = What each house counts now

## Previews
aid-time_up = If your time is up
aid-preview = If you play this card
aid-shot = Chance that a shot hits

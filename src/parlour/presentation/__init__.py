"""What each seat is told: views, replays, sentences; without a network."""

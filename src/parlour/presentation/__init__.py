"""What each seat is told: messages, views, replays, sentences; without a network."""

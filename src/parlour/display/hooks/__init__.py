"""What `display.following` calls of a game's display; the twin puts the game's functions in their place."""

"""What a game is: states as records, actions as numbers, chance from outside. Knows no game, no network."""

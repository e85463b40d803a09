"""How a game of 3x16 looks to a seat, and what is told of it."""

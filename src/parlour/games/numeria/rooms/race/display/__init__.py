"""How the race looks, and what is told of it: on the board of Numeria, with its tiles."""

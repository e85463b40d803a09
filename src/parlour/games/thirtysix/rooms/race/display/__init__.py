"""How the race looks, and what is told of it: on the board of 36, with its pieces."""

"""How the race looks, and what is told of it: on the board of Sequence Numbers, with its chips and cards."""

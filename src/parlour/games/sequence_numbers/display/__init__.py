"""How a game of Sequence Numbers looks to a seat, what is told of it, and where a card does not fit."""

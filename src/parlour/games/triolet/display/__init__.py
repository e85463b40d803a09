"""How a game looks to a seat, what is told of each entry, and what a draft would do."""

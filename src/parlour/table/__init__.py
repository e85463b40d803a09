"""How a table looks: a board sent once, scenes computed from what a seat may know, and three ways to draw them."""

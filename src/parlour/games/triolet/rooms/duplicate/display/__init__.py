"""How duplicate looks, and what is told of it: on the board of Triolet, with its tokens."""

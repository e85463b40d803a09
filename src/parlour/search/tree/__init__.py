"""Tree search with chance nodes and hidden hands, compiled for each game."""

"""Views of a game for its seats: entries as a seat knows them, and the bytes they change in its record."""

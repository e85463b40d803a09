"""What a seat is told of a game: entries as it knows them, and the bytes of its record that they change."""

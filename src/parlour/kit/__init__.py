"""A kit for new games: `parlour new` writes one, `parlour check` and `parlour make` keep it sound."""

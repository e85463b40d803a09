"""Small games for `parlour new` to begin with, one for each kind: whole games, all under the name Newgame."""

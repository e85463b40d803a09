"""Rooms of 36: the border puzzle and the editor of layouts."""

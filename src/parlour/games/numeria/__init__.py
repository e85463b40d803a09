"""Numeria (Lloyd Krassner, Warp Spawn Games, 2011): line up four numbers that belong together."""

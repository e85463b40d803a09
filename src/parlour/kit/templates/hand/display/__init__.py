"""How Newgame looks: places and faces, where every piece lies, what is told."""

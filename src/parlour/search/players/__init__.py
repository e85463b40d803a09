"""Players that do not search."""

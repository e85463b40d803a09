"""The hints of the border puzzle."""

"""The solver of the border puzzle, and the hints it gives."""

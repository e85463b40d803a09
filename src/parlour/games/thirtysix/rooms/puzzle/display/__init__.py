"""How the border puzzle looks, and what is told of each change."""

"""The published tests that every game passes, and a tiny game to try things on."""

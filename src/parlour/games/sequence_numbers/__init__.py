"""Sequence Numbers (Jax): solve the sum on a card, put a chip on its number, line up five."""

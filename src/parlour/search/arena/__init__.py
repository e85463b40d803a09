"""Bots against bots, and their Elo."""

"""Advice for people: hints, odds, studies."""

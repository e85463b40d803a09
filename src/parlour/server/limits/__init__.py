"""Limits on what one client may use: requests, messages, processor time, turns (numbers: `settings`)."""

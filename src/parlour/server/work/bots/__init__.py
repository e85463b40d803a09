"""Bots at tables: scheduling, processes and memory."""

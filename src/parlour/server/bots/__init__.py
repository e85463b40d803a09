"""Bots at tables: whose turn it is to think, and with what memory."""

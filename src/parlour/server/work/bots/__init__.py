"""Bots at tables: which one thinks next, and with what memory."""

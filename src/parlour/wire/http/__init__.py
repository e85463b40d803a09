"""The types of the HTTP API: `requests`, `responses`, and `exercises` for lessons and puzzles."""

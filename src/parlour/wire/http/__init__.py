"""What the HTTP API takes and answers: `requests`, `responses`, and `exercises` for lessons and puzzles."""

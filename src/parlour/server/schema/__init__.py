"""What the HTTP API takes and gives, and its own documentation."""

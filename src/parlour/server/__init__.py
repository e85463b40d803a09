"""HTTP, websockets, storage and identity: thin, and nothing about any game."""

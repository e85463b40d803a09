"""A game being played, without a network: seats, drafts, commits, events, bots at seats."""

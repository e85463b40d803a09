"""Live tables, and the sockets connected to them."""

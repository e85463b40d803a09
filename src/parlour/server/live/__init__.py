"""Live tables, and the sockets that people look at them through."""

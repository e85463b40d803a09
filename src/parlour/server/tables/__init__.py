"""Live tables: the hub that changes them, connections, clocks, leases, the list on the home page."""

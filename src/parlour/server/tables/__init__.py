"""Live tables: the hub that changes them, who is connected, clocks, leases, the list on the home page."""

"""Work beside requests, in threads and processes: bots, compiling, pictures."""

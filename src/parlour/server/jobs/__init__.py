"""Work beside requests: clocks, compiling, worker threads and processes."""

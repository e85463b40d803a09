"""Work beside requests: clocks, compiling, studies, worker threads and processes."""

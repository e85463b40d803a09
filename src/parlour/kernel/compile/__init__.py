"""Rules from one source: plain Python, machine code for the processor, and CUDA."""

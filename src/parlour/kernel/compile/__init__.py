"""Rules from one source: plain Python, machine code for the processor, and CUDA.

`decorators` marks functions of rules; `twin` compiles them, using `sources` and `packages`. Nothing is
imported here, so that a twin copies few files.
"""

"""Rules from one source: plain Python, machine code for the processor, and CUDA.

`decorators` has the marks that rules carry; `twin` compiles them, with the help of `sources` and `packages`.
Nothing is imported here, so that a twin needs to copy few files.
"""

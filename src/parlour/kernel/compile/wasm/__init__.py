"""The same compiled rules as WebAssembly: numba's own typing and lowering, LLVM's code generator for wasm32.

Neither a linker nor a C compiler is needed. `build` makes a game's module with its `manifest`: `target` turns
numba's CPU target to wasm32, `exports` wraps compiled functions for JavaScript, `binary` makes a module of
LLVM's object file.
"""

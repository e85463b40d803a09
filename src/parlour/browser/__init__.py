"""The compiled rules of games for pages: numba's typing and lowering, LLVM's code generator for wasm32.

Neither a linker nor a C compiler is needed. `build` makes a game's module with its `manifest`, in a process
of its own: `target` turns numba's CPU target to wasm32, `exports` wraps compiled functions for JavaScript,
`binary` makes a module of LLVM's object file. `modules` finds what was made, `npm` writes it for other
programs; `package` is the JavaScript that calls it, there and in pages.
"""

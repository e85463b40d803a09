compiling = The rules for browsers are being compiled; this goes on by itself once they are ready.
browser = This browser cannot run the rules: WebAssembly is missing or switched off. Use another browser.
damaged = The rules came damaged. Try again.

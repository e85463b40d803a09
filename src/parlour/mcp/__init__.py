"""The games as tools for assistants that speak the Model Context Protocol (`parlour mcp`).

seats      the interface of a seat at a game; a seat in a game against bots in this process
tables     a seat at a table of a running Parlour, taken by an invite link
server     the tools and resources, over stdio or streamable HTTP   (needs the extra `parlour[mcp]`)
"""

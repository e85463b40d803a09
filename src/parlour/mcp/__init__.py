"""The games as tools for assistants that speak the Model Context Protocol (`parlour mcp`).

seats      what a seat at a game can be asked, whoever holds the game; one against bots in this process
tables     a seat at a table of a running Parlour, taken by an invite link
server     the tools and resources, over stdio or streamable HTTP   (needs the extra `parlour[mcp]`)
"""

"""HTTP below the routes: limits, client addresses, caching, the built client."""

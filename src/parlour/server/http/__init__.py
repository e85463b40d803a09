"""HTTP below the routes: limits, addresses, caching, the built client."""

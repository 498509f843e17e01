"""The way in by network: where the server listens, routes, the live socket, the page itself."""

"""How fast the server is: `python -m bench.server`."""

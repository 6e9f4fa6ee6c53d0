"""HTTP and WebSocket in front of the tables: who asks, how much, and in which words. Knows no title."""

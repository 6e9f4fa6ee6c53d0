"""What a game is. The kernel knows no title; see ARCHITECTURE.md for the contract."""

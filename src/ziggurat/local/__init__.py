"""Tables on one device: the server's place taken by the page's own worker. Synchronous; whoever asks keeps the text."""

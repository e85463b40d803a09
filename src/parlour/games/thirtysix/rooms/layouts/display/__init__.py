"""How the arranging of layouts looks, and what is told of each change."""

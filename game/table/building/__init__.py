"""The building of decks: which cards there are, the deck as far as it is chosen, and the scene of both."""

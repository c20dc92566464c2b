"""Looking through the cards of a game: search, filters, shelf and keys, for every scene that shows all cards."""

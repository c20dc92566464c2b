"""The reference of a game's card language on the screen: every word with an example, and what it says on a card."""

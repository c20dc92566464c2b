"""The glossary: every word of a game's rules and cards, explained."""

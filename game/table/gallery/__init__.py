"""The gallery: all cards of a game, each with what there is to say of it, in every language."""

"""Warnings: what is no fault of a card, but hardly what its author meant. They come from sound cards alone."""

"""The look back at a match: how likely each side was to win, and the moments that mattered most."""

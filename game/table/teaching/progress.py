"""How far somebody has come in a lesson, as the settings keep it by game: the number of the next moment, or DONE."""

DONE = -1
"""It was played to its end, or skipped."""

"""The table of a match: one file per part of it."""

"""Matches that were played, looked at again."""

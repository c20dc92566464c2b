"""Puzzles at the table: the shelf of them, and the table of every match with one turn to win in."""

"""Clauses of cards as they are written, to what the kernel runs: one file for each subject."""

"""Campaigns: many tries of one kind against the program, each with one line of figures at its end. See README.md."""

"""Scenario files: a described board, answers in plain words, and what must hold.

`cards/SCENARIOS.md` has the format.
"""

"""Grimoire at the table."""

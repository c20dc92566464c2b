"""Sparks: a whole game in one file, to copy, rename and edit."""

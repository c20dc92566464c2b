"""Faces of people, drawn in layers from a few words each."""

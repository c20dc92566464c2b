"""The workshop: a position is set up as data, played from on every side, and saved as a scenario."""

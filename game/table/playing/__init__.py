"""A match as a table plays it, whatever shows it: who plays, what may be answered, what is still to be shown."""

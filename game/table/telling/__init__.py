"""What happened at a table, in words: names of cards and players, the lines of the log, what brought them about."""

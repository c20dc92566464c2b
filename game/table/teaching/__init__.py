"""The first match, which teaches: the table of every match, with a script and a line that says what to do and why."""

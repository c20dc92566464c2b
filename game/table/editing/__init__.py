"""Cards that are edited while a match is open: the files are looked after, and what was saved is shown on a sheet."""

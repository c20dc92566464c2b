"""Where things stand on the table of a match, in design units, at every scale of the interface."""

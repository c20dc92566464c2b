"""The table of ESTRO."""

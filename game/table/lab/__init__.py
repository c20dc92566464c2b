"""The lab at the table: is a set fair? A balance is played beside the table, and its matrix fills while one watches."""

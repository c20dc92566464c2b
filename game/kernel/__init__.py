"""What every duel has in common. Imports nothing of ours, reads no file, knows no noun of any one game."""

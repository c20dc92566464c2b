"""The table of Cataclysm."""

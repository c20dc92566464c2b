"""The table of Contracts."""

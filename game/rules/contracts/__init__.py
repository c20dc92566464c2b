"""The rules of Contracts, one file per subject. Clause numbers (C-001 …) are those of the rules page."""

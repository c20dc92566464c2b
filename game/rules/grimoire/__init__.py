"""Grimoire, the stack game, as far as it is written: clauses M-nnn. It is not offered yet."""

"""The rules of Cataclysm, one file per subject; P-numbers name the clauses of the rules."""

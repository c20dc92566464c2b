"""The rules of ESTRO, one file per subject; E-numbers name the clauses of the rules, A-numbers the rulings."""

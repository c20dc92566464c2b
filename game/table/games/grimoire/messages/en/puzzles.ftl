# How puzzles of Grimoire begin.

puzzle-begin-attack-alone = Begin by announcing an attack
puzzle-begin-assign = Begin with a block: { $kind }
puzzle-begin-pick = Begin by naming an attacker: { $kind }

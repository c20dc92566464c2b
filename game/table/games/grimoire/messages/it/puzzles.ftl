# Come cominciano i problemi di Grimoire.

puzzle-begin-attack-alone = Comincia dichiarando un attacco
puzzle-begin-assign = Comincia con un blocco: { $kind }
puzzle-begin-pick = Comincia scegliendo un attaccante: { $kind }

# What sets a clause off in Grimoire.

trigger-play = { "" }
trigger-use = { $cost }:
trigger-always = { "" }
trigger-enters = quando { $this } entra in gioco
    .of-this = yes
trigger-permanent_enters = ogni volta che { $of } entra in gioco

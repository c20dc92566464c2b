# What sets a clause off in Grimoire.

trigger-play = { "" }

# What sets a clause off in Grimoire.

trigger-play = { "" }
trigger-use = { $cost }:
trigger-always = { "" }
trigger-enters = when { $this } comes into play
    .of-this = yes
trigger-permanent_enters = whenever { $of } comes into play

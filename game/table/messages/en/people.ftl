# The people who sit at the table.

person-says = “{ $words }”
person-said = { $name }: { $words }

people-title = Who sits opposite?
people-chance = By chance
people-chance-hint = Somebody else each time, who likes the deck
people-plays = Plays { $deck }
people-own-hint = Name and face: opens the settings
people-nameless = Choose name and face
people-player = Player { $number }
people-name = Name: { $player }
people-name-empty = write a name
people-face = Face: { $player }
people-face-hint = Choose a face
people-faces = Choose a face
people-face-fox = Red-haired, freckled, with a ponytail
people-face-oak = Grey beard, bushy brows
people-face-raven = Black hair, goatee, high collar
people-face-dove = Dark skin, bun, white shawl
people-face-wolf = Wild dark hair, scar, fur
people-face-owl = Old, round glasses, sideburns
people-face-hare = Fair curls, scarf
people-face-lynx = Long black hair, circlet
people-face-bear = Bald, full beard, apron
people-face-heron = Silver bob, half glasses
people-face-magpie = Blue braids, red bandana
people-face-badger = Bowler hat, handlebar moustache
people-face-crane = Topknot, red robe
people-face-otter = Cap, freckles, smiling
people-face-stag = Silver locks, green cloak
people-face-moth = Silver curls, ruff

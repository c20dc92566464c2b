# On the cards of Cataclysm.
kind-character = Character
kind-character-dual = Character · Event
kind-event = Event
zoom-borrowed = Borrowed: at the end of the turn it goes back to its owner.
zoom-until-own = , until the end of the battle

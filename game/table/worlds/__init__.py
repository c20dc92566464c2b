"""What sets the world of one game apart from another: colours, stuff, letters and scenery, from one file a game."""

"""Who sits at the table: the people of a game as its file describes them, and the faces that players choose from."""

"""The music of each game: `scores/` says what is played, `notation` reads it, `instruments` sound, `hall` mixes."""

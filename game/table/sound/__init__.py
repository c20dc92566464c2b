"""What the table sounds like: `cues` says what makes which sound, `score` hears a match, `speaker` plays.

The files are made by `assets/bake_sounds`.
"""

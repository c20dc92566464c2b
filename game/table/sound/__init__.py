"""What the table sounds like: `cues` says what makes which sound, `speaker` plays, with `music` beneath; a match is
heard by `match/score.py`.

The files are made by `assets/bake_sounds`.
"""

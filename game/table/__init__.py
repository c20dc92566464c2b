SCENES = (
    "title", "set-up", "building", "gallery", "workshop", "lab", "matches", "puzzles", "glossary", "handbook", "art",
    "settings", "match",
)  # fmt: skip
"""What can be drawn without a match file; the match is the first question of one."""

"""The sounds of the table, synthesised from nothing but numbers.

python -m assets.bake_sounds             makes all of `assets/sounds/` again (needs numpy and soundfile)
python -m assets.bake_sounds hit death   makes those alone whose names begin so, to try them; then make all
python -m assets.bake_sounds --sheet F   also draws their spectrograms into the picture F (needs Pillow)
"""

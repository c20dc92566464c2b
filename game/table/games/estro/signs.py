"""The signs of the five Estri, told apart by shape, colour and letters (E-014)."""

from __future__ import annotations

from game.table.drawing.emblems import Emblem

FLAME = (
    "M50 2 C54 18 66 22 70 35 C75 29 76 22 74 13 C89 27 97 44 97 62 C97 84 77 97 50 97 C23 97 3 84 3 62"
    " C3 46 11 33 24 22 C23 31 26 38 31 42 C37 30 48 20 50 2 Z"
)
TOWER = "M7 10 H28 V24 H40 V10 H60 V24 H72 V10 H93 V82 L79 96 H21 L7 82 Z"
LEAF = "M50 2 C80 14 98 36 96 60 C94 82 75 94 55 91 L53 99 H47 L45 91 C25 94 6 82 4 60 C2 36 20 14 50 2 Z"
EYE = "M1 52 C17 21 33 10 50 10 C67 10 83 21 99 52 C83 83 67 94 50 94 C33 94 17 83 1 52 Z"
CROWN = "M4 20 L28 38 L50 6 L72 38 L96 20 L89 94 H11 Z"

SIGNS = {
    "ardo": Emblem(FLAME, "#ffb27a", "#dc3d1e", "#8f1410", "#360706", "Ad", 0.64),
    "granito": Emblem(TOWER, "#b8d0f6", "#4474c4", "#1d3d80", "#091630", "Gr", 0.58),
    "armonio": Emblem(LEAF, "#c6f08a", "#3f9a3c", "#175822", "#05210c", "Am", 0.54, "M50 14 V92"),
    "illusio": Emblem(EYE, "#ecc0ff", "#8f42c8", "#4b1b7a", "#1b0632", "Il", 0.52),
    "manpo": Emblem(CROWN, "#ffec9c", "#dca416", "#865a08", "#321f02", "Ma", 0.66, "M13 80 H87"),
}

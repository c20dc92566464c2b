# The switches of Grimoire that players agree on before a match.

setup-rule-ante = For the ante
setup-rule-ante-hint = Both are asked whether the top card of each deck is at stake. The record names who wins as its owner; no deck changes
setup-rule-mulligan = Draw anew
setup-rule-mulligan-hint = Who has drawn no land, or nothing but lands, may once show the hand and draw anew

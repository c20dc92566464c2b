# The words that the game with every word of the kernel (tests/kernel/wide.py) has beside those of Contracts.

counter-growth = growth
counter-rust = rust
mark-spent = spent
mark-seen = seen

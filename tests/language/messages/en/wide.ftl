# The words that the game with every word of the kernel (tests/kernel/wide.py) has beside those of Contracts.

counter-growth = growth
counter-rust = rust
mark-spent = spent
mark-seen = seen

set-host = { $always ->
    [yes] its bearer
   *[no] the bearer of { $this }
}
    .gender = thing
    .that = that bearer
    .one = bearer
    .other = bearers
    .in = of { $this }
    .from = of { $this }

# The words that the game with every word of the kernel (tests/kernel/wide.py) has beside those of Contracts.

counter-growth = crescita
counter-rust = ruggine
mark-spent = speso
mark-seen = visto

set-host = { $always ->
    [yes] il suo portatore
   *[no] il portatore di { $this }
}
    .gender = m
    .that = quel portatore
    .one = portatore
    .other = portatori
    .in = di { $this }
    .from = di { $this }

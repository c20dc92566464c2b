# A hint on request: what the computer would do in the viewer's place.

control-advice-button = Hint
help-advice = What would the computer do here?
advice-sought = A hint is being thought of…
advice-not-now = A hint is there when you are asked something
advice-close = Got it
advice-why = { $why }.
advice-no-why = Nothing else is better.
advice-play = Play { $first }
advice-attack = Attack { $second } with { $first }
advice-use = Use { $first }
advice-pick = Choose { $all }
advice-pick-none = Choose nothing
advice-end = End the turn
advice-pass = Do nothing here
advice-done = Leave it at that
advice-decline = Take nothing
advice-yes = Yes
advice-no = No
advice-place = Put it at place { $number }
advice-pay = Pay as proposed
advice-draw = { $count ->
    [one] Look at one card
   *[other] Look at { $count } cards
    }
advice-mode = Choose the effect number { $number }
advice-x = X = { $count }
advice-destroyed = { $cards } { $count ->
    [one] is
   *[other] are
} destroyed
advice-changes = { $who ->
    [you] { $what } for you ({ $by })
   *[other] { $what } for { $name } ({ $by })
}

# The words of Grimoire about the attack, in English.

filter-attacking = { $yes ->
    [yes] attacking
   *[no] non-attacking
}
    .at = adjective
filter-blocking = { $yes ->
    [yes] blocking
   *[no] non-blocking
}
    .at = adjective
filter-blocked = { $yes ->
    [yes] blocked
   *[no] unblocked
}
    .at = adjective
trigger-attacks = whenever { $of } attacks
trigger-blocks = whenever { $of } blocks
    .object = the attacker
trigger-is_blocked = whenever { $of } is blocked
trigger-is_unblocked = whenever { $of } attacks and is not blocked
until-attack_end = until the attack is over

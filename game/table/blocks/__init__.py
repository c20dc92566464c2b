"""What scenes are put together from: the bar above, a scrolled listing, a search; each in one place."""

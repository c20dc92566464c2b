"""Many matches without a table: simulate, measure, count."""

"""Actions of organizers: previewed, then done."""

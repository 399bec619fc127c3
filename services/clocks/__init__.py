"""Clocks of turns: deadlines, quiet hours, waking hours, and the calculations for them."""

"""When turns are over, and when nothing may ring."""

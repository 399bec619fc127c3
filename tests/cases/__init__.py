"""Cases with known answers from public sources, and whole games written by another program."""

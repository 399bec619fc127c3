"""Who may sit at a table with whom: blocks between people, and reliability."""

"""What all services share: the database in transactions, the clock, locks, games in memory."""

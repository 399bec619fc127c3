"""What all services share: database transactions, the clock, locks, games in memory."""

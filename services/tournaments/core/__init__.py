"""The core of tournaments: events, schedule, registration, rounds, tables and results."""

"""A simulated server: people with habits, messages that sometimes fail, what it all came to."""

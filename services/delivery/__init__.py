"""Read the outbox for the courier, and note what became of each message."""

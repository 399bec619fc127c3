"""What the three queues of messages have in common: the outbox, tournament posts, live lists."""

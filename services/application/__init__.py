"""All services together, opened over one database."""

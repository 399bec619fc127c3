"""Keep the bot running: jobs, outages, servers that are out of reach, health."""

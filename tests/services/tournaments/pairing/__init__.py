"""Who meets whom, and who chooses first."""

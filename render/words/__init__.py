"""Pictures in words: alternative texts and text boards."""

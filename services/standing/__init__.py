"""What people are to each other and to tables: blocks and reliability."""

"""Write what is to be announced, in the transaction that makes it true."""

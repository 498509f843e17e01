"""The steps by which the database came to be; those still missing are run at every start."""

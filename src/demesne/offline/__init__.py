"""Tables in a browser, without a server: the same rules, tables, views and light players, in a worker of the page."""

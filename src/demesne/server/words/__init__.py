"""The page's words, for use elsewhere: in a terminal, in an email."""

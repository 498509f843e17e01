"""Tables that live: in memory, changed by one at a time, shown to all who listen, played at by bots."""

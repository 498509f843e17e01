"""What a host's server does beside the games: backups, old tables, time of service, measurements, its log."""

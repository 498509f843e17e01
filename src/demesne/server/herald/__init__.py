"""Who is not there is told that something waits for them: by web push, and by mail where the host has set it up."""

"""Absent people are notified that something waits for them: by web push, and by mail where the host has set it up."""

"""Players that think ahead, on kernels. Importing anything here starts the compiler, so do it when a player is made."""

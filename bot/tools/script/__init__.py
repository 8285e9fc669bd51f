"""Plays a text file of user actions through the front door and prints what the channel shows."""

"""Buttons and menus that outlive the process: pointers to what lies in the database (law 2)."""

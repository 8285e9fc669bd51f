"""The front end on Discord: the only package that speaks its language. No rules here."""

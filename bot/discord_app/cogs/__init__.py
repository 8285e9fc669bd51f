"""Slash commands, one group a module: parse, call the service, present. No rules."""

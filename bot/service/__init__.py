"""Use cases: one command at a time per game, load, decide, commit, then publish. Knows neither Discord nor SQL."""

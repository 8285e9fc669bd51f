"""The kernel both rulesets share. No input or output, no clock, no randomness."""

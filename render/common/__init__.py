"""What the pictures of both rulesets share: fonts, masks, noise, caches, palettes and the encoder."""

"""The painted ground of a map: everything that does not move, cached per map, theme and scale."""

from render.duel.terrain.paint import terrain

__all__ = ["terrain"]

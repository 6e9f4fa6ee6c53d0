"""Mosaic: A Story of Civilization (2-6 players): hex map, card markets, drafts, area majority."""

from ziggurat.games.mosaic.title import TITLE

__all__ = ["TITLE"]

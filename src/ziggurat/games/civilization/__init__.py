"""Sid Meier's Civilization: The Board Game (2010)."""

from ziggurat.games.civilization.title import TITLE

__all__ = ["TITLE"]

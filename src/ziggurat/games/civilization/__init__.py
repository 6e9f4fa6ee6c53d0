"""Sid Meier's Civilization: The Board Game (2010)."""

from ziggurat.games.civilization.title import Civilization

TITLE = Civilization()

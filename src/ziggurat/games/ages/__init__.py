"""Through the Ages: A Story of Civilization, first edition, for two to four players."""

from ziggurat.games.ages.title import TITLE

__all__ = ["TITLE"]

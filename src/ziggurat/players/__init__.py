"""Players that are programs: anything that answers "given what this seat knows, which action?"."""

from ziggurat.players.bot import Bot
from ziggurat.players.budget import Budget
from ziggurat.players.levels import LEVELS
from ziggurat.players.registry import UnknownBot, bot_names, find_bot, make_bot
from ziggurat.players.view import View

__all__ = ["LEVELS", "Bot", "Budget", "UnknownBot", "View", "bot_names", "find_bot", "make_bot"]

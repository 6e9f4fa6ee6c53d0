"""Players that are programs: anything that answers "given what this seat knows, which action?"."""

from ziggurat.players.bot import Bot
from ziggurat.players.registry import UnknownBot, bot_names, make_bot
from ziggurat.players.view import View

__all__ = ["Bot", "UnknownBot", "View", "bot_names", "make_bot"]

"""Antike II (Mac Gerdts, PD-Verlag 2014): nations of antiquity on a rondel."""

from ziggurat.games.antike.title import TITLE

__all__ = ["TITLE"]

"""`mcp`: the games as tools for language models, by the Model Context Protocol."""

import functools
import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING

import typer

from ziggurat import __version__
from ziggurat.cli.room import TOOLS, Room
from ziggurat.kernel.errors import ZigguratError
from ziggurat.terminal import LANGUAGE, refuse

if TYPE_CHECKING:
    from mcp.server.mcpserver import MCPServer


def register(app: typer.Typer) -> None:
    app.command(epilog="ziggurat mcp · ziggurat mcp --port 8790")(mcp)


def mcp(
    port: int | None = None,
) -> None:
    try:
        server = make_server(Room(LANGUAGE.get()))
    except ModuleNotFoundError:
        raise refuse("refused.no_mcp") from None
    if port is None:
        server.run()
    else:
        server.run("streamable-http", host="127.0.0.1", port=port)


def make_server(room: Room) -> "MCPServer":
    """All that the room can do, each as a tool, described in the room's language."""
    from mcp.server.mcpserver import MCPServer

    server = MCPServer("ziggurat", instructions=room.say("guide"), version=__version__)
    for tool in TOOLS:
        described = room.say(f"tool.{tool.__name__}")
        server.add_tool(answering(room, tool), description=described, structured_output=False)
    return server


def answering(room: Room, tool: Callable[..., str]) -> Callable[..., str]:
    """The tool of this room; what is refused is said to the model instead of being a crash."""
    from mcp.server.mcpserver.exceptions import ToolError

    method = functools.partial(tool, room)

    @functools.wraps(tool)
    def answer(**given: object) -> str:
        try:
            return method(**given)
        except ZigguratError as error:
            raise ToolError(error.said(room.lang)) from None

    parameters = list(inspect.signature(tool).parameters.values())[1:]
    answer.__signature__ = inspect.Signature(parameters, return_annotation=str)  # type: ignore[attr-defined]
    return answer

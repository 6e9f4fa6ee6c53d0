"""The command line."""


def main() -> None:
    # Imported here so that using one part of the command line, as the tests do, does not load all of it.
    from ziggurat.cli.app import main as run

    run()

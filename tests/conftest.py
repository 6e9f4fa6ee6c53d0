"""Every run notes which rules its passing tests prove."""

pytest_plugins = ["ziggurat.cli.pytest_rules"]

"""With ZIGGURAT_COMPILED=1 the wheel carries the compiled engine of this platform beside the sources."""

import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledEngine(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not os.environ.get("ZIGGURAT_COMPILED"):
            return
        fast = Path(self.root) / ".fast"
        if not (fast / "stamp").is_file():
            raise RuntimeError("The engine is not compiled: run make fast first.")
        self.folder = Path(tempfile.mkdtemp())
        shutil.copytree(fast, self.folder / "_compiled", ignore=shutil.ignore_patterns("work", "__pycache__"))
        build_data["force_include"][str(self.folder / "_compiled")] = "ziggurat/_compiled"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if os.environ.get("ZIGGURAT_COMPILED"):
            shutil.rmtree(self.folder, ignore_errors=True)

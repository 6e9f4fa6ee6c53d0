"""Ziggurat: an open table for the great civilisation board games."""

from ziggurat._fast import use_fast_build

__version__ = "0.1.0"

# The accelerator is a compiled copy of kernel/ and games/ kept outside the source tree. It is used only
# when it was built from exactly these sources, so an edited file is never shadowed by a stale build.
COMPILED = use_fast_build(__path__)

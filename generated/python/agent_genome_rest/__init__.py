# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
"""The REST client of the genome service. Names load on first use, so that importing one part costs that part."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .client import AuthenticatedClient, Client

__all__ = ("AuthenticatedClient", "Client")


def __getattr__(name: str) -> Any:
    if name in __all__:
        return getattr(import_module(".client", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

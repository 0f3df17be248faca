# Made from _async by sdk-python/unasync.py; do not edit.
"""The client without an event loop."""

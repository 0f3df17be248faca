"""The client with an event loop; `_sync` is made from it by `sdk-python/unasync.py`."""

"""The pipeline that turns the documents in `spec/` into everything under `generated/`."""

# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 483bacf0ff4514e06857279568743112cd5ff4352de7d49f68ef37f3c779b9ad
from typing import Literal, cast

ProblemErrorIn = Literal["body", "header", "path", "query"]

PROBLEM_ERROR_IN_VALUES: set[ProblemErrorIn] = {
    "body",
    "header",
    "path",
    "query",
}


def check_problem_error_in(value: str) -> ProblemErrorIn:
    """Return the value as it came: a newer server may know more values than this client."""
    return cast(ProblemErrorIn, value)

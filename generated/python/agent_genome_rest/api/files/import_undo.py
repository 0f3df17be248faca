# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.problem import Problem
from ...models.undone_import import UndoneImport
from ...types import UNSET, Response, Unset


def _get_kwargs(
    agent_id: str,
    import_id: str,
    *,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/agents/{agent_id}/imports/{import_id}/undo".format(
            agent_id=quote(str(agent_id), safe=""),
            import_id=quote(str(import_id), safe=""),
        ),
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | UndoneImport | None:
    if response.status_code == 200:
        response_200 = UndoneImport.from_dict(response.json())

        return response_200

    if 400 <= response.status_code <= 499:
        response_4xx = Problem.from_dict(response.json())

        return response_4xx

    if 500 <= response.status_code <= 599:
        response_5xx = Problem.from_dict(response.json())

        return response_5xx

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Problem | UndoneImport]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    agent_id: str,
    import_id: str,
    *,
    client: AuthenticatedClient,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[Problem | UndoneImport]:
    """Undo an import (provisional)

     Takes the whole import back in one step and says what it left because it was changed since.

    Args:
        agent_id (str): The agent's id, which is its slug in AGF files.
        import_id (str): The import's id, from its preview.
        idempotency_key (str | Unset): Names this request, so that a retry is answered with the
            first answer. Visible ASCII characters.
        x_request_id (str | Unset): Id of the request for logs, which the answer repeats: 1 to 128
            characters of A-Z, a-z, 0-9, dot, underscore and hyphen. With any other value, or none,
            the server makes one.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | UndoneImport]
    """

    kwargs = _get_kwargs(
        agent_id=agent_id,
        import_id=import_id,
        idempotency_key=idempotency_key,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    agent_id: str,
    import_id: str,
    *,
    client: AuthenticatedClient,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Problem | UndoneImport | None:
    """Undo an import (provisional)

     Takes the whole import back in one step and says what it left because it was changed since.

    Args:
        agent_id (str): The agent's id, which is its slug in AGF files.
        import_id (str): The import's id, from its preview.
        idempotency_key (str | Unset): Names this request, so that a retry is answered with the
            first answer. Visible ASCII characters.
        x_request_id (str | Unset): Id of the request for logs, which the answer repeats: 1 to 128
            characters of A-Z, a-z, 0-9, dot, underscore and hyphen. With any other value, or none,
            the server makes one.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | UndoneImport
    """

    return sync_detailed(
        agent_id=agent_id,
        import_id=import_id,
        client=client,
        idempotency_key=idempotency_key,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    agent_id: str,
    import_id: str,
    *,
    client: AuthenticatedClient,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[Problem | UndoneImport]:
    """Undo an import (provisional)

     Takes the whole import back in one step and says what it left because it was changed since.

    Args:
        agent_id (str): The agent's id, which is its slug in AGF files.
        import_id (str): The import's id, from its preview.
        idempotency_key (str | Unset): Names this request, so that a retry is answered with the
            first answer. Visible ASCII characters.
        x_request_id (str | Unset): Id of the request for logs, which the answer repeats: 1 to 128
            characters of A-Z, a-z, 0-9, dot, underscore and hyphen. With any other value, or none,
            the server makes one.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | UndoneImport]
    """

    kwargs = _get_kwargs(
        agent_id=agent_id,
        import_id=import_id,
        idempotency_key=idempotency_key,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    agent_id: str,
    import_id: str,
    *,
    client: AuthenticatedClient,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Problem | UndoneImport | None:
    """Undo an import (provisional)

     Takes the whole import back in one step and says what it left because it was changed since.

    Args:
        agent_id (str): The agent's id, which is its slug in AGF files.
        import_id (str): The import's id, from its preview.
        idempotency_key (str | Unset): Names this request, so that a retry is answered with the
            first answer. Visible ASCII characters.
        x_request_id (str | Unset): Id of the request for logs, which the answer repeats: 1 to 128
            characters of A-Z, a-z, 0-9, dot, underscore and hyphen. With any other value, or none,
            the server makes one.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | UndoneImport
    """

    return (
        await asyncio_detailed(
            agent_id=agent_id,
            import_id=import_id,
            client=client,
            idempotency_key=idempotency_key,
            x_request_id=x_request_id,
        )
    ).parsed

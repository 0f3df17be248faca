# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.import_preview import ImportPreview
from ...models.problem import Problem
from ...types import UNSET, File, Response, Unset


def _get_kwargs(
    agent_id: str,
    *,
    body: File,
    subject: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    params: dict[str, Any] = {}

    params["subject"] = subject

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/agents/{agent_id}/imports".format(
            agent_id=quote(str(agent_id), safe=""),
        ),
        "params": params,
    }

    _kwargs["content"] = body.payload
    headers["Content-Type"] = "application/json;charset=utf-8"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ImportPreview | Problem | None:
    if response.status_code == 200:
        response_200 = ImportPreview.from_dict(response.json())

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
) -> Response[ImportPreview | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    agent_id: str,
    *,
    client: AuthenticatedClient,
    body: File,
    subject: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[ImportPreview | Problem]:
    """Preview the import of an AGF file (provisional)

     Writes nothing. The body is the file, byte for byte; the token that comes back is bound to these
    bytes, the agent, the workspace and a time.

    Args:
        agent_id (str): The agent's id, which is its slug in AGF files.
        subject (str | Unset): The platform's own id of the person who asks. Leave it out where
            nobody's personal genes are meant.
        x_request_id (str | Unset): Id of the request for logs, which the answer repeats: 1 to 128
            characters of A-Z, a-z, 0-9, dot, underscore and hyphen. With any other value, or none,
            the server makes one.
        body (File):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ImportPreview | Problem]
    """

    kwargs = _get_kwargs(
        agent_id=agent_id,
        body=body,
        subject=subject,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    agent_id: str,
    *,
    client: AuthenticatedClient,
    body: File,
    subject: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> ImportPreview | Problem | None:
    """Preview the import of an AGF file (provisional)

     Writes nothing. The body is the file, byte for byte; the token that comes back is bound to these
    bytes, the agent, the workspace and a time.

    Args:
        agent_id (str): The agent's id, which is its slug in AGF files.
        subject (str | Unset): The platform's own id of the person who asks. Leave it out where
            nobody's personal genes are meant.
        x_request_id (str | Unset): Id of the request for logs, which the answer repeats: 1 to 128
            characters of A-Z, a-z, 0-9, dot, underscore and hyphen. With any other value, or none,
            the server makes one.
        body (File):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ImportPreview | Problem
    """

    return sync_detailed(
        agent_id=agent_id,
        client=client,
        body=body,
        subject=subject,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    agent_id: str,
    *,
    client: AuthenticatedClient,
    body: File,
    subject: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[ImportPreview | Problem]:
    """Preview the import of an AGF file (provisional)

     Writes nothing. The body is the file, byte for byte; the token that comes back is bound to these
    bytes, the agent, the workspace and a time.

    Args:
        agent_id (str): The agent's id, which is its slug in AGF files.
        subject (str | Unset): The platform's own id of the person who asks. Leave it out where
            nobody's personal genes are meant.
        x_request_id (str | Unset): Id of the request for logs, which the answer repeats: 1 to 128
            characters of A-Z, a-z, 0-9, dot, underscore and hyphen. With any other value, or none,
            the server makes one.
        body (File):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ImportPreview | Problem]
    """

    kwargs = _get_kwargs(
        agent_id=agent_id,
        body=body,
        subject=subject,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    agent_id: str,
    *,
    client: AuthenticatedClient,
    body: File,
    subject: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> ImportPreview | Problem | None:
    """Preview the import of an AGF file (provisional)

     Writes nothing. The body is the file, byte for byte; the token that comes back is bound to these
    bytes, the agent, the workspace and a time.

    Args:
        agent_id (str): The agent's id, which is its slug in AGF files.
        subject (str | Unset): The platform's own id of the person who asks. Leave it out where
            nobody's personal genes are meant.
        x_request_id (str | Unset): Id of the request for logs, which the answer repeats: 1 to 128
            characters of A-Z, a-z, 0-9, dot, underscore and hyphen. With any other value, or none,
            the server makes one.
        body (File):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ImportPreview | Problem
    """

    return (
        await asyncio_detailed(
            agent_id=agent_id,
            client=client,
            body=body,
            subject=subject,
            x_request_id=x_request_id,
        )
    ).parsed

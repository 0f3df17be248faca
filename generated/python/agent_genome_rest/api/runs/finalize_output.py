# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.finalize_request import FinalizeRequest
from ...models.finalized_output import FinalizedOutput
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    agent_id: str,
    *,
    body: FinalizeRequest,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/agents/{agent_id}/finalize".format(
            agent_id=quote(str(agent_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> FinalizedOutput | Problem | None:
    if response.status_code == 200:
        response_200 = FinalizedOutput.from_dict(response.json())

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
) -> Response[FinalizedOutput | Problem]:
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
    body: FinalizeRequest,
    x_request_id: str | Unset = UNSET,
) -> Response[FinalizedOutput | Problem]:
    """Strip the report from a model's text

     Removes every report block and says which genes of the compile the model says it followed. The
    report never raises a gene's strength. Safe to repeat: the record of the compile keeps the ids of
    the last call.

    Args:
        agent_id (str): The agent's id, which is its slug in AGF files.
        x_request_id (str | Unset): Id of the request for logs, which the answer repeats: 1 to 128
            characters of A-Z, a-z, 0-9, dot, underscore and hyphen. With any other value, or none,
            the server makes one.
        body (FinalizeRequest): A model's text, whole.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[FinalizedOutput | Problem]
    """

    kwargs = _get_kwargs(
        agent_id=agent_id,
        body=body,
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
    body: FinalizeRequest,
    x_request_id: str | Unset = UNSET,
) -> FinalizedOutput | Problem | None:
    """Strip the report from a model's text

     Removes every report block and says which genes of the compile the model says it followed. The
    report never raises a gene's strength. Safe to repeat: the record of the compile keeps the ids of
    the last call.

    Args:
        agent_id (str): The agent's id, which is its slug in AGF files.
        x_request_id (str | Unset): Id of the request for logs, which the answer repeats: 1 to 128
            characters of A-Z, a-z, 0-9, dot, underscore and hyphen. With any other value, or none,
            the server makes one.
        body (FinalizeRequest): A model's text, whole.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        FinalizedOutput | Problem
    """

    return sync_detailed(
        agent_id=agent_id,
        client=client,
        body=body,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    agent_id: str,
    *,
    client: AuthenticatedClient,
    body: FinalizeRequest,
    x_request_id: str | Unset = UNSET,
) -> Response[FinalizedOutput | Problem]:
    """Strip the report from a model's text

     Removes every report block and says which genes of the compile the model says it followed. The
    report never raises a gene's strength. Safe to repeat: the record of the compile keeps the ids of
    the last call.

    Args:
        agent_id (str): The agent's id, which is its slug in AGF files.
        x_request_id (str | Unset): Id of the request for logs, which the answer repeats: 1 to 128
            characters of A-Z, a-z, 0-9, dot, underscore and hyphen. With any other value, or none,
            the server makes one.
        body (FinalizeRequest): A model's text, whole.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[FinalizedOutput | Problem]
    """

    kwargs = _get_kwargs(
        agent_id=agent_id,
        body=body,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    agent_id: str,
    *,
    client: AuthenticatedClient,
    body: FinalizeRequest,
    x_request_id: str | Unset = UNSET,
) -> FinalizedOutput | Problem | None:
    """Strip the report from a model's text

     Removes every report block and says which genes of the compile the model says it followed. The
    report never raises a gene's strength. Safe to repeat: the record of the compile keeps the ids of
    the last call.

    Args:
        agent_id (str): The agent's id, which is its slug in AGF files.
        x_request_id (str | Unset): Id of the request for logs, which the answer repeats: 1 to 128
            characters of A-Z, a-z, 0-9, dot, underscore and hyphen. With any other value, or none,
            the server makes one.
        body (FinalizeRequest): A model's text, whole.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        FinalizedOutput | Problem
    """

    return (
        await asyncio_detailed(
            agent_id=agent_id,
            client=client,
            body=body,
            x_request_id=x_request_id,
        )
    ).parsed

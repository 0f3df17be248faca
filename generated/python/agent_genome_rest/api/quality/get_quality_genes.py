# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.problem import Problem
from ...models.quality_genes import QualityGenes
from ...types import UNSET, Response, Unset


def _get_kwargs(
    agent_id: str,
    *,
    days: int | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    params: dict[str, Any] = {}

    params["days"] = days

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/agents/{agent_id}/quality/genes".format(
            agent_id=quote(str(agent_id), safe=""),
        ),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | Problem | QualityGenes | None:
    if response.status_code == 200:
        response_200 = QualityGenes.from_dict(response.json())

        return response_200

    if response.status_code == 304:
        response_304 = cast(Any, None)
        return response_304

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
) -> Response[Any | Problem | QualityGenes]:
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
    days: int | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[Any | Problem | QualityGenes]:
    """See how each gene serves

     Every shared gene, in the order of display, with how often it was included and reported as followed.

    Args:
        agent_id (str): The agent's id, which is its slug in AGF files.
        days (int | Unset): Length of the window in days, today included.
        if_none_match (str | Unset): ETags of answers that the client has; 304 says that one of
            them still holds.
        x_request_id (str | Unset): Id of the request for logs, which the answer repeats: 1 to 128
            characters of A-Z, a-z, 0-9, dot, underscore and hyphen. With any other value, or none,
            the server makes one.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem | QualityGenes]
    """

    kwargs = _get_kwargs(
        agent_id=agent_id,
        days=days,
        if_none_match=if_none_match,
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
    days: int | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Any | Problem | QualityGenes | None:
    """See how each gene serves

     Every shared gene, in the order of display, with how often it was included and reported as followed.

    Args:
        agent_id (str): The agent's id, which is its slug in AGF files.
        days (int | Unset): Length of the window in days, today included.
        if_none_match (str | Unset): ETags of answers that the client has; 304 says that one of
            them still holds.
        x_request_id (str | Unset): Id of the request for logs, which the answer repeats: 1 to 128
            characters of A-Z, a-z, 0-9, dot, underscore and hyphen. With any other value, or none,
            the server makes one.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem | QualityGenes
    """

    return sync_detailed(
        agent_id=agent_id,
        client=client,
        days=days,
        if_none_match=if_none_match,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    agent_id: str,
    *,
    client: AuthenticatedClient,
    days: int | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[Any | Problem | QualityGenes]:
    """See how each gene serves

     Every shared gene, in the order of display, with how often it was included and reported as followed.

    Args:
        agent_id (str): The agent's id, which is its slug in AGF files.
        days (int | Unset): Length of the window in days, today included.
        if_none_match (str | Unset): ETags of answers that the client has; 304 says that one of
            them still holds.
        x_request_id (str | Unset): Id of the request for logs, which the answer repeats: 1 to 128
            characters of A-Z, a-z, 0-9, dot, underscore and hyphen. With any other value, or none,
            the server makes one.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem | QualityGenes]
    """

    kwargs = _get_kwargs(
        agent_id=agent_id,
        days=days,
        if_none_match=if_none_match,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    agent_id: str,
    *,
    client: AuthenticatedClient,
    days: int | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Any | Problem | QualityGenes | None:
    """See how each gene serves

     Every shared gene, in the order of display, with how often it was included and reported as followed.

    Args:
        agent_id (str): The agent's id, which is its slug in AGF files.
        days (int | Unset): Length of the window in days, today included.
        if_none_match (str | Unset): ETags of answers that the client has; 304 says that one of
            them still holds.
        x_request_id (str | Unset): Id of the request for logs, which the answer repeats: 1 to 128
            characters of A-Z, a-z, 0-9, dot, underscore and hyphen. With any other value, or none,
            the server makes one.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem | QualityGenes
    """

    return (
        await asyncio_detailed(
            agent_id=agent_id,
            client=client,
            days=days,
            if_none_match=if_none_match,
            x_request_id=x_request_id,
        )
    ).parsed

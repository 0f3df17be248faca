"""The tables. Words of a person stand in one place only, `agents.state`; elsewhere a person is a keyed hash.

An agent's genome is one JSON value in one row, since the engine changes it as one value: a change is one row written in
one transaction, a compile reads one row, and an erasure has one text to rewrite. What grows without bound, is asked
across agents or has to be unique stands in tables of its own.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

__all__ = [
    "METADATA",
    "agents",
    "api_keys",
    "compiles",
    "gene_sets",
    "idempotency",
    "outcomes",
    "rate_windows",
    "tombstones",
    "workspaces",
]

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite numbers rows by itself only in a column that is exactly INTEGER.
_RowId = BigInteger().with_variant(Integer, "sqlite")

workspaces = Table(
    "workspaces",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("kid", Text, nullable=False),
    Column("seal_key", LargeBinary, nullable=False),
    Column("pseudonym_key", LargeBinary, nullable=False),
    Column("token_key", LargeBinary, nullable=False),
    Column("hash_key", LargeBinary, nullable=False),
    comment="One tenant and its secrets: for seals, pseudonyms, import tokens and keyed hashes.",
)

api_keys = Table(
    "api_keys",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("sha256", Text, nullable=False, unique=True),
    Column("workspace", Text, ForeignKey("workspaces.id"), nullable=False),
    Column("scopes", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("revoked_at", BigInteger),
    comment="Keys, each as the SHA-256 of its 256 random bits.",
)

agents = Table(
    "agents",
    METADATA,
    Column("id", _RowId, primary_key=True),
    Column("workspace", Text, ForeignKey("workspaces.id"), nullable=False),
    Column("agent_id", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("budget", Integer, nullable=False),
    Column("dialect", Text, nullable=False),
    Column("revision", BigInteger, nullable=False),
    Column("state", Text, nullable=False),
    UniqueConstraint("workspace", "agent_id"),
    comment="An agent and the whole state of its genome, as JSON; the revision grows with every write.",
)

outcomes = Table(
    "outcomes",
    METADATA,
    Column("agent", _RowId, ForeignKey("agents.id"), primary_key=True),
    Column("reference", Text, primary_key=True),
    Column("result", Text, nullable=False),
    Column("recorded", Text, nullable=False),
    Column("recorded_at", BigInteger, nullable=False),
    Column("compile_id", Text, index=True),
    Column("subject", Text),
    Index(None, "agent", "recorded_at"),
    Index(None, "agent", "subject"),
    comment="Every outcome once, without its words; the subject as a keyed hash.",
)

gene_sets = Table(
    "gene_sets",
    METADATA,
    Column("agent", _RowId, ForeignKey("agents.id"), primary_key=True),
    Column("digest", Text, primary_key=True),
    Column("genes", Text, nullable=False),
    comment="The ids of the genes of a section, as a JSON array; many compiles share one.",
)

compiles = Table(
    "compiles",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("agent", _RowId, nullable=False),
    Column("compiled_at", BigInteger, nullable=False),
    Column("genes", Text, nullable=False),
    Column("followed", Text),
    Column("characters", Integer, nullable=False),
    Column("genome_version", BigInteger, nullable=False),
    Column("subject", Text),
    ForeignKeyConstraint(["agent", "genes"], ["gene_sets.agent", "gene_sets.digest"]),
    Index(None, "agent", "compiled_at"),
    Index(None, "agent", "subject"),
    comment="Every compile, without its text; `followed` is the gene set that the model's report named.",
)

idempotency = Table(
    "idempotency",
    METADATA,
    Column("workspace", Text, ForeignKey("workspaces.id"), primary_key=True),
    Column("key", Text, primary_key=True),
    Column("request", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False, index=True),
    Column("subject", Text),
    Column("answer", LargeBinary),
    Index(None, "workspace", "subject"),
    comment="First answers to idempotency keys; the rest as keyed hashes; no answer after an erasure.",
)

rate_windows = Table(
    "rate_windows",
    METADATA,
    Column("policy", Text, primary_key=True),
    Column("holder", Text, primary_key=True),
    Column("started_at", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    comment="How many compiles a key or a workspace made in its current window.",
)

tombstones = Table(
    "tombstones",
    METADATA,
    Column("agent", _RowId, ForeignKey("agents.id"), primary_key=True),
    Column("reference", Text, primary_key=True),
    Column("erased_at", BigInteger, nullable=False, index=True),
    comment="References of erased outcomes, as keyed hashes, so that a late retry does not write one again.",
)

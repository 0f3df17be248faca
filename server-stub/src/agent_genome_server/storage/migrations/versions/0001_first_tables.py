"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_ROW_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "workspaces",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("kid", sa.Text, nullable=False),
        sa.Column("seal_key", sa.LargeBinary, nullable=False),
        sa.Column("pseudonym_key", sa.LargeBinary, nullable=False),
        sa.Column("token_key", sa.LargeBinary, nullable=False),
        sa.Column("hash_key", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_workspaces"),
        comment="One tenant and its secrets: for seals, pseudonyms, import tokens and keyed hashes.",
    )
    op.create_table(
        "api_keys",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("sha256", sa.Text, nullable=False),
        sa.Column("workspace", sa.Text, nullable=False),
        sa.Column("scopes", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("revoked_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_api_keys"),
        sa.UniqueConstraint("sha256", name="uq_api_keys_sha256"),
        sa.ForeignKeyConstraint(["workspace"], ["workspaces.id"], name="fk_api_keys_workspace"),
        comment="Keys, each as the SHA-256 of its 256 random bits.",
    )
    op.create_table(
        "agents",
        sa.Column("id", _ROW_ID, nullable=False),
        sa.Column("workspace", sa.Text, nullable=False),
        sa.Column("agent_id", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("budget", sa.Integer, nullable=False),
        sa.Column("dialect", sa.Text, nullable=False),
        sa.Column("revision", sa.BigInteger, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_agents"),
        sa.UniqueConstraint("workspace", "agent_id", name="uq_agents_workspace_agent_id"),
        sa.ForeignKeyConstraint(["workspace"], ["workspaces.id"], name="fk_agents_workspace"),
        comment="An agent and the whole state of its genome, as JSON; the revision grows with every write.",
    )
    op.create_table(
        "outcomes",
        sa.Column("agent", _ROW_ID, nullable=False),
        sa.Column("reference", sa.Text, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("recorded", sa.Text, nullable=False),
        sa.Column("recorded_at", sa.BigInteger, nullable=False),
        sa.Column("compile_id", sa.Text),
        sa.Column("subject", sa.Text),
        sa.PrimaryKeyConstraint("agent", "reference", name="pk_outcomes"),
        sa.ForeignKeyConstraint(["agent"], ["agents.id"], name="fk_outcomes_agent"),
        comment="Every outcome once, without its words; the subject as a keyed hash.",
    )
    op.create_index("ix_outcomes_agent_recorded_at", "outcomes", ["agent", "recorded_at"])
    op.create_index("ix_outcomes_agent_subject", "outcomes", ["agent", "subject"])
    op.create_index("ix_outcomes_compile_id", "outcomes", ["compile_id"])
    op.create_table(
        "gene_sets",
        sa.Column("agent", _ROW_ID, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("genes", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("agent", "digest", name="pk_gene_sets"),
        sa.ForeignKeyConstraint(["agent"], ["agents.id"], name="fk_gene_sets_agent"),
        comment="The ids of the genes of a section, as a JSON array; many compiles share one.",
    )
    op.create_table(
        "compiles",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("agent", _ROW_ID, nullable=False),
        sa.Column("compiled_at", sa.BigInteger, nullable=False),
        sa.Column("genes", sa.Text, nullable=False),
        sa.Column("followed", sa.Text),
        sa.Column("characters", sa.Integer, nullable=False),
        sa.Column("genome_version", sa.BigInteger, nullable=False),
        sa.Column("subject", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_compiles"),
        sa.ForeignKeyConstraint(
            ["agent", "genes"], ["gene_sets.agent", "gene_sets.digest"], name="fk_compiles_agent_genes"
        ),
        comment="Every compile, without its text; `followed` is the gene set that the model's report named.",
    )
    op.create_index("ix_compiles_agent_compiled_at", "compiles", ["agent", "compiled_at"])
    op.create_index("ix_compiles_agent_subject", "compiles", ["agent", "subject"])
    op.create_table(
        "idempotency",
        sa.Column("workspace", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("subject", sa.Text),
        sa.Column("answer", sa.LargeBinary),
        sa.PrimaryKeyConstraint("workspace", "key", name="pk_idempotency"),
        sa.ForeignKeyConstraint(["workspace"], ["workspaces.id"], name="fk_idempotency_workspace"),
        comment="First answers to idempotency keys; the rest as keyed hashes; no answer after an erasure.",
    )
    op.create_index("ix_idempotency_created_at", "idempotency", ["created_at"])
    op.create_index("ix_idempotency_workspace_subject", "idempotency", ["workspace", "subject"])
    op.create_table(
        "rate_windows",
        sa.Column("policy", sa.Text, nullable=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("started_at", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("policy", "holder", name="pk_rate_windows"),
        comment="How many compiles a key or a workspace made in its current window.",
    )
    op.create_table(
        "tombstones",
        sa.Column("agent", _ROW_ID, nullable=False),
        sa.Column("reference", sa.Text, nullable=False),
        sa.Column("erased_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("agent", "reference", name="pk_tombstones"),
        sa.ForeignKeyConstraint(["agent"], ["agents.id"], name="fk_tombstones_agent"),
        comment="References of erased outcomes, as keyed hashes, so that a late retry does not write one again.",
    )
    op.create_index("ix_tombstones_erased_at", "tombstones", ["erased_at"])

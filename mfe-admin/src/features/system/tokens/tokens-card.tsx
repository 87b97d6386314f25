import { useSession } from "@listwise/shared-auth";
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorState,
  formatDate,
  formatRelative,
  KeyRoundIcon,
  PlusIcon,
  Row,
  useConfirm,
} from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { NewTokenDialog } from "./new-token-dialog";
import { TokenExpiry } from "./token-expiry";
import { revokeToken, tokensKey, tokensQuery, type TeamToken } from "./tokens.api";

const columns: readonly Column<TeamToken>[] = [
  {
    key: "label",
    header: "Label",
    value: ({ label }) => label,
    cell: ({ label, needsApproval }) => (
      <Row $gap={2}>
        {label}
        {needsApproval && <Badge tone="info">Needs approval</Badge>}
      </Row>
    ),
  },
  { key: "name", header: "Release", value: ({ name }) => name },
  {
    key: "created",
    header: "Created",
    nowrap: true,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
  {
    key: "expires",
    header: "Expires",
    nowrap: true,
    value: ({ expiresAt }) => expiresAt,
    cell: ({ expiresAt }) => <TokenExpiry expiresAt={expiresAt} />,
  },
  {
    key: "used",
    header: "Last used",
    nowrap: true,
    value: ({ lastUsedAt }) => lastUsedAt,
    cell: ({ lastUsedAt }) =>
      lastUsedAt ? <time dateTime={lastUsedAt}>{formatRelative(lastUsedAt)}</time> : "Never",
  },
];

function revoking(onRevoke: (token: TeamToken) => void): Column<TeamToken> {
  return {
    key: "revoke",
    header: "Revoke",
    hideHeader: true,
    align: "end",
    sort: false,
    csv: false,
    cell: (token) => (
      <Button size="sm" aria-label={`Revoke ${token.label}`} onClick={() => onRevoke(token)}>
        Revoke
      </Button>
    ),
  };
}

/** Lists the tokens of teams. Superadmins can create and revoke them; admins can see them. */
export function TokensCard({ names }: { names: readonly string[] }) {
  const tokens = useQuery(tokensQuery());
  const mayChange = useSession().user?.role === "superadmin";
  const [creating, setCreating] = useState(false);
  const client = useQueryClient();
  const { confirm, dialog } = useConfirm();
  const revoke = ({ id, label, name }: TeamToken) =>
    confirm({
      title: `Revoke ${label}`,
      description: `Requests with this token will fail immediately. ${name} stays unchanged.`,
      action: "Revoke",
      danger: true,
      run: async () => {
        await revokeToken(id);
        void client.invalidateQueries({ queryKey: tokensKey });
        return `Revoked ${label}`;
      },
    });
  return (
    <Card
      title="Team tokens"
      description="Each token lets a team publish one release."
      flush
      actions={
        mayChange && (
          <Button
            size="sm"
            icon={<PlusIcon size={14} aria-hidden="true" />}
            aria-disabled={names.length === 0 || undefined}
            onClick={() => names.length > 0 && setCreating(true)}
          >
            New token
          </Button>
        )
      }
    >
      {tokens.isError ? (
        <ErrorState
          title="Failed to load the tokens"
          problem={tokens.error}
          onRetry={() => void tokens.refetch()}
          retrying={tokens.isFetching}
        />
      ) : (
        <DataTable
          caption="Team tokens"
          columns={mayChange ? [...columns, revoking(revoke)] : columns}
          rows={tokens.data ?? []}
          rowKey={({ id }) => id}
          loading={tokens.isPending}
          loadingRows={2}
          empty={
            <EmptyState
              icon={<KeyRoundIcon size={20} />}
              title="No team tokens"
              message="Only administrators can change releases."
            />
          }
        />
      )}
      <NewTokenDialog open={creating} names={names} onClose={() => setCreating(false)} />
      {dialog}
    </Card>
  );
}

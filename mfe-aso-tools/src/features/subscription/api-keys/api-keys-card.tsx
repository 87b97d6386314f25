import { MAX_API_KEYS, type ApiKey } from "@listwise/contracts/account";
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorState,
  formatDate,
  formatRelative,
  KeyRoundIcon,
  LinkButton,
  PlusIcon,
  Row,
  useConfirm,
} from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiKeysKey, apiKeysQuery, deleteApiKey } from "./api-keys.api";
import { NewKeyDialog } from "./new-key-dialog";

const SCOPE_NAMES = { read: "Read", write: "Write" };

function buildColumns(onDelete: (key: ApiKey) => void): Column<ApiKey>[] {
  return [
    { key: "label", header: "Name", value: ({ label }) => label },
    {
      key: "ending",
      header: "Key",
      nowrap: true,
      value: ({ ending }) => ending,
      cell: ({ ending }) => <code>lwk_…{ending}</code>,
    },
    {
      key: "scopes",
      header: "Access",
      nowrap: true,
      value: ({ scopes }) =>
        scopes.length === 1 ? `${SCOPE_NAMES[scopes[0] ?? "read"]} only` : "Read and write",
    },
    {
      key: "expires",
      header: "Expires",
      nowrap: true,
      value: ({ expiresAt }) => expiresAt,
      cell: ({ expiresAt, expired }) => (
        <Row $gap={2}>
          <time dateTime={expiresAt}>{formatDate(expiresAt)}</time>
          {expired && <Badge tone="danger">Expired</Badge>}
        </Row>
      ),
    },
    {
      key: "created",
      header: "Created",
      nowrap: true,
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
    },
    {
      key: "used",
      header: "Last used",
      nowrap: true,
      value: ({ lastUsedAt }) => lastUsedAt,
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? <time dateTime={lastUsedAt}>{formatRelative(lastUsedAt)}</time> : "Never",
    },
    {
      key: "delete",
      header: "Delete",
      hideHeader: true,
      align: "end",
      sort: false,
      csv: false,
      cell: (key) => (
        <Button size="sm" aria-label={`Delete ${key.label}`} onClick={() => onDelete(key)}>
          Delete
        </Button>
      ),
    },
  ];
}

/** Renders the API keys for the user's own programs. */
export function ApiKeysCard() {
  const keys = useQuery(apiKeysQuery());
  const [creating, setCreating] = useState(false);
  const client = useQueryClient();
  const { confirm, dialog } = useConfirm();
  const remove = ({ id, label }: ApiKey) =>
    confirm({
      title: `Delete ${label}`,
      description: "Programs that use this key lose access immediately. You can't undo this.",
      action: "Delete",
      cancel: "Keep key",
      danger: true,
      run: async () => {
        await deleteApiKey(id);
        void client.invalidateQueries({ queryKey: apiKeysKey });
        return `Deleted ${label}`;
      },
    });
  const full = (keys.data?.length ?? 0) >= MAX_API_KEYS;
  return (
    <Card
      title="API keys"
      description={
        full
          ? `You have ${MAX_API_KEYS} keys, which is the maximum. Delete one to create another.`
          : "For your own programs. Their requests count toward your plan's API calls."
      }
      flush
      actions={
        <>
          {/* A document of the server, not a page of the app. */}
          <LinkButton
            size="sm"
            variant="ghost"
            to="/api/docs"
            reloadDocument
            target="_blank"
            rel="noreferrer"
          >
            API reference
          </LinkButton>
          <Button
            size="sm"
            icon={<PlusIcon size={14} aria-hidden="true" />}
            disabled={full}
            onClick={() => setCreating(true)}
          >
            New key
          </Button>
        </>
      }
    >
      {keys.isError ? (
        <ErrorState
          title="Failed to load the API keys"
          problem={keys.error}
          onRetry={() => void keys.refetch()}
          retrying={keys.isFetching}
        />
      ) : (
        <DataTable
          caption="API keys"
          columns={buildColumns(remove)}
          rows={keys.data ?? []}
          rowKey={({ id }) => id}
          loading={keys.isPending}
          loadingRows={1}
          empty={
            <EmptyState
              icon={<KeyRoundIcon size={20} />}
              title="No API keys"
              message="Create a key to use the API."
            />
          }
        />
      )}
      <NewKeyDialog open={creating} onClose={() => setCreating(false)} />
      {dialog}
    </Card>
  );
}

import type { App } from "@listwise/contracts/apps";
import type { Share } from "@listwise/contracts/shares";
import {
  Button,
  getCountryName,
  ErrorState,
  formatDate,
  Row,
  ShareIcon,
  Stack,
  Text,
  toast,
} from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getErrorMessage } from "../../../shared/get-error-message";
import { ShareDialog } from "./share-dialog";
import { revokeShare, sharesKey, sharesQuery } from "./shares.api";

function useRevoke() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: revokeShare,
    onSuccess: (_answer, id) => {
      client.setQueryData<Share[]>(sharesKey, (list) => list?.filter((share) => share.id !== id));
      toast.success("Link revoked", { description: "The link no longer works." });
    },
    onError: (problem) => toast.error("Sharing Error", { description: getErrorMessage(problem) }),
  });
}

/** Renders the user's links to this app's analysis and the button for a new one. */
export function ShareSection({ app, country }: { app: App; country: string }) {
  const [open, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(sharesQuery());
  const revoke = useRevoke();
  const links = data?.filter(({ appId }) => appId === app.id);
  const columns: Column<Share>[] = [
    {
      key: "created",
      header: "Shared",
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => formatDate(createdAt),
    },
    { key: "country", header: "Country", value: (share) => getCountryName(share.country) },
    {
      key: "expires",
      header: "Expires",
      value: ({ expiresAt }) => expiresAt,
      cell: ({ expiresAt }) => formatDate(expiresAt),
    },
    {
      key: "revoke",
      header: "Revoke",
      hideHeader: true,
      align: "end",
      sort: false,
      csv: false,
      cell: ({ id, createdAt }) => (
        <Button
          size="sm"
          variant="ghost"
          busy={revoke.isPending && revoke.variables === id}
          aria-label={`Revoke the link shared on ${formatDate(createdAt)}`}
          onClick={() => revoke.mutate(id)}
        >
          Revoke
        </Button>
      ),
    },
  ];
  return (
    <Stack as="section" $gap={3} aria-labelledby="share-heading">
      <Row $justify="space-between">
        <h4 id="share-heading">Share</h4>
        <Button size="sm" icon={<ShareIcon size={14} />} onClick={() => setOpen(true)}>
          Share analysis
        </Button>
      </Row>
      {error && !links && <ErrorState problem={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {links?.length === 0 && (
        <Text $tone="muted">Only you can see this analysis. Share a snapshot of it with a link.</Text>
      )}
      {links && links.length > 0 && (
        <DataTable caption="Shared links" columns={columns} rows={links} rowKey={({ id }) => id} />
      )}
      {open && (
        <ShareDialog appId={app.id} appName={app.name} country={country} onClose={() => setOpen(false)} />
      )}
    </Stack>
  );
}

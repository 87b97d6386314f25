import { movesEndpoints, type ReleaseStatus } from "@listwise/contracts/releases";
import type { Redirect } from "@listwise/contracts/remotes";
import { call } from "@listwise/shared-auth";
import { Button, Card, EmptyState, useConfirm } from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { releasesKey } from "../releases/releases.api";
import { MoveDialog } from "./move-dialog";

interface RedirectsCardProps {
  releases: readonly ReleaseStatus[];
  redirects: readonly Redirect[];
}

function createColumns(onRemove: (redirect: Redirect) => void): readonly Column<Redirect>[] {
  return [
    { key: "from", header: "From", value: ({ from }) => from, cell: ({ from }) => <code>{from}</code> },
    { key: "to", header: "To", value: ({ to }) => to, cell: ({ to }) => <code>{to}</code> },
    {
      key: "remove",
      header: "Remove",
      hideHeader: true,
      align: "end",
      sort: false,
      csv: false,
      cell: (redirect) => (
        <Button
          size="sm"
          aria-label={`Remove the redirect of ${redirect.from}`}
          onClick={() => onRemove(redirect)}
        >
          Remove
        </Button>
      ),
    },
  ];
}

/** Lists the redirects of removed pages, and opens the dialog that moves several releases. */
export function RedirectsCard({ releases, redirects }: RedirectsCardProps) {
  const client = useQueryClient();
  const [isMoving, setIsMoving] = useState(false);
  const { confirm, dialog } = useConfirm();
  const remove = ({ from }: Redirect) =>
    confirm({
      title: `Remove the redirect of ${from}`,
      description: "Links to it will show “Page not found”.",
      action: "Remove",
      danger: true,
      run: async () => {
        await call(movesEndpoints.move, { body: { removeRedirects: [from] } });
        void client.invalidateQueries({ queryKey: releasesKey });
        return `Removed the redirect of ${from}`;
      },
    });
  return (
    <Card
      title="Pages and redirects"
      description="Move pages between remotes, rename or retire a remote."
      flush
      actions={
        <Button
          size="sm"
          aria-disabled={releases.length === 0 || undefined}
          onClick={() => releases.length > 0 && setIsMoving(true)}
        >
          Move releases
        </Button>
      }
    >
      <DataTable
        caption="Redirects"
        columns={createColumns(remove)}
        rows={redirects}
        rowKey={({ from }) => from}
        empty={<EmptyState title="No redirects" message="A page that is removed in a move can get one." />}
      />
      {isMoving && <MoveDialog releases={releases} onClose={() => setIsMoving(false)} />}
      {dialog}
    </Card>
  );
}

import type { ReleasePolicy, ReleaseStatus } from "@listwise/contracts/releases";
import { Button, Card, EmptyState, formatNumber } from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useState } from "react";
import { PolicyDialog } from "./policy-dialog";

type GovernedRelease = Pick<ReleaseStatus, "name"> & { policy: ReleasePolicy };

const formatKilobytes = (bytes: number) => `${formatNumber(bytes / 1000)} kB`;

function createColumns(onEdit: (release: GovernedRelease) => void): readonly Column<GovernedRelease>[] {
  return [
    { key: "name", header: "Release", value: ({ name }) => name },
    { key: "owner", header: "Owner", value: ({ policy }) => policy.owner },
    {
      key: "entry",
      header: "Entry",
      help: "Largest compressed size of the entry script.",
      align: "end",
      value: ({ policy }) => policy.budget.entry,
      cell: ({ policy }) => formatKilobytes(policy.budget.entry),
    },
    {
      key: "total",
      header: "All scripts",
      help: "Largest compressed size of all scripts and styles together.",
      align: "end",
      value: ({ policy }) => policy.budget.total,
      cell: ({ policy }) => formatKilobytes(policy.budget.total),
    },
    {
      key: "edit",
      header: "Edit",
      hideHeader: true,
      align: "end",
      sort: false,
      csv: false,
      cell: (release) => (
        <Button
          size="sm"
          aria-label={`Edit owner and budget of ${release.name}`}
          onClick={() => onEdit(release)}
        >
          Edit
        </Button>
      ),
    },
  ];
}

/** Lists the owner and the size budget of each live release. */
export function PoliciesCard({ releases }: { releases: readonly ReleaseStatus[] }) {
  const [edited, setEdited] = useState<GovernedRelease | null>(null);
  const rows = releases.flatMap(({ name, policy }) => (policy ? [{ name, policy }] : []));
  return (
    <Card
      title="Owners and budgets"
      description="A release proposes them in remote.json when it first goes live."
      flush
    >
      <DataTable
        caption="Owners and budgets"
        columns={createColumns(setEdited)}
        rows={rows}
        rowKey={({ name }) => name}
        empty={<EmptyState title="No live releases" message="Releases that went live will appear here." />}
      />
      {edited && <PolicyDialog {...edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}

import type { Business, PeriodSegment } from "@listwise/contracts/admin";
import { Card, Text } from "@listwise/shared-ui";
import { DataTable } from "@listwise/shared-ui/table";
import { formatShare } from "./format-share";
import { SegmentLink } from "./segment-link";

const labels: Record<Business["funnel"][number]["step"], string> = {
  confirmed: "Confirmed their email",
  tracked: "Tracked an app",
  own: "Marked their own app",
  keywords: "Added keywords",
  returned: "Came back in week 2",
};

/** Renders the steps from the registration to a regular use, for accounts of the period and of the one before. */
export function FunnelCard({ business }: { business: Business }) {
  const { days, registered, funnel, secondWeek } = business;
  const rows: { name: PeriodSegment; label: string; value: number | null; previous: number | null }[] = [
    { name: "new", label: "Registered", ...registered },
    ...funnel.map(({ step, ...count }) => ({ name: step, label: labels[step], ...count })),
  ];
  const link = (row: (typeof rows)[number], isPrevious: boolean) => (
    <SegmentLink
      label={isPrevious ? `${row.label} before` : row.label}
      count={isPrevious ? row.previous : row.value}
      segment={{ kind: "period", name: row.name, days, isPrevious }}
    />
  );
  return (
    <Card
      title="Activation"
      description="What accounts of the period have done so far. From the second step on, each includes the steps before it."
      flush
    >
      <DataTable
        caption="Activation"
        columns={[
          { key: "step", header: "Step", value: ({ label }) => label },
          {
            key: "value",
            header: "Accounts",
            align: "end",
            value: ({ value }) => value,
            cell: (row) => link(row, false),
          },
          {
            key: "share",
            header: "Share",
            align: "end",
            value: ({ value }) => value,
            cell: ({ value }) => formatShare(value, registered.value),
          },
          {
            key: "previous",
            header: "Before",
            align: "end",
            value: ({ previous }) => previous,
            cell: (row) => link(row, true),
          },
          {
            key: "previousShare",
            header: "Share before",
            align: "end",
            value: ({ previous }) => previous,
            cell: ({ previous }) => formatShare(previous, registered.previous),
          },
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
      <Text $size="sm" $tone="muted" style={{ padding: "var(--lw-space-3) var(--lw-space-4)" }}>
        Accounts that have reached their second week:{" "}
        <SegmentLink
          label="In week 2 or later"
          count={secondWeek.value}
          segment={{ kind: "period", name: "second-week", days, isPrevious: false }}
        />
        , before:{" "}
        <SegmentLink
          label="In week 2 or later before"
          count={secondWeek.previous}
          segment={{ kind: "period", name: "second-week", days, isPrevious: true }}
        />
      </Text>
    </Card>
  );
}

import type { Business, PeriodSegment } from "@listwise/contracts/admin";
import { Card, Text } from "@listwise/shared-ui";
import { FiguresTable } from "./figures-table";
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
      description="How far the period's new accounts have come. Each step includes those before it, except the confirmed email, which a site may not require."
      flush
    >
      <FiguresTable
        caption="Activation"
        head={["Step", "Accounts", "Share", "Before", "Share before"]}
        rows={rows.map((row) => ({
          key: row.name,
          name: row.label,
          cells: [
            link(row, false),
            formatShare(row.value, registered.value),
            link(row, true),
            formatShare(row.previous, registered.previous),
          ],
        }))}
      />
      <Text $size="sm" $tone="muted" style={{ padding: "var(--lw-space-3) var(--lw-space-5)" }}>
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

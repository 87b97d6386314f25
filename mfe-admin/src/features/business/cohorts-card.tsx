import type { Business } from "@listwise/contracts/admin";
import { Card, formatDate, Text } from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { formatShare } from "./format-share";
import { SegmentLink } from "./segment-link";

type Cohort = Business["cohorts"][number];

/** Returns the columns: the week, its accounts, and those active in each week after the registration. */
function createColumns(weeks: number): Column<Cohort>[] {
  const cells = Array.from({ length: weeks }, (_, offset): Column<Cohort> => ({
    key: `week-${offset}`,
    header: `Week ${offset}`,
    align: "end",
    value: ({ active }) => active[offset] ?? null,
    cell: ({ week, size, active }) => {
      const count = active[offset];
      if (count === undefined) return null;
      return (
        <>
          <SegmentLink
            label={`Registered in the week of ${week}, active in week ${offset}`}
            count={count}
            segment={{ kind: "cohort", week, offset }}
          />
          {count !== null && size > 0 && (
            <Text as="span" $size="xs" $tone="muted">
              {" "}
              {formatShare(count, size)}
            </Text>
          )}
        </>
      );
    },
  }));
  return [
    {
      key: "week",
      header: "Registered",
      nowrap: true,
      value: ({ week }) => week,
      cell: ({ week }) => formatDate(week),
    },
    {
      key: "size",
      header: "Accounts",
      align: "end",
      value: ({ size }) => size,
      cell: ({ week, size }) => (
        <SegmentLink
          label={`Registered in the week of ${week}`}
          count={size}
          segment={{ kind: "cohort", week, offset: null }}
        />
      ),
    },
    ...cells,
  ];
}

/** Renders how many accounts of each week were active in the weeks after. */
export function CohortsCard({ cohorts }: { cohorts: Business["cohorts"] }) {
  return (
    <Card
      title="Weekly cohorts"
      description="Accounts by the week of their registration, and how many of them used the site in the weeks after. Weeks start on Monday (UTC)."
      flush
    >
      <DataTable
        caption="Weekly cohorts"
        columns={createColumns(cohorts.length)}
        rows={cohorts}
        rowKey={({ week }) => week}
      />
    </Card>
  );
}

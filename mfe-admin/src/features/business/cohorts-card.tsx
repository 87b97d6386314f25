import type { Business } from "@listwise/contracts/admin";
import { Card, formatDate, Text } from "@listwise/shared-ui";
import { FiguresTable } from "./figures-table";
import { formatShare } from "./format-share";
import { SegmentLink } from "./segment-link";

/** Renders how many accounts of each week were active in the weeks after. */
export function CohortsCard({ cohorts }: { cohorts: Business["cohorts"] }) {
  const weeks = cohorts.map((_, offset) => offset);
  return (
    <Card
      title="Weekly cohorts"
      description="Accounts by the week of their registration, and how many of them used the site in the weeks after. Weeks start on Monday (UTC)."
      flush
    >
      <FiguresTable
        caption="Weekly cohorts"
        head={["Registered", "Accounts", ...weeks.map((offset) => `Week ${offset}`)]}
        rows={cohorts.map(({ week, size, active }) => ({
          key: week,
          name: formatDate(week),
          cells: [
            <SegmentLink
              key="size"
              label={`Registered in the week of ${week}`}
              count={size}
              segment={{ kind: "cohort", week, offset: null }}
            />,
            ...weeks.map((offset) => {
              const count = active[offset];
              return count === undefined ? null : (
                <CohortCell key={offset} week={week} offset={offset} size={size} count={count} />
              );
            }),
          ],
        }))}
      />
    </Card>
  );
}

interface CohortCellProps {
  week: string;
  offset: number;
  size: number;
  count: number | null;
}

function CohortCell({ week, offset, size, count }: CohortCellProps) {
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
}

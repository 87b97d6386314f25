import type { Business, LimitPressure } from "@listwise/contracts/admin";
import { formatCount } from "@listwise/aso-core/text";
import { Card, EmptyState, formatNumber, GaugeIcon, Link, Row, Text } from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { SegmentLink } from "./segment-link";

const columns: readonly Column<LimitPressure>[] = [
  {
    key: "name",
    header: "Account",
    value: ({ name }) => name,
    cell: ({ userId, name, email }) => (
      <>
        <Link to={`/admin/users/${userId}`}>{name}</Link>
        <Text $size="xs" $tone="muted" style={{ overflowWrap: "anywhere" }}>
          {email}
        </Text>
      </>
    ),
  },
  { key: "plan", header: "Plan", value: ({ plan }) => plan },
  { key: "feature", header: "Limit", value: ({ featureName }) => featureName },
  {
    key: "used",
    header: "Used",
    align: "end",
    nowrap: true,
    value: ({ percentage }) => percentage,
    cell: ({ current, limit, percentage }) =>
      `${formatNumber(current)} of ${formatNumber(limit)} (${percentage}%)`,
  },
];

/** Renders the accounts that use at least 80% of a limit. */
export function PressureCard({ pressure }: { pressure: Business["pressure"] }) {
  const { total, features, accounts } = pressure;
  return (
    <Card title="Close to a limit" description="Accounts that use 80% or more of a limit now." flush>
      <DataTable
        caption="Accounts close to a limit"
        columns={columns}
        rows={accounts}
        rowKey={({ userId }) => userId}
        empty={
          <EmptyState
            icon={<GaugeIcon size={20} />}
            title="No account is close to a limit"
            message="Accounts appear here once they use 80% of a limit."
          />
        }
      />
      {total > 0 && (
        <Row $gap={3} style={{ padding: "var(--lw-space-3) var(--lw-space-5)" }}>
          <span>
            <SegmentLink
              label="Close to a limit"
              count={total}
              segment={{ kind: "near-limit", feature: null }}
            />{" "}
            {formatCount(total, "account").replace(/^\S+ /, "")} in total.
          </span>
          {features.map(({ feature, name, count }) => (
            <span key={feature}>
              {name}: <SegmentLink label={name} count={count} segment={{ kind: "near-limit", feature }} />
            </span>
          ))}
        </Row>
      )}
    </Card>
  );
}

import type { AdminAnalytics } from "@listwise/contracts/admin";
import { Card, EmptyState, formatNumber, Link } from "@listwise/shared-ui";
import { DataTable } from "@listwise/shared-ui/table";

type Ranked = AdminAnalytics["plans"][number];

interface RankedCardProps {
  title: string;
  description: string;
  /** Header of the count column. */
  counted: string;
  rows: readonly Ranked[];
  /** Returns the link of a row; without it rows are not links. */
  getHref?: (row: Ranked) => string;
}

export function RankedCard({ title, description, counted, rows, getHref }: RankedCardProps) {
  return (
    <Card title={title} description={description} flush>
      <DataTable
        caption={title}
        columns={[
          {
            key: "name",
            header: "Name",
            value: ({ name }) => name,
            cell: (row) => (getHref ? <Link to={getHref(row)}>{row.name}</Link> : row.name),
          },
          {
            key: "count",
            header: counted,
            align: "end",
            value: ({ count }) => count,
            cell: ({ count }) => formatNumber(count),
          },
        ]}
        rows={rows}
        rowKey={({ id, name }) => id ?? name}
        empty={<EmptyState title="No data yet" message="Nothing to show for this period." />}
      />
    </Card>
  );
}

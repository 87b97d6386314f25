import { Card, DataTable, EmptyState, ErrorState, LinkButton, type Column } from "@listwise/shared-ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

interface RecentCardProps<Row> {
  title: string;
  description: string;
  /** Where all of them are. */
  all: { to: string; words: string };
  rows: UseQueryResult<readonly Row[]>;
  rowKey: (row: Row) => number;
  columns: readonly Column<Row>[];
  empty: { icon: ReactNode; title: string; message: string };
}

/** The newest of something, and the way to the rest; it loads and fails by itself. */
export function RecentCard<Row>(props: RecentCardProps<Row>) {
  const { title, description, all, rows, rowKey, columns, empty } = props;
  return (
    <Card
      title={title}
      description={description}
      flush
      actions={
        <LinkButton to={all.to} size="sm">
          {all.words}
        </LinkButton>
      }
    >
      {!rows.data && rows.isError ? (
        <ErrorState
          title={`Failed to load: ${title}`}
          problem={rows.error}
          onRetry={() => void rows.refetch()}
          retrying={rows.isFetching}
        />
      ) : (
        <DataTable
          caption={title}
          columns={columns}
          rows={rows.data ?? []}
          rowKey={rowKey}
          loading={rows.isPending}
          empty={<EmptyState {...empty} />}
        />
      )}
    </Card>
  );
}

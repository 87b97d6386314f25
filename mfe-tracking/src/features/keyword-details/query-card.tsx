import { Card, ErrorState, type CardProps } from "@listwise/shared-ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

interface QueryCardProps<Data> extends Omit<CardProps, "children" | "footer"> {
  query: Pick<UseQueryResult<Data>, "data" | "error" | "isFetching" | "refetch">;
  /** Title of the error, such as "Couldn't load the history". */
  failed: string;
  loading: ReactNode;
  /** Controls above the data. */
  before?: ReactNode;
  footer?: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders a query in a card: its loading state, an error with Retry, or the data. */
export function QueryCard<Data>(props: QueryCardProps<Data>) {
  const { query, failed, loading, before, footer, children, ...card } = props;
  const { data, error, isFetching, refetch } = query;
  return (
    <Card {...card} footer={data !== undefined && footer?.(data)}>
      {before}
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <ErrorState title={failed} problem={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        loading
      )}
    </Card>
  );
}

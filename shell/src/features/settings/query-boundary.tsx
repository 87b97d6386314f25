import { ErrorState, Loading, SkeletonText } from "@listwise/shared-ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

interface QueryBoundaryProps<T> {
  query: UseQueryResult<T>;
  /** Name of the data, as in "your sessions". */
  what: string;
  children: (data: T) => ReactNode;
}

/** Renders the data of a query; until then a skeleton, and after an error its message with Retry. */
export function QueryBoundary<T>({ query, what, children }: QueryBoundaryProps<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error && !isFetching) {
    return <ErrorState title={`Couldn't load ${what}`} problem={error} onRetry={() => void refetch()} />;
  }
  return (
    <Loading label={`Loading ${what}`}>
      <SkeletonText lines={4} />
    </Loading>
  );
}

import { ErrorState, Loading, SkeletonText } from "@listwise/shared-ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  /** What is loaded, as in "Your sessions". */
  what: string;
  children: (data: T) => ReactNode;
}

/** What a query brought; before that a skeleton, and when it failed why, with Retry. */
export function Loaded<T>({ query, what, children }: LoadedProps<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error && !isFetching) {
    return (
      <ErrorState title={`${what} could not be loaded`} problem={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <Loading label={`Loading: ${what}`}>
      <SkeletonText lines={4} />
    </Loading>
  );
}

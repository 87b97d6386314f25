import { useQueries, type QueryKey, type UseQueryOptions } from "@tanstack/react-query";

interface All<Data> {
  /** In the order of the queries; `null` until all are loaded. */
  data: readonly Data[] | null;
  error: Error | null;
  isFetching: boolean;
  refetch: () => void;
}

/** Loads several queries of the same kind as one. */
export function useAll<Data, Key extends QueryKey>(
  queries: readonly UseQueryOptions<Data, Error, Data, Key>[],
): All<Data> {
  return useQueries({
    queries: [...queries],
    combine: (results): All<Data> => {
      const data = results.flatMap((result) => (result.data === undefined ? [] : [result.data]));
      return {
        data: data.length === results.length ? data : null,
        error: results.find(({ error }) => error)?.error ?? null,
        isFetching: results.some(({ isFetching }) => isFetching),
        refetch: () => {
          for (const { refetch } of results) void refetch();
        },
      };
    },
  });
}

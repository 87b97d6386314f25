// What the shell brings of the query library. See scripts/lib/shared-modules.mjs.
export {
  keepPreviousData,
  MutationCache,
  partialMatchKey,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from "react-query-itself";

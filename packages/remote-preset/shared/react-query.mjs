// Exports of the query library that the shell provides. See src/shared-modules.mjs.
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

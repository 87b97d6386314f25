// What the shell brings of the query library. See scripts/lib/shared-modules.mjs.
export {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from "react-query-itself";

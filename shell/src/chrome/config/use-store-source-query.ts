import { storeEndpoints } from "@listwise/contracts/store";
import { call } from "@listwise/shared-auth";
import { setStoreSource } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";

/** Interval at which the progress of an import is loaded; chosen by us. */
const IMPORT_POLL_MS = 10_000;

/** Loads the source of listings and shares it with all bundles of the page. */
export function useStoreSourceQuery(): void {
  const { data } = useQuery({
    queryKey: ["store-source"],
    queryFn: async ({ signal }) => (await call(storeEndpoints.source, { signal })).data,
    staleTime: 300_000,
    refetchInterval: ({ state }) => (state.data?.importing ? IMPORT_POLL_MS : false),
  });
  useEffect(() => {
    if (data) setStoreSource(data);
  }, [data]);
}

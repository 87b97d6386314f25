import { storeEndpoints } from "@listwise/contracts/store";
import { call } from "@listwise/shared-auth";
import { setStoreSource } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";

/** Loads the source of listings and shares it with all bundles of the page. */
export function useStoreSourceQuery(): void {
  const { data } = useQuery({
    queryKey: ["store-source"],
    queryFn: async ({ signal }) => (await call(storeEndpoints.source, { signal })).data,
    staleTime: 300_000,
  });
  useEffect(() => {
    if (data) setStoreSource(data);
  }, [data]);
}

import { siteEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { useQuery } from "@tanstack/react-query";
import type { Platform } from "./stores";

const USUAL: readonly Platform[] = ["ios"];

/** The stores that this installation's source can search; the App Store alone while that is not known. */
export function useSearchedStores(): readonly Platform[] {
  const { data } = useQuery({
    queryKey: ["searched-stores"],
    queryFn: async ({ signal }) => (await call(siteEndpoints.publicConfig, { signal })).platforms ?? USUAL,
    staleTime: Infinity,
  });
  return data ?? USUAL;
}

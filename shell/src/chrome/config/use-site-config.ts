import { siteEndpoints } from "@listwise/contracts/site";
import { call } from "@listwise/shared-auth";
import { useQuery } from "@tanstack/react-query";

type SiteConfig = ReadonlyMap<string, string>;

const EMPTY: SiteConfig = new Map();

/** Returns the public configuration by key; empty while it loads and if it cannot be loaded. */
export function useSiteConfig(): SiteConfig {
  const { data } = useQuery({
    queryKey: ["public-config"],
    queryFn: async ({ signal }) => {
      const { data: entries } = await call(siteEndpoints.publicConfig, { signal });
      return new Map(entries.map(({ key, value }) => [key, value]));
    },
    staleTime: 300_000,
  });
  return data ?? EMPTY;
}

import { siteEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { useQuery } from "@tanstack/react-query";

type SiteConfig = ReadonlyMap<string, string>;

const EMPTY: SiteConfig = new Map();

/** Public configuration by key. While it loads, and when it cannot be read, nothing is configured. */
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

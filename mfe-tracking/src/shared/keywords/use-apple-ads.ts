import { researchEndpoints } from "@listwise/contracts/keywords";
import { call, useSession } from "@listwise/shared-auth";
import { useQuery } from "@tanstack/react-query";

/** Page on which administrators connect Apple Search Ads. */
export const APPLE_ADS_PATH = "/admin/apple-search-ads";

/**
 * Returns if Apple Search Ads is connected: "missing" for administrators, who can connect it, and "hidden" for others,
 * or while it is unknown.
 */
export function useAppleAds(): "connected" | "missing" | "hidden" {
  const isAdmin = useSession(({ user }) => user?.role === "admin" || user?.role === "superadmin");
  const { data } = useQuery({
    queryKey: ["apple-ads-status"],
    queryFn: async ({ signal }) => (await call(researchEndpoints.appleStatus, { signal })).data.connected,
  });
  if (data === true) return "connected";
  return data === false && isAdmin ? "missing" : "hidden";
}

import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { call, needsVerification, useSession } from "@listwise/shared-auth";
import { useQuery } from "@tanstack/react-query";
import { workspaceAppsQuery } from "../workspace/workspace-apps";

const FRESH_MS = 30_000;
const MAX_ITEMS = 300;

/**
 * Loads the apps and keywords of the signed-in user when the palette opens. A keyword opens in the store of its
 * app, so there are no keywords until the apps have loaded or failed to.
 */
export function useOwnItems() {
  const enabled = useSession(({ user }) => user !== null && !needsVerification(user));
  const apps = useQuery({ ...workspaceAppsQuery, enabled });
  const keywords = useQuery({
    queryKey: ["palette", "keywords"],
    queryFn: async ({ signal }) => (await call(userKeywordsEndpoints.list, { signal })).data,
    staleTime: FRESH_MS,
    enabled,
  });
  return {
    apps: (apps.data ?? []).slice(0, MAX_ITEMS),
    keywords: apps.isLoading ? [] : (keywords.data ?? []).slice(0, MAX_ITEMS),
    loading: apps.isLoading || keywords.isLoading,
    failed: apps.isError || keywords.isError,
    retry: () => void Promise.all([apps.refetch(), keywords.refetch()]),
  };
}

import { isPlatform, type Platform } from "@listwise/aso-core/stores";
import { useWorkspace } from "@listwise/shared-auth";
import { useQuery } from "@tanstack/react-query";
import { trackedAppsQuery } from "../../shared/apps/apps.api";
import { getListStore, useCurrentStore } from "../../shared/apps/use-current-store";
import { userKeywordsQuery } from "../../shared/keywords/keywords.api";

/** Returns the entries of the user's lists with this keyword, each with its store. */
export function useOwnEntries(keyword: string) {
  const keywords = useQuery(userKeywordsQuery());
  const apps = useQuery(trackedAppsQuery());
  const text = keyword.toLowerCase();
  const entries = keywords.data
    ?.filter(({ keywordText }) => keywordText.toLowerCase() === text)
    .map((entry) => ({ ...entry, platform: getListStore(apps.data, entry.appId ?? null) }));
  return { entries, isPending: keywords.isPending || apps.isPending };
}

/**
 * Returns the store in which a keyword is shown: the one in the address, else that of the current app. With all apps, it is
 * the only store in which the user tracks the keyword. Undefined while that is unknown.
 */
export function useKeywordStore(keyword: string, inAddress: string | null): Platform | undefined {
  const { appId } = useWorkspace();
  const current = useCurrentStore();
  const { entries = [], isPending } = useOwnEntries(keyword);
  if (isPlatform(inAddress)) return inAddress;
  if (current === undefined || appId !== null) return current;
  if (isPending) return undefined;
  const [store = current, ...others] = new Set(entries.map(({ platform }) => platform));
  return others.length > 0 ? current : store;
}

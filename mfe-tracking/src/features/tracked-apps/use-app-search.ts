import { isPlatform, type Platform } from "@listwise/aso-core/stores";
import { useQuery } from "@tanstack/react-query";
import type { AppSearch } from "../../shared/apps/app-search.api";
import { useCurrentStore } from "../../shared/apps/use-current-store";
import { searchableStoresQuery, useSearchableStores } from "../../shared/apps/use-searchable-stores";
import { getCountryParam } from "../../shared/countries";
import { useUrlParams } from "../../shared/use-url-params";

/** Returns the store of the current app if the source can search it, else the first one that it can; undefined while unknown. */
function useDefaultStore(): Platform | undefined {
  const { isPending } = useQuery(searchableStoresQuery());
  const stores = useSearchableStores();
  const current = useCurrentStore();
  if (isPending || !current) return undefined;
  return stores.includes(current) ? current : stores[0];
}

/**
 * Returns the search in the URL (`?q=&country=&store=`) and a function that changes it. Without a store in the URL it is in
 * that of the current app.
 */
export function useAppSearch() {
  const { params, change } = useUrlParams();
  const defaultStore = useDefaultStore();
  const store = params.get("store");
  const search: AppSearch = {
    q: (params.get("q") ?? "").trim(),
    country: getCountryParam(params),
    platform: isPlatform(store) ? store : defaultStore,
  };

  function searchFor({ q, country, platform }: AppSearch): void {
    change({ q: q.trim(), country, store: platform ?? null }, { push: true });
  }

  return { search, searchFor };
}

import { parsePlatform } from "@listwise/aso-core/stores";
import { getCountryParam } from "../../shared/countries";
import { useUrlParams } from "../../shared/use-url-params";
import type { AppSearch } from "../../shared/apps/app-search.api";

/** Returns the search in the URL (`?q=&country=&store=`) and a function that changes it. */
export function useAppSearch() {
  const { params, change } = useUrlParams();
  const search: AppSearch = {
    q: (params.get("q") ?? "").trim(),
    country: getCountryParam(params),
    platform: parsePlatform(params.get("store")),
  };

  function searchFor({ q, country, platform }: AppSearch): void {
    change(
      { q: q.trim(), country, store: platform === parsePlatform(null) ? null : platform },
      { push: true },
    );
  }

  return { search, searchFor };
}

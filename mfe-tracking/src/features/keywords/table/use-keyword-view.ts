import { STOREFRONTS } from "@listwise/contracts/store";
import { useUrlParams } from "../../../shared/use-url-params";
import { NO_FILTER, type KeywordFilters, type KeywordView } from "./keyword-view";

const filters = [
  "filter",
  "country",
  "category",
  "tag",
  "favorites",
  "rank",
  "popularity",
  "change",
  "listing",
  "irrelevant",
] as const;

/** Parses the filters. A country without a storefront is no filter, as it is not the current country. */
export function parseFilters(params: URLSearchParams): KeywordFilters {
  const country = params.get("country")?.toLowerCase() ?? "";
  return {
    ...NO_FILTER,
    ...Object.fromEntries(filters.map((name) => [name, params.get(name) ?? ""])),
    country: STOREFRONTS.includes(country) ? country : "",
  };
}

/** Reads and writes the view in the URL. */
export function useKeywordView() {
  const { params, change } = useUrlParams();
  const view: KeywordView = {
    ...parseFilters(params),
    since: params.get("since") ?? "",
    sort: params.get("sort"),
    hide: params.get("hide"),
    density: params.get("density"),
  };
  const setView = (changed: Partial<KeywordView>): void => change(changed);
  return { view, setView };
}

/** Returns the query string of the view with its hidden columns and its density. */
export function buildViewQuery(view: KeywordView, hidden: readonly string[], density: string): string {
  const kept = { ...view, hide: hidden.join(), density: density === "compact" ? density : "" };
  return formatQuery([...filters, "since", "sort", "hide", "density"], kept);
}

/** Returns the query string of the filters. */
export function buildFilterQuery(view: KeywordFilters): string {
  return formatQuery(filters, view);
}

function formatQuery<Name extends string>(
  names: readonly Name[],
  values: Record<Name, string | null>,
): string {
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = values[name];
      return value ? [[name, value]] : [];
    }),
  ).toString();
}

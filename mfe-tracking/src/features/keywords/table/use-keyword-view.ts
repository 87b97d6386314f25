import { STOREFRONTS } from "@listwise/contracts/store";
import { useUrlParams } from "../../../shared/use-url-params";
import { NO_FILTER, type KeywordView } from "./keyword-view";

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

/** Reads and writes the view in the URL. A country without a storefront is no filter, as it is not the current country. */
export function useKeywordView() {
  const { params, change } = useUrlParams();
  const country = params.get("country")?.toLowerCase() ?? "";
  const view: KeywordView = {
    ...NO_FILTER,
    ...Object.fromEntries(filters.map((name) => [name, params.get(name) ?? ""])),
    country: STOREFRONTS.includes(country) ? country : "",
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
  const names = [...filters, "sort", "hide", "density"] as const;
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = kept[name];
      return value ? [[name, value]] : [];
    }),
  ).toString();
}

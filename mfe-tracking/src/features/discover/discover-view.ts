import { DISCOVERY_SORTS, type DiscoveryList, type DiscoverySort } from "@listwise/contracts/keywords";
import type { Sort } from "@listwise/shared-ui/table";
import { findListingFilter } from "../../shared/listing/listing-marks";

/** The lists in the order of the page, with what they contain. */
export const DISCOVERY_LISTS: readonly { list: DiscoveryList; label: string; description: string }[] = [
  {
    list: "ranked",
    label: "You rank, not tracked",
    description: "Checked keywords for which your app ranks in the top 200.",
  },
  {
    list: "gaps",
    label: "Competitors rank, you don't",
    description: "Checked keywords with a competitor in the top 50 and without your app in the top 200.",
  },
  {
    list: "suggestions",
    label: "Suggestions",
    description:
      "Keywords from your listing, your competitors' listings and autocomplete that fit your app, best score first.",
  },
  { list: "hidden", label: "Hidden", description: "Keywords that you marked as not relevant for this app." },
];

/** The list, search, filter, order and page of the table. */
export interface DiscoverView {
  list: DiscoveryList;
  search: string;
  /** Place in the app's listing; `undefined` for all. */
  listing: ReturnType<typeof findListingFilter>;
  sort: Sort & { key: DiscoverySort };
  page: number;
}

/** Returns the usual order of a list: by rank for keywords that rank, otherwise by score. */
export function getUsualSort(list: DiscoveryList): DiscoverView["sort"] {
  return list === "ranked" ? { key: "rank", direction: "asc" } : { key: "score", direction: "desc" };
}

/** Returns the server's name of an order, or `undefined` for other texts. */
export function findSortKey(key: string): DiscoverySort | undefined {
  return DISCOVERY_SORTS.find((name) => name === key);
}

/** Parses the parameters of the address; unknown values are replaced by the usual ones. */
export function parseDiscoverView(params: URLSearchParams): DiscoverView {
  const list = DISCOVERY_LISTS.find((one) => one.list === params.get("list"))?.list ?? "suggestions";
  const text = params.get("sort") ?? "";
  const key = findSortKey(text.replace(/^-/, ""));
  return {
    list,
    search: params.get("filter") ?? "",
    listing: findListingFilter(params.get("listing") ?? ""),
    sort: key ? { key, direction: text.startsWith("-") ? "desc" : "asc" } : getUsualSort(list),
    page: Math.max(1, Math.trunc(Number(params.get("page"))) || 1),
  };
}

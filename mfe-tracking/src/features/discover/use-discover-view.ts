import type { DiscoveryList } from "@listwise/contracts/keywords";
import { formatSort, type Sort } from "@listwise/shared-ui/table";
import { useUrlParams } from "../../shared/use-url-params";
import { findSortKey, getFirstDirection, parseDiscoverView } from "./discover-view";

/** Reads and writes the view in the address. Changing the list, the search or the order goes back to page 1. */
export function useDiscoverView() {
  const { params, change } = useUrlParams();
  const view = parseDiscoverView(params);
  return {
    view,
    setList: (list: DiscoveryList) => change({ list, filter: null, sort: null, page: null }),
    setSearch: (filter: string) => change({ filter, page: null }),
    /** Sorts by another column best first, and flips the order of the sorted one. */
    setSort: ({ key, direction }: Sort) => {
      const name = findSortKey(key);
      if (!name) return;
      const next = { key, direction: key === view.sort.key ? direction : getFirstDirection(name) };
      change({ sort: formatSort(next), page: null });
    },
    setPage: (page: number) => change({ page: page > 1 ? String(page) : null }),
  };
}

import type { DiscoveryList } from "@listwise/contracts/keywords";
import { getServerTime } from "@listwise/shared-auth";
import { formatSort, type Sort } from "@listwise/shared-ui/table";
import { useState } from "react";
import { useUrlParams } from "../../shared/use-url-params";
import { findSortKey, parseDiscoverView } from "./discover-view";

/**
 * Reads and writes the view in the address. Changing the list, the search, the filter or the order goes back to page 1. `orderedAt`
 * is the time of the last of these changes: until the next one, rows keep their places.
 */
export function useDiscoverView() {
  const { params, change } = useUrlParams();
  const [orderedAt, setOrderedAt] = useState(getServerTime);
  const order = (next: Parameters<typeof change>[0]) => {
    setOrderedAt(getServerTime());
    change({ ...next, page: null });
  };
  return {
    view: parseDiscoverView(params),
    orderedAt,
    setList: (list: DiscoveryList) => order({ list, filter: null, listing: null, sort: null }),
    setSearch: (filter: string) => order({ filter }),
    setListing: (listing: string) => order({ listing: listing || null }),
    clearFilters: () => order({ filter: null, listing: null }),
    setSort: (sort: Sort) => {
      if (findSortKey(sort.key)) order({ sort: formatSort(sort) });
    },
    /** Applies the present order to figures that have changed since. */
    sortAgain: () => order({}),
    setPage: (page: number) => change({ page: page > 1 ? String(page) : null }),
  };
}

import { formatSort, parseSort, type Column, type Sort } from "@listwise/shared-ui/table";
import { useUrlParams } from "../../shared/use-url-params";
import { DEFAULT_SORT } from "./compare-columns";
import { FILTERS, type FilterKey } from "./filter-keywords";

/** Reads and writes the earlier day with which ranks are compared in the address. */
export function useCompareSince() {
  const { params, change } = useUrlParams();
  return { since: params.get("since") ?? "", setSince: (since: string) => change({ since }) };
}

/** Reads and writes the filters and the order in the address. */
export function useCompareView<Row>(columns: readonly Column<Row>[]) {
  const { params, change } = useUrlParams();
  return {
    show: FILTERS.find(({ key }) => key === params.get("show"))?.key ?? "all",
    text: params.get("filter") ?? "",
    sort: parseSort(columns, params.get("sort"), DEFAULT_SORT),
    setShow: (show: FilterKey) => change({ show: show === "all" ? null : show }),
    setText: (filter: string) => change({ filter }),
    setSort: (sort: Sort) => change({ sort: formatSort(sort) }),
    clear: () => change({ show: null, filter: null }),
  };
}

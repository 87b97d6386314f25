import { useUrlParams } from "../../shared/use-url-params";
import { DEFAULT_SORT, getSort } from "./app-columns";
import type { AppsView } from "./my-apps";

const VIEW_PARAMS = ["filter", "show", "tag", "sort"];

/** Reads and writes the filter, kind, tag and sort order in the URL (`?filter=&show=&tag=&sort=`). */
export function useAppsView() {
  const { params, change } = useUrlParams();
  const read = (name: string) => params.get(name) ?? "";
  const view: AppsView = {
    filter: read("filter"),
    show: read("show"),
    tag: read("tag"),
    sort: getSort(params.get("sort")),
  };
  function setView({ sort, ...texts }: Partial<AppsView>): void {
    change({ ...texts, ...(sort ? { sort: sort.key === DEFAULT_SORT.key ? null : sort.key } : {}) });
  }
  const parts = VIEW_PARAMS.flatMap((name) => (params.get(name) ? [[name, read(name)]] : []));
  return { view, setView, query: new URLSearchParams(parts).toString() };
}

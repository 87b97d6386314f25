import { useUrlParams } from "../../shared/use-url-params";
import { DEFAULT_ORDER, orders, type AppsView } from "./my-apps";

/** Reads and writes the filter, kind, tag and sort order in the URL (`?filter=&show=&tag=&sort=`). */
export function useAppsView() {
  const { params, change } = useUrlParams();
  const sort = params.get("sort") ?? "";
  const view: AppsView = {
    filter: params.get("filter") ?? "",
    show: params.get("show") ?? "",
    tag: params.get("tag") ?? "",
    sort: sort in orders ? sort : DEFAULT_ORDER,
  };
  function setView(next: Partial<AppsView>): void {
    change({ ...next, ...(next.sort === DEFAULT_ORDER ? { sort: null } : {}) });
  }
  return { view, setView };
}

import { useUrlParams } from "../../shared/use-url-params";
import type { RankView } from "./rank-view";

const VIEW_PARAMS = ["country", "tracked", "filter", "band", "change", "category", "favorites", "sort"];

/** Reads and writes the filters, sort and page in the URL. Changing the view goes back to page 1. */
export function useRankView() {
  const { params, change } = useUrlParams();
  const read = (name: string) => params.get(name) ?? "";
  const view: RankView = {
    app: read("tracked"),
    filter: read("filter"),
    band: read("band"),
    change: read("change"),
    category: read("category"),
    favorites: read("favorites") === "1",
    sort: params.get("sort"),
  };
  function setView(next: Partial<RankView>): void {
    const { app, favorites, ...texts } = next;
    change({
      ...texts,
      ...(app === undefined ? {} : { tracked: app }),
      ...(favorites === undefined ? {} : { favorites: favorites ? "1" : null }),
      page: null,
    });
  }
  const clear = () => setView({ app: "", filter: "", band: "", change: "", category: "", favorites: false });
  const parts = VIEW_PARAMS.flatMap((name) => (params.get(name) ? [[name, read(name)]] : []));
  return {
    view,
    /** Query string of the view, without the page. */
    query: new URLSearchParams(parts).toString(),
    setView,
    clear,
    page: Math.max(1, Number.parseInt(read("page"), 10) || 1),
    setPage: (page: number) => change({ page: page > 1 ? String(page) : null }),
  };
}

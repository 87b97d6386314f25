import type { ContentPage } from "@listwise/contracts/content";
import { useSearchParams } from "@listwise/shared-ui";
import { getPublicationState } from "../../shared/editor/publication";

export interface CmsFilterValues {
  search: string;
  category: string;
  state: string;
}

/** Returns the filters of the page list, which are kept in the URL. */
export function useCmsFilters() {
  const [params, setParams] = useSearchParams();
  const read = (name: string) => params.get(name) ?? "";
  const filters: CmsFilterValues = {
    search: read("search"),
    category: read("category"),
    state: read("state"),
  };
  const words = filters.search.toLowerCase().split(/\s+/).filter(Boolean);
  return {
    filters,
    change: (part: Partial<CmsFilterValues>) => {
      const next = Object.entries({ ...filters, ...part }).filter(([, value]) => value !== "");
      setParams(new URLSearchParams(next), { replace: true, preventScrollReset: true });
    },
    find: (pages: readonly ContentPage[]) =>
      pages.filter(
        (page) =>
          words.every((word) => `${page.title} ${page.slug}`.toLowerCase().includes(word)) &&
          (filters.category === "" || page.category === filters.category) &&
          (filters.state === "" || getPublicationState(page) === filters.state),
      ),
  };
}

import { FAQ_CATEGORIES, type FaqCategory } from "@listwise/contracts/content";
import { useSearchParams } from "@listwise/shared-ui";

export interface FaqFilters {
  search: string;
  /** `undefined` for all categories. */
  category: FaqCategory | undefined;
}

const MAX_SEARCH_LENGTH = 200;

function parseFilters(params: URLSearchParams): FaqFilters {
  const category = params.get("category")?.trim().toUpperCase();
  return {
    search: (params.get("search") ?? "").trim().slice(0, MAX_SEARCH_LENGTH),
    category: FAQ_CATEGORIES.find((known) => known === category),
  };
}

function formatFilters({ search, category }: FaqFilters): string {
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  if (category) params.set("category", category);
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

/** Keeps the FAQ's filters in the address. */
export function useFaqFilters() {
  const [params, setParams] = useSearchParams();
  const filters = parseFilters(params);
  return {
    filters,
    change: (part: Partial<FaqFilters>) => setParams(formatFilters({ ...filters, ...part })),
    getHref: (part: Partial<FaqFilters>) => `/faq${formatFilters({ ...filters, ...part })}`,
  };
}

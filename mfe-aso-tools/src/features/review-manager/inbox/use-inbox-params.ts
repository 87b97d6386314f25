import {
  ReplyFilterSchema,
  ReviewStoreSchema,
  ReviewTabSchema,
  ReviewThemeSchema,
} from "@listwise/contracts/reviews";
import { z } from "@listwise/contracts/zod";
import type { ToolParams } from "../../../shared/tool-page/use-tool-params";
import type { ReviewFilters } from "../reviews.api";

/** Numbers of reviews on a page: the first by default, the last is as many as one request marks. */
export const PAGE_SIZES = ["10", "50", "200"] as const;

const sorts = ["newest", "oldest", "lowest", "highest"] as const;
/** Parameters of a view, in the order in which saved views store them. */
const NAMES = ["show", "stars", "version", "theme", "lang", "reply", "store", "from", "to", "search", "sort"];

/** Reads and writes the view in the address: the parameters of {@link NAMES}, `page`, `size` and `panel`. */
export function buildInboxParams({ get, change }: ToolParams, country: string) {
  const read = (name: string, pattern: RegExp) => (pattern.test(get(name) ?? "") ? (get(name) ?? "") : "");
  const stars = Number(get("stars"));
  const page = Number(get("page"));
  const filters: ReviewFilters = {
    country,
    tab: z.safeParse(ReviewTabSchema, get("show")).data ?? "all",
    rating: Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : null,
    search: (get("search") ?? "").slice(0, 200),
    version: (get("version") ?? "").slice(0, 40),
    theme: z.safeParse(ReviewThemeSchema, get("theme")).data ?? null,
    language: read("lang", /^([a-z]{2}|unknown)$/),
    reply: z.safeParse(ReplyFilterSchema, get("reply")).data ?? null,
    store: z.safeParse(ReviewStoreSchema, get("store")).data ?? null,
    from: read("from", /^20\d\d-\d\d-\d\d$/),
    to: read("to", /^20\d\d-\d\d-\d\d$/),
    sort: sorts.find((sort) => sort === get("sort")) ?? "newest",
  };
  const query = new URLSearchParams(
    NAMES.flatMap((name): [string, string][] => (get(name) ? [[name, get(name) ?? ""]] : [])),
  );
  return {
    filters,
    /** The view as a query string, for saved views. */
    query: query.toString(),
    panel: get("panel") === "themes" ? ("themes" as const) : ("reviews" as const),
    setPanel: (panel: string) => change({ panel: panel === "reviews" ? null : panel }),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    size: Number(PAGE_SIZES.find((size) => size === get("size")) ?? PAGE_SIZES[0]),
    setSize: (size: string) => change({ size: size === PAGE_SIZES[0] ? null : size, page: null }),
    setPage: (next: number) => change({ page: next === 1 ? null : String(next) }),
    /** A changed filter goes back to page 1. */
    set: (values: Record<string, string | null>) => change({ ...values, page: null }),
    /** Shows the reviews of a theme; Back returns to the themes. */
    showTheme: (values: Record<string, string | null>) =>
      change({ ...values, panel: null, page: null }, { replace: false }),
    clear: () => change(Object.fromEntries([...NAMES, "page"].map((name) => [name, null]))),
  };
}

export type InboxParams = ReturnType<typeof buildInboxParams>;

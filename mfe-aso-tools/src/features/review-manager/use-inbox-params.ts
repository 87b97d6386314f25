import { ReviewTabSchema } from "@listwise/contracts/reviews";
import { z } from "@listwise/contracts/zod";
import type { ToolParams } from "../../shared/tool-page/use-tool-params";
import type { ReviewFilters } from "./reviews.api";

const sorts = ["newest", "oldest", "lowest", "highest"] as const;

/** Reads and writes the view in the address: `?show=&stars=&search=&version=&sort=&page=`. */
export function buildInboxParams({ get, change }: ToolParams, country: string) {
  const tab = z.safeParse(ReviewTabSchema, get("show"));
  const stars = Number(get("stars"));
  const page = Number(get("page"));
  const filters: ReviewFilters = {
    country,
    tab: tab.success ? tab.data : "all",
    rating: Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : null,
    search: (get("search") ?? "").slice(0, 200),
    version: (get("version") ?? "").slice(0, 40),
    sort: sorts.find((sort) => sort === get("sort")) ?? "newest",
  };
  return {
    filters,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    setPage: (next: number) => change({ page: next === 1 ? null : String(next) }),
    /** A changed filter goes back to page 1. */
    set: (values: Record<string, string | null>) => change({ ...values, page: null }),
  };
}

export type InboxParams = ReturnType<typeof buildInboxParams>;

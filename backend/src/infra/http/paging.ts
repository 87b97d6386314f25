import type { Pagination } from "@listwise/contracts/api";

/** A page of a list. `page` counts from 1; `offset` is the number of preceding entries. */
export interface Page {
  page: number;
  pageSize: number;
  offset: number;
}

/** Returns the requested page. `limit` and `pageSize` mean the same; `pageSize` wins. */
export function parsePage(
  query: { page?: number | undefined; pageSize?: number | undefined; limit?: number | undefined },
  defaultSize = 10,
): Page {
  const page = query.page ?? 1;
  const pageSize = query.pageSize ?? query.limit ?? defaultSize;
  return { page, pageSize, offset: (page - 1) * pageSize };
}

/** Returns the pagination fields of a response. An empty list has one empty page. */
export function paginate({ page, pageSize }: Pick<Page, "page" | "pageSize">, total: number): Pagination {
  return { page, pageSize, total, pages: Math.max(1, Math.ceil(total / pageSize)) };
}

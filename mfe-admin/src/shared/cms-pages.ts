import { cmsEndpoints, type ContentPage } from "@listwise/contracts/content";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

const PAGE_SIZE = 200;

export const cmsKey = ["admin", "cms"] as const;

/** Query for all content pages, which the tree and the parent select need. */
export const cmsPagesQuery = queryOptions({
  queryKey: [...cmsKey, "pages"],
  queryFn: async ({ signal }) => {
    const read = (page: number) => call(cmsEndpoints.pages, { query: { page, pageSize: PAGE_SIZE }, signal });
    const { data, pagination } = await read(1);
    const pages = [...data];
    for (let page = 2; page <= pagination.pages; page += 1) pages.push(...(await read(page)).data);
    return pages;
  },
  staleTime: 0,
});

/** Page with its children. */
export interface Branch {
  page: ContentPage;
  depth: number;
  below: readonly Branch[];
}

/** Builds a tree sorted by title. Pages whose parent isn't included are at the top level. */
export function buildTree(pages: readonly ContentPage[]): Branch[] {
  const ids = new Set(pages.map(({ id }) => id));
  const sorted = [...pages].sort((one, other) => one.title.localeCompare(other.title));
  const grow = (parentId: number | null, depth: number): Branch[] =>
    sorted
      .filter(
        (page) => (page.parentId !== null && ids.has(page.parentId) ? page.parentId : null) === parentId,
      )
      .map((page) => ({ page, depth, below: grow(page.id, depth + 1) }));
  return grow(null, 0);
}

/** Returns the pages of a tree in depth-first order. */
export const flatten = (branches: readonly Branch[]): Branch[] =>
  branches.flatMap((branch) => [branch, ...flatten(branch.below)]);

import { cmsEndpoints, type ContentPage } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

const PAGE_SIZE = 200;

export const cmsKey = ["admin", "cms"] as const;

/** All content pages: the tree and the choice of a parent need every one. */
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

/** A page with those below it. */
export interface Branch {
  page: ContentPage;
  depth: number;
  below: readonly Branch[];
}

/** Pages as a tree, by title. A page whose parent is not among them stands at the top. */
export function treeOf(pages: readonly ContentPage[]): Branch[] {
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

/** The tree from top to bottom. */
export const flatten = (branches: readonly Branch[]): Branch[] =>
  branches.flatMap((branch) => [branch, ...flatten(branch.below)]);

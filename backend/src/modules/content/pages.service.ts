import type { ContentPage } from "@listwise/contracts";
import type { Executor } from "../../platform/database";
import { fail } from "../../platform/errors";
import {
  findPublicChildren,
  findPublicPage,
  findPublicPagesOf,
  insertPageIfMissing,
  type NewPage,
  type PublicPage,
} from "./pages.repository";
import { sanitizeContent } from "./sanitize-content";

export function presentPage({ page, parent }: PublicPage, children: ContentPage["children"]): ContentPage {
  const { authorName, ...rest } = page;
  return {
    ...rest,
    publishedAt: page.publishedAt?.toISOString() ?? null,
    createdAt: page.createdAt.toISOString(),
    updatedAt: page.updatedAt.toISOString(),
    createdBy: authorName === null ? null : { name: authorName },
    parent,
    children,
  };
}

export async function pageBySlug(db: Executor, slug: string): Promise<ContentPage> {
  const found = await findPublicPage(db, slug);
  if (!found) throw fail("NOT_FOUND", "Page not found or unavailable.");
  const { id } = found.page;
  return presentPage(found, (await findPublicChildren(db, [id])).get(id) ?? []);
}

/** `parentId` null: those at the top; absent: all of them. */
export async function pagesOfCategory(
  db: Executor,
  category: string,
  parentId: number | null | undefined,
): Promise<ContentPage[]> {
  const found = await findPublicPagesOf(db, category, parentId);
  const children = await findPublicChildren(
    db,
    found.map(({ page }) => page.id),
  );
  return found.map((one) => presentPage(one, children.get(one.page.id) ?? []));
}

/** A page that comes with the product: its body is sanitised like any other. */
export function addPageIfMissing(db: Executor, page: NewPage): Promise<void> {
  return insertPageIfMissing(db, { ...page, content: sanitizeContent(page.content) });
}

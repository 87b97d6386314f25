import type { ContentPage } from "@listwise/contracts";
import type { Executor } from "../../platform/database";
import { fail } from "../../platform/errors";
import { findPublicChildren, findPublicPage, insertPageIfMissing, type NewPage } from "./pages.repository";
import { sanitizeContent } from "./sanitize-content";

export async function pageBySlug(db: Executor, slug: string): Promise<ContentPage> {
  const found = await findPublicPage(db, slug);
  if (!found) throw fail("NOT_FOUND", "Page not found or unavailable.");
  const { authorName, ...page } = found.page;
  return {
    ...page,
    publishedAt: page.publishedAt?.toISOString() ?? null,
    createdAt: page.createdAt.toISOString(),
    updatedAt: page.updatedAt.toISOString(),
    createdBy: authorName === null ? null : { name: authorName },
    parent: found.parent,
    children: await findPublicChildren(db, page.id),
  };
}

/** A page that comes with the product: its body is sanitised like any other. */
export function addPageIfMissing(db: Executor, page: NewPage): Promise<void> {
  return insertPageIfMissing(db, { ...page, content: sanitizeContent(page.content) });
}

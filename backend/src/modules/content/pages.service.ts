import type { ContentPage } from "@listwise/contracts/content";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import {
  findPublicChildren,
  findPublicPage,
  findPublicPagesByCategory,
  type PublicPage,
} from "./pages.repository";
import type { ContentsEntry, Highlight } from "./rendering/parse-article-html";
import { ensureRenderedPage } from "./rendering/ensure-rendered";

export function presentPage({ page, parent }: PublicPage, children: ContentPage["children"]): ContentPage {
  const { id, slug, title, content, wordCount, seoTitle, seoDescription, featuredImage } = page;
  const { category, subcategory, status, parentId, authorName } = page;
  return {
    ...{ id, slug, title, content, wordCount, seoTitle, seoDescription, featuredImage },
    ...{ category, subcategory, status, parentId },
    publishedAt: page.publishedAt?.toISOString() ?? null,
    createdAt: page.createdAt.toISOString(),
    updatedAt: page.updatedAt.toISOString(),
    createdBy: authorName === null ? null : { name: authorName },
    parent,
    children,
  };
}

/**
 * Returns a published page with its table of contents.
 * @throws NOT_FOUND
 */
export async function loadPageArticle(
  ctx: AppContext,
  slug: string,
): Promise<{ page: ContentPage; html: string; contents: ContentsEntry[] }> {
  const found = await findPublicPage(ctx.db, slug);
  if (!found) throw fail("NOT_FOUND", "Page not found or unavailable.");
  const page = await ensureRenderedPage(ctx, found.page);
  const children = (await findPublicChildren(ctx.db, [page.id])).get(page.id) ?? [];
  return { page: presentPage({ ...found, page }, children), html: page.html, contents: page.contents };
}

/**
 * Returns a published page with its rendered body.
 * @throws NOT_FOUND
 */
export async function loadPageBySlug(ctx: AppContext, slug: string): Promise<ContentPage> {
  const { page, html } = await loadPageArticle(ctx, slug);
  return { ...page, html };
}

/** Finds the published pages of a category: at the top level for `parentId` null, all of them if it is absent. */
async function findPages(
  ctx: AppContext,
  category: string,
  parentId: number | null | undefined,
): Promise<PublicPage[]> {
  const pages: PublicPage[] = [];
  for (const found of await findPublicPagesByCategory(ctx.db, category, parentId)) {
    pages.push({ ...found, page: await ensureRenderedPage(ctx, found.page) });
  }
  return pages;
}

/** Returns the published pages of a category: at the top level for `parentId` null, all of them if it is absent. */
export async function loadPagesOfCategory(
  ctx: AppContext,
  category: string,
  parentId: number | null | undefined,
): Promise<ContentPage[]> {
  const found = await findPages(ctx, category, parentId);
  const children = await findPublicChildren(
    ctx.db,
    found.map(({ page }) => page.id),
  );
  return found.map((one) => presentPage(one, children.get(one.page.id) ?? []));
}

/** Returns the published releases with their highlights. */
export async function loadReleases(
  ctx: AppContext,
): Promise<{ page: ContentPage; highlights: readonly Highlight[] }[]> {
  const found = await findPages(ctx, "changelog", undefined);
  return found.map((one) => ({ page: presentPage(one, []), highlights: one.page.highlights }));
}

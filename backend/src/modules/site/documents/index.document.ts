import type { ContentPage } from "@listwise/contracts/content";
import { loadPagesOfCategory, loadReleases } from "../../content";
import type { DocumentParts, PageDocument } from "./document";
import { markup } from "./html";
import type { Icon } from "./icons";
import { renderDate, renderPageHead, renderTiles, type Tile } from "./components";
import { renderTimeline } from "./release";

const icons = new Map<string, Icon>([
  ["terms", "list"],
  ["privacy", "shield"],
  ["cookies", "info"],
]);

const createTile = (page: ContentPage): Tile => ({
  path: `/legal/${page.slug}`,
  title: page.title,
  summary: page.seoDescription,
  icon: icons.get(page.slug) ?? "sheet",
  foot: markup`Updated ${renderDate(page.updatedAt)}`,
});

/** Renders the list of legal documents. */
export async function renderLegalDocument({ ctx, path, title, lead }: DocumentParts): Promise<PageDocument> {
  const pages = await loadPagesOfCategory(ctx, "legal", undefined);
  const list =
    pages.length > 0
      ? renderTiles(pages.map(createTile), "h2")
      : markup`<div class="doc-none"><h2>No legal documents found</h2></div>`;
  const body = markup`<div class="doc-page">${renderPageHead(title, lead)}${list}</div>`;
  return { body, trail: [{ name: title, path }], data: [] };
}

/** Renders the changelog. */
export async function renderChangelogDocument({
  ctx,
  path,
  title,
  lead,
}: DocumentParts): Promise<PageDocument> {
  const pages = await loadReleases(ctx);
  const list =
    pages.length > 0
      ? renderTimeline(pages)
      : markup`<div class="doc-none"><h2>No changelog entries found.</h2></div>`;
  const body = markup`<div class="doc-page doc-narrow">${renderPageHead(title, lead)}${list}</div>`;
  return { body, trail: [{ name: title, path }], data: [] };
}

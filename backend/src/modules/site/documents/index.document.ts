import type { ContentPage } from "@listwise/contracts";
import { pagesOfCategory, releases } from "../../content";
import type { DocumentParts, PageDocument } from "./document";
import { markup } from "./html";
import type { Icon } from "./icons";
import { date, pageHead, tiles, type Tile } from "./pieces";
import { timeline } from "./release";

const icons = new Map<string, Icon>([
  ["terms", "list"],
  ["privacy", "shield"],
  ["cookies", "info"],
]);

const tile = (page: ContentPage): Tile => ({
  path: `/legal/${page.slug}`,
  title: page.title,
  summary: page.seoDescription,
  icon: icons.get(page.slug) ?? "sheet",
  foot: markup`Updated ${date(page.updatedAt)}`,
});

/** Renders the list of legal documents. */
export async function legalDocument({ ctx, path, title, lead }: DocumentParts): Promise<PageDocument> {
  const pages = await pagesOfCategory(ctx, "legal", undefined);
  const list =
    pages.length > 0
      ? tiles(pages.map(tile), "h2")
      : markup`<div class="doc-none"><h2>No legal documents found</h2></div>`;
  const body = markup`<div class="doc-page">${pageHead(title, lead)}${list}</div>`;
  return { body, trail: [{ name: title, path }], data: [] };
}

/** Renders the changelog. */
export async function changelogDocument({ ctx, path, title, lead }: DocumentParts): Promise<PageDocument> {
  const pages = await releases(ctx);
  const list =
    pages.length > 0
      ? timeline(pages)
      : markup`<div class="doc-none"><h2>No changelog entries found.</h2></div>`;
  const body = markup`<div class="doc-page doc-narrow">${pageHead(title, lead)}${list}</div>`;
  return { body, trail: [{ name: title, path }], data: [] };
}

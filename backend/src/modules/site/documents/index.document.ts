import type { ContentPage } from "@listwise/contracts";
import { pagesOfCategory, renderBody } from "../../content";
import type { DocumentParts, PageDocument } from "./document";
import { Html, markup } from "./html";
import { date, pageHead, tiles, type Tile } from "./pieces";

const EMPTY: Readonly<Record<string, string>> = { changelog: "No changelog entries found." };

const tile = (page: ContentPage): Tile => ({
  path: `/legal/${page.slug}`,
  title: page.title,
  summary: page.seoDescription,
  foot: markup`Updated ${date(page.updatedAt)}`,
});

/** Releases, each with all that was written of it. */
const timeline = (pages: readonly ContentPage[]) =>
  markup`<ol class="doc-releases">
    ${pages.map(
      ({ slug, title, content, publishedAt, createdAt }) =>
        markup`<li>
          <p class="doc-meta">${date(publishedAt ?? createdAt)}</p>
          <h2><a href="/changelog/${encodeURIComponent(slug)}">${title}</a></h2>
          <div class="doc-prose">${new Html(renderBody(content, 1))}</div>
        </li>`,
    )}
  </ol>`;

/** The pages of an area: the changelog or the legal documents. */
export async function indexDocument({ db, path, title, lead }: DocumentParts): Promise<PageDocument> {
  const area = path.slice(1);
  const pages = await pagesOfCategory(db, area, undefined);
  const list =
    pages.length > 0
      ? area === "changelog"
        ? timeline(pages)
        : tiles(pages.map(tile), "h2")
      : markup`<div class="doc-none"><h2>${EMPTY[area] ?? "Nothing here yet"}</h2></div>`;
  const body = markup`<div class="doc-page ${area === "changelog" ? "doc-narrow" : null}">${pageHead(title, lead)}${list}</div>`;
  return { body, trail: [{ name: title, path }], data: [] };
}

import type { ContentPage } from "@listwise/contracts";
import { pagesOfCategory, renderBody } from "../../content";
import type { DocumentParts, PageDocument } from "./document";
import { Html, markup } from "./html";
import { cards, date, meta, pageHead, type Card } from "./pieces";

const EMPTY: Readonly<Record<string, string>> = {
  guides: "No guides found",
  changelog: "No changelog entries found.",
};

const card =
  (area: string) =>
  (page: ContentPage): Card => ({
    path: `/${area}/${page.slug}`,
    title: page.title,
    summary: page.seoDescription,
    labels: page.subcategory ? [page.subcategory] : [],
    foot: meta({ publishedAt: area === "legal" ? page.updatedAt : page.publishedAt }),
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

/** The pages of an area: the help pages, the guides, the changelog or the legal documents. */
export async function indexDocument({ db, path, title, lead }: DocumentParts): Promise<PageDocument> {
  const area = path.slice(1);
  const pages = await pagesOfCategory(db, area, undefined);
  const list =
    pages.length > 0
      ? area === "changelog"
        ? timeline(pages)
        : cards(pages.map(card(area)))
      : markup`<div class="doc-none"><h2>${EMPTY[area] ?? "Nothing here yet"}</h2></div>`;
  const faq =
    area === "help" ? markup`<p class="doc-hint"><a href="/faq">Frequently asked questions</a></p>` : null;
  const body = markup`<div class="doc-page ${area === "changelog" ? "doc-narrow" : null}">${pageHead(title, lead)}${faq}${list}</div>`;
  return { body, trail: [{ name: title, path }], data: [] };
}

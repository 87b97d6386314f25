import { GUIDE_RESOURCES, type ContentPage } from "@listwise/contracts";
import { pagesOfCategory } from "../../content";
import type { DocumentParts, PageDocument } from "./document";
import { markup } from "./html";
import { lookOf } from "./icons";
import { cards, grouped, meta, nothing, pageHead, searchForm, searchOf, type Card } from "./pieces";

const nameOf = ({ subcategory }: ContentPage) => subcategory?.trim() || "General";
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

const card = (guide: ContentPage): Card => ({
  path: `/guides/${guide.slug}`,
  title: guide.title,
  summary: guide.seoDescription,
  image: guide.featuredImage,
  look: lookOf("guides"),
  labels: markup`<span class="doc-badge" data-tone="accent">${nameOf(guide)}</span>`,
  foot: meta({ publishedAt: guide.publishedAt, wordCount: guide.wordCount }),
});

/** Renders the list of guides. Search and categories use the same query parameters as the remote. */
export async function guidesDocument({
  ctx,
  path,
  query,
  title,
  lead,
}: DocumentParts): Promise<PageDocument> {
  const search = searchOf(query);
  const category = query.get("category") ?? "";
  const guides = await pagesOfCategory(ctx, "guides", undefined);
  const found = guides.filter(
    (guide) =>
      (category === "" || slugOf(nameOf(guide)) === category) &&
      [guide.title, guide.seoDescription, guide.content]
        .join(" ")
        .toLowerCase()
        .includes(search.toLowerCase()),
  );
  const entry = (slug: string, name: string, count: number | null) => {
    const address = new URLSearchParams({ ...(search && { search }), ...(slug && { category: slug }) });
    return markup`<li>
      <a href="${path}${address.size > 0 ? `?${address}` : ""}" ${slug === category ? markup`aria-current="true"` : null}
        >${name}${count === null ? null : markup`<span>${count}</span>`}</a
      >
    </li>`;
  };
  const categories = grouped(guides, nameOf).map(([name, group]) => entry(slugOf(name), name, group.length));
  const why = search ? `No results for "${search}"` : category ? "No guides in this category" : null;
  const body = markup`<div class="doc-page">
    ${pageHead(title, lead)}
    <div class="doc-columns">
      <aside class="doc-aside">
        ${searchForm(title, path, "Search guides", search)}
        <nav aria-label="Categories">
          <h2>Categories</h2>
          <ul>
            ${entry("", "All Guides", null)}${categories}
          </ul>
        </nav>
        <nav aria-label="Resources">
          <h2>Resources</h2>
          <ul>
            ${GUIDE_RESOURCES.map(({ label, to }) => markup`<li><a href="${to}" rel="noopener noreferrer">${label}</a></li>`)}
          </ul>
        </nav>
      </aside>
      <div class="doc-list">${found.length > 0 ? cards(found.map(card)) : nothing("No guides found", why, path)}</div>
    </div>
  </div>`;
  return { body, trail: [{ name: title, path }], data: [] };
}

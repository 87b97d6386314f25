import { GUIDE_RESOURCES, type ContentPage } from "@listwise/contracts/content";
import { loadPagesOfCategory } from "../../content";
import type { DocumentParts, PageDocument } from "./document";
import { markup } from "./html";
import { getCategoryStyle } from "./icons";
import {
  renderCards,
  groupByName,
  renderMeta,
  renderEmptyState,
  renderPageHead,
  renderSearchForm,
  getSearch,
  type Card,
} from "./components";

const getCategoryName = ({ subcategory }: ContentPage) => subcategory?.trim() || "General";
const getCategorySlug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

const createCard = (guide: ContentPage): Card => ({
  path: `/guides/${guide.slug}`,
  title: guide.title,
  summary: guide.seoDescription,
  image: guide.featuredImage,
  look: getCategoryStyle("guides"),
  labels: markup`<span class="doc-badge" data-tone="accent">${getCategoryName(guide)}</span>`,
  foot: renderMeta({ publishedAt: guide.publishedAt, wordCount: guide.wordCount }),
});

/** Renders the list of guides. Search and categories use the same query parameters as the remote. */
export async function renderGuidesDocument({
  ctx,
  path,
  query,
  title,
  lead,
}: DocumentParts): Promise<PageDocument> {
  const search = getSearch(query);
  const category = query.get("category") ?? "";
  const guides = await loadPagesOfCategory(ctx, "guides", undefined);
  const found = guides.filter(
    (guide) =>
      (category === "" || getCategorySlug(getCategoryName(guide)) === category) &&
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
  const categories = groupByName(guides, getCategoryName).map(([name, group]) =>
    entry(getCategorySlug(name), name, group.length),
  );
  const why = search ? `No results for "${search}"` : category ? "No guides in this category" : null;
  const body = markup`<div class="doc-page">
    ${renderPageHead(title, lead)}
    <div class="doc-columns">
      <aside class="doc-aside">
        ${renderSearchForm(title, path, "Search guides", search)}
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
      <div class="doc-list">${found.length > 0 ? renderCards(found.map(createCard)) : renderEmptyState("No guides found", why, path)}</div>
    </div>
  </div>`;
  return { body, trail: [{ name: title, path }], data: [] };
}

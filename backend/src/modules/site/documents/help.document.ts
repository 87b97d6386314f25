import type { ContentPage } from "@listwise/contracts/content";
import { loadPagesOfCategory } from "../../content";
import { findActiveFaqs } from "../../faq";
import type { DocumentParts, PageDocument } from "./document";
import { markup, type Html } from "./html";
import {
  groupByName,
  renderEmptyState,
  renderPageHead,
  renderSearchForm,
  getSearch,
  renderTiles,
} from "./components";

const MAX_QUESTIONS = 5;
const DEFAULT_GROUP = "General";

/** Returns the pages that contain every word of the search. */
function findMatching(pages: readonly ContentPage[], search: string): ContentPage[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return pages.filter(({ title, subcategory, seoDescription, content }) => {
    const text = [title, subcategory, seoDescription, content].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Renders pages grouped by subcategory, sorted by name. Pages without one come first. */
function renderGroups(pages: readonly ContentPage[]): Html {
  const ordered = groupByName(
    pages,
    ({ subcategory }) => subcategory?.trim() || DEFAULT_GROUP,
    DEFAULT_GROUP,
  );
  return markup`${ordered.map(
    ([name, group]) =>
      markup`<section aria-label="${name}">
        <h2>${name}</h2>
        ${renderTiles(
          group.map(({ slug, title, seoDescription }) => ({
            path: `/help/${slug}`,
            title,
            summary: seoDescription,
          })),
          "h3",
        )}
      </section>`,
  )}`;
}

/** Renders the help pages in groups, and the first questions of the FAQ. */
export async function renderHelpDocument({
  ctx,
  path,
  query,
  title,
  lead,
}: DocumentParts): Promise<PageDocument> {
  const search = getSearch(query);
  const [pages, faqs] = await Promise.all([
    loadPagesOfCategory(ctx, "help", undefined),
    findActiveFaqs(ctx.db, { search: "", category: "GENERAL" }),
  ]);
  const found = findMatching(pages, search);
  const none = () =>
    renderEmptyState("No help pages found", search ? `No results for "${search}"` : null, path);
  const body = markup`<div class="doc-page">
    ${renderPageHead(title, lead)}
    <div class="doc-stack">
      ${renderSearchForm(title, path, "Search help pages", search)}
      <div class="doc-groups">${found.length > 0 ? renderGroups(found) : none()}</div>
      <section class="doc-box" id="faq">
        <h2>Frequently asked questions</h2>
        <p>Quick answers to the questions we get most.</p>
        <ul>
          ${faqs.slice(0, MAX_QUESTIONS).map(({ id, question }) => markup`<li><a href="/faq#faq-${id}">${question}</a></li>`)}
        </ul>
        <p><a href="/faq">Read the FAQ</a> <a href="/contact">Contact Support</a></p>
      </section>
    </div>
  </div>`;
  return { body, trail: [{ name: title, path }], data: [] };
}

import { findCategories, listPosts } from "../../content";
import type { DocumentParts, PageDocument } from "./document";
import { markup, type Html } from "./html";
import { getCategoryStyle } from "./icons";
import { renderCards, renderEmptyState, renderPageHead, renderSearchForm, getSearch } from "./components";
import { createPostCard } from "./post-card";

const PAGE_SIZE = 10;

interface Filters {
  search: string;
  category: string;
  page: number;
}

function parseFilters(query: URLSearchParams): Filters {
  const page = query.get("page") ?? "";
  return {
    search: getSearch(query),
    category: (query.get("category") ?? "").trim().slice(0, 100),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

function getHref(filters: Filters, change: Partial<Filters>): string {
  const { search, category, page } = { ...filters, page: 1, ...change };
  const entries = Object.entries({ search, category, page: page > 1 ? String(page) : "" });
  const query = new URLSearchParams(entries.filter(([, value]) => value !== "")).toString();
  return query === "" ? "/blog" : `/blog?${query}`;
}

function renderEmpty({ search, category }: Filters): Html {
  const empty = category ? "No posts in this category" : "Check back soon for new content";
  return renderEmptyState("No posts found", search ? `No results for "${search}"` : empty, "/blog");
}

function renderPageLinks(filters: Filters, pages: number): Html | null {
  if (pages <= 1) return null;
  const links = Array.from({ length: pages }, (_, index) => index + 1).map((page) =>
    page === filters.page
      ? markup`<a href="${getHref(filters, { page })}" aria-current="page">${page}</a>`
      : markup`<a href="${getHref(filters, { page })}">${page}</a>`,
  );
  return markup`<nav class="doc-pages" aria-label="Blog pages">${links}</nav>`;
}

/** Renders the list of posts. Search, categories and paging use the same query parameters as the remote. */
export async function renderBlogDocument({ ctx, query, title, lead }: DocumentParts): Promise<PageDocument> {
  const filters = parseFilters(query);
  const slice = { pageSize: PAGE_SIZE, offset: (filters.page - 1) * PAGE_SIZE };
  const [{ data, total }, categories] = await Promise.all([
    listPosts(ctx.db, { published: true, category: filters.category, search: filters.search }, slice),
    findCategories(ctx.db),
  ]);
  const entry = (slug: string, name: string, count: number | null) =>
    markup`<li>
      <a
        href="${getHref(filters, { category: slug })}"
        ${filters.category === slug ? markup`aria-current="true"` : null}
        ${slug ? markup`data-icon="${getCategoryStyle(slug).icon}"` : null}
        >${name}${count === null ? null : markup`<span>${count}</span>`}</a
      >
    </li>`;
  const body = markup`<div class="doc-page">
    ${renderPageHead(title, lead)}
    <div class="doc-columns">
      <aside class="doc-aside">
        ${renderSearchForm("Blog", "/blog", "Search posts", filters.search)}
        <nav aria-label="Categories">
          <h2>Categories</h2>
          <ul>
            ${entry("", "All Categories", null)}${categories.map(({ slug, name, postCount }) => entry(slug, name, postCount))}
          </ul>
        </nav>
      </aside>
      <div class="doc-list">
        ${data.length > 0 ? renderCards(data.map(createPostCard)) : renderEmpty(filters)}${renderPageLinks(filters, Math.ceil(total / PAGE_SIZE))}
      </div>
    </div>
  </div>`;
  return { body, trail: [{ name: title, path: "/blog" }], data: [] };
}

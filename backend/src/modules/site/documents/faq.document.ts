import { FAQ_CATEGORIES, type Faq, type FaqCategory } from "@listwise/contracts/content";
import { findActiveFaqs, countActiveFaqs } from "../../faq";
import type { DocumentParts, PageDocument } from "./document";
import { markup } from "./html";
import type { Icon } from "./icons";
import { renderEmptyState, renderPageHead, renderSearchForm, getSearch } from "./components";
import { createFaqData } from "./structured-data";

const icons: Record<FaqCategory, Icon> = {
  GENERAL: "help",
  FEATURES: "chart",
  PRICING: "tag",
  ACCOUNT: "user",
  TECHNICAL: "wrench",
  BILLING: "card",
};

interface Filters {
  search: string;
  category: FaqCategory | undefined;
}

function parseFilters(query: URLSearchParams): Filters {
  const category = query.get("category")?.trim().toUpperCase();
  return {
    search: getSearch(query),
    category: FAQ_CATEGORIES.find((known) => known === category),
  };
}

function getHref({ search, category }: Filters): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(category && { category }) }).toString();
  return query === "" ? "/faq" : `/faq?${query}`;
}

const getEmptyText = ({ search }: Filters) =>
  search ? `No results for "${search}"` : "There are no questions here yet.";

// The shared name makes the browser keep only one of them open.
const renderQuestion = (faq: Faq) =>
  markup`<details name="faq"><summary><h3>${faq.question}</h3></summary><p>${faq.answer}</p></details>`;

/** Renders the questions with their answers. Search and categories use the same query parameters as the remote. */
export async function renderFaqDocument({
  ctx,
  path,
  query,
  title,
  lead,
}: DocumentParts): Promise<PageDocument> {
  const filters = parseFilters(query);
  const [faqs, counts] = await Promise.all([findActiveFaqs(ctx.db, filters), countActiveFaqs(ctx.db)]);
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const topic = (name: string, category: FaqCategory | undefined, icon: Icon, count: number) =>
    markup`<li>
      <a
        href="${getHref({ ...filters, category })}"
        data-icon="${icon}"
        ${filters.category === category ? markup`aria-current="true"` : null}
        >${name}<span>${count}</span></a
      >
    </li>`;
  const body = markup`<div class="doc-page">
    ${renderPageHead(title, lead)}
    <div class="doc-stack">
      ${renderSearchForm("FAQ", path, "Search questions", filters.search)}
      <nav class="doc-topics" aria-label="Categories">
        <ul>
          ${topic("ALL", undefined, "list", all)}${counts.map(({ category, count }) => topic(category, category, icons[category], count))}
        </ul>
      </nav>
      ${faqs.length > 0 ? markup`<section class="doc-answers" aria-label="Questions">${faqs.map(renderQuestion)}</section>` : renderEmptyState("No FAQs found", getEmptyText(filters), path)}
    </div>
  </div>`;
  return { body, trail: [{ name: title, path }], data: faqs.length > 0 ? [createFaqData(faqs)] : [] };
}

import type { ContentPage } from "@listwise/contracts/content";
import type { DocumentView } from "@listwise/contracts/documents";
import { loadPagesOfCategory } from "../../content";
import { findActiveFaqs } from "../../faq";
import { getSearch } from "./parts";
import type { ViewLoader } from "./view-request";

const MAX_QUESTIONS = 5;
const DEFAULT_GROUP = "General";

/** Returns the pages that contain every word of the search, title matches first. */
function findMatching(pages: readonly ContentPage[], search: string): ContentPage[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = pages.filter(({ title, subcategory, seoDescription, content }) =>
    hasAll([title, subcategory, seoDescription, content].join(" ")),
  );
  return [...found.filter(({ title }) => hasAll(title)), ...found.filter(({ title }) => !hasAll(title))];
}

/** Groups pages by subcategory, sorted by name. Pages without one come first. */
function groupPages(pages: readonly ContentPage[]): [name: string, pages: ContentPage[]][] {
  const groups = new Map<string, ContentPage[]>();
  for (const page of pages) {
    const name = page.subcategory?.trim() || DEFAULT_GROUP;
    groups.set(name, [...(groups.get(name) ?? []), page]);
  }
  const isDefault = (name: string) => Number(name === DEFAULT_GROUP);
  return [...groups].sort(([a], [b]) => isDefault(b) - isDefault(a) || a.localeCompare(b, "en"));
}

/** Loads the help pages in groups, and the first questions of the FAQ. */
export const loadHelpView: ViewLoader<DocumentView<"/help">> = async ({ ctx, path, query, title }) => {
  const search = getSearch(query);
  const [pages, faqs] = await Promise.all([
    loadPagesOfCategory(ctx, "help", undefined),
    findActiveFaqs(ctx.db, { search: "", category: "GENERAL" }),
  ]);
  const view = {
    search,
    groups: groupPages(findMatching(pages, search)).map(([name, group]) => ({
      name,
      pages: group.map((page) => ({
        url: `/help/${encodeURIComponent(page.slug)}`,
        title: page.title,
        summary: page.seoDescription ?? "",
      })),
    })),
    questions: faqs
      .slice(0, MAX_QUESTIONS)
      .map(({ id, question }) => ({ url: `/faq#faq-${id}`, label: question })),
  };
  return { view, trail: [{ name: title, path }], data: [] };
};

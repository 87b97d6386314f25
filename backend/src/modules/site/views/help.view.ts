import { groupHelp } from "@listwise/aso-core/help";
import type { DocumentView } from "@listwise/contracts/documents";
import { loadPagesOfCategory } from "../../content";
import { findActiveFaqs } from "../../faq";
import { getSearch } from "./parts";
import type { ViewLoader } from "./view-request";

const MAX_QUESTIONS = 5;

/** Loads the help pages in groups, and the first questions of the FAQ. */
export const loadHelpView: ViewLoader<DocumentView<"/help">> = async ({ ctx, path, query, title }) => {
  const search = getSearch(query);
  const [pages, faqs] = await Promise.all([
    loadPagesOfCategory(ctx, "help", undefined),
    findActiveFaqs(ctx.db, { search: "", category: "GENERAL" }),
  ]);
  const view = {
    search,
    groups: groupHelp(pages, search).map(([name, group]) => ({
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

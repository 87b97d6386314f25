import { FAQ_CATEGORIES, type FaqCategory } from "@listwise/contracts/content";
import type { DocumentView } from "@listwise/contracts/documents";
import { countActiveFaqs, findActiveFaqs } from "../../faq";
import { createFaqData } from "../documents/structured-data";
import { buildHref, getSearch, toFilterLink } from "./parts";
import type { ViewLoader } from "./view-request";

/** Loads the questions with their answers. Search and categories use the same query parameters as the remote. */
export const loadFaqView: ViewLoader<DocumentView<"/faq">> = async ({ ctx, path, query, title }) => {
  const search = getSearch(query);
  const asked = query.get("category")?.trim().toUpperCase();
  const category = FAQ_CATEGORIES.find((known) => known === asked);
  const [faqs, counts] = await Promise.all([
    findActiveFaqs(ctx.db, { search, category }),
    countActiveFaqs(ctx.db),
  ]);
  const getCount = (name: FaqCategory) => counts.find((one) => one.category === name)?.count ?? 0;
  const toLink = (slug: FaqCategory | undefined, label: string, count: number) =>
    toFilterLink({
      slug: slug ?? "",
      label,
      count,
      url: buildHref(path, { search, category: slug ?? "" }),
      current: slug === category,
    });
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const here = buildHref(path, { search, category: category ?? "" });
  const view = {
    search,
    all: toLink(undefined, "ALL", all),
    categories: FAQ_CATEGORIES.map((name) => toLink(name, name, getCount(name))),
    questions: faqs.map(({ id, question, answer }) => ({ id, url: `${here}#faq-${id}`, question, answer })),
  };
  return { view, trail: [{ name: title, path }], data: faqs.length > 0 ? [createFaqData(faqs)] : [] };
};

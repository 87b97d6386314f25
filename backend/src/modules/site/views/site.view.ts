import type { DocumentView } from "@listwise/contracts/documents";
import { loadPageArticle } from "../../content";
import { loadContacts } from "./contacts";
import { toArticleText } from "./parts";
import type { ViewLoader } from "./view-request";

/** Loads the about page. */
export const loadAboutView: ViewLoader<DocumentView<"/about">> = async ({ ctx, path }) => {
  const [{ page, html }, contacts] = await Promise.all([
    loadPageArticle(ctx, path.slice(1)),
    loadContacts(ctx),
  ]);
  const { title } = page;
  const article = toArticleText(html);
  const view = { ...article, title, description: page.seoDescription, contacts };
  return { view, trail: [{ name: title, path }], data: [], article: { title, text: article.text } };
};

/** Loads the contact page. */
export const loadContactView: ViewLoader<DocumentView<"/contact">> = async ({ ctx, path, title }) => ({
  view: { contacts: await loadContacts(ctx) },
  trail: [{ name: title, path }],
  data: [],
});

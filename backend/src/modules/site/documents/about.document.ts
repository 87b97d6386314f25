import { loadPageArticle } from "../../content";
import { renderArticleText } from "./article-text";
import type { DocumentParts, PageDocument } from "./document";
import { markup } from "./html";
import { renderPageHead } from "./components";

/** Renders the about page. */
export async function renderAboutDocument({ ctx, path }: DocumentParts): Promise<PageDocument> {
  const { page, html } = await loadPageArticle(ctx, path.slice(1));
  const { title, seoDescription } = page;
  const body = markup`<div class="doc-page doc-narrow">
    ${renderPageHead(title, seoDescription)}${renderArticleText(html)}
  </div>`;
  return { body, trail: [{ name: title, path }], data: [] };
}

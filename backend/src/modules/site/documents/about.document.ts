import { readPageArticle } from "../../content";
import { articleText } from "./article-text";
import type { DocumentParts, PageDocument } from "./document";
import { markup } from "./html";
import { pageHead } from "./pieces";

/** Renders the about page. */
export async function aboutDocument({ ctx, path }: DocumentParts): Promise<PageDocument> {
  const { page, html } = await readPageArticle(ctx, path.slice(1));
  const { title, seoDescription } = page;
  const body = markup`<div class="doc-page doc-narrow">
    ${pageHead(title, seoDescription)}${articleText(html)}
  </div>`;
  return { body, trail: [{ name: title, path }], data: [] };
}

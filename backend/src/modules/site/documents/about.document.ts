import { pageBySlug } from "../../content";
import { articleText } from "./article-text";
import type { DocumentParts, PageDocument } from "./document";
import { markup } from "./html";
import { pageHead } from "./pieces";

/** What the site says of itself. */
export async function aboutDocument({ db, path }: DocumentParts): Promise<PageDocument> {
  const { title, seoDescription, content } = await pageBySlug(db, path.slice(1));
  const body = markup`<div class="doc-page doc-narrow">
    ${pageHead(title, seoDescription)}${articleText(content, false)}
  </div>`;
  return { body, trail: [{ name: title, path }], data: [] };
}

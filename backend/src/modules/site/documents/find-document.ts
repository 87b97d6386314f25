import { ApiFailure } from "../../../infra/http/errors";
import { renderAboutDocument } from "./about.document";
import { renderBlogPostDocument } from "./blog-post.document";
import { renderBlogDocument } from "./blog.document";
import { renderContactDocument } from "./contact.document";
import { renderContentPageDocument } from "./content-page.document";
import type { DocumentParts, PageDocument } from "./document";
import { renderFaqDocument } from "./faq.document";
import { renderGuidesDocument } from "./guides.document";
import { renderHelpDocument } from "./help.document";
import { renderHomeDocument } from "./home.document";
import { renderChangelogDocument, renderLegalDocument } from "./index.document";
import { renderPricingDocument } from "./pricing.document";

type DocumentRenderer = (parts: DocumentParts) => Promise<PageDocument>;

const renderers: ReadonlyMap<string, DocumentRenderer> = new Map([
  ["/", renderHomeDocument],
  ["/about", renderAboutDocument],
  ["/blog", renderBlogDocument],
  ["/changelog", renderChangelogDocument],
  ["/contact", renderContactDocument],
  ["/faq", renderFaqDocument],
  ["/guides", renderGuidesDocument],
  ["/help", renderHelpDocument],
  ["/legal", renderLegalDocument],
  ["/pricing", renderPricingDocument],
]);

function getRenderer({ path, page }: DocumentParts): DocumentRenderer | undefined {
  if (renderers.has(path) || !page) return renderers.get(path);
  return path.startsWith("/blog/") ? renderBlogPostDocument : renderContentPageDocument;
}

/** Renders the document of a page; `null` if only its remote can render it. */
export async function findDocument(parts: DocumentParts): Promise<PageDocument | null> {
  const write = getRenderer(parts);
  if (!write) return null;
  try {
    return await write(parts);
  } catch (error) {
    // The list of published pages may be two seconds old, so the page may have been unpublished since.
    if (error instanceof ApiFailure && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

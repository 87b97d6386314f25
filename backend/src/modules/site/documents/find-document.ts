import { ApiFailure } from "../../../platform/errors";
import { aboutDocument } from "./about.document";
import { blogPostDocument } from "./blog-post.document";
import { blogDocument } from "./blog.document";
import { contactDocument } from "./contact.document";
import { contentPageDocument } from "./content-page.document";
import type { DocumentParts, PageDocument } from "./document";
import { faqDocument } from "./faq.document";
import { guidesDocument } from "./guides.document";
import { helpDocument } from "./help.document";
import { homeDocument } from "./home.document";
import { changelogDocument, legalDocument } from "./index.document";
import { pricingDocument } from "./pricing.document";

type Writer = (parts: DocumentParts) => Promise<PageDocument>;

const writers: ReadonlyMap<string, Writer> = new Map([
  ["/", homeDocument],
  ["/about", aboutDocument],
  ["/blog", blogDocument],
  ["/changelog", changelogDocument],
  ["/contact", contactDocument],
  ["/faq", faqDocument],
  ["/guides", guidesDocument],
  ["/help", helpDocument],
  ["/legal", legalDocument],
  ["/pricing", pricingDocument],
]);

function writerOf({ path, page }: DocumentParts): Writer | undefined {
  if (writers.has(path) || !page) return writers.get(path);
  return path.startsWith("/blog/") ? blogPostDocument : contentPageDocument;
}

/** Renders the document of a page; `null` if only its remote can render it. */
export async function findDocument(parts: DocumentParts): Promise<PageDocument | null> {
  const write = writerOf(parts);
  if (!write) return null;
  try {
    return await write(parts);
  } catch (error) {
    // The list of published pages may be two seconds old, so the page may have been unpublished since.
    if (error instanceof ApiFailure && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

import { ApiFailure } from "../../../platform/errors";
import { AREAS } from "./article-head";
import { blogPostDocument } from "./blog-post.document";
import { blogDocument } from "./blog.document";
import { contentPageDocument } from "./content-page.document";
import type { DocumentParts, PageDocument } from "./document";
import { faqDocument } from "./faq.document";
import { guidesDocument } from "./guides.document";
import { helpDocument } from "./help.document";
import { indexDocument } from "./index.document";

type Writer = (parts: DocumentParts) => Promise<PageDocument>;

function writerOf({ path, page }: DocumentParts): Writer | null {
  if (path === "/blog") return blogDocument;
  if (path === "/faq") return faqDocument;
  if (path === "/help") return helpDocument;
  if (path === "/guides") return guidesDocument;
  if (page) return path.startsWith("/blog/") ? blogPostDocument : contentPageDocument;
  return AREAS.has(path.slice(1)) ? indexDocument : null;
}

/** What authors have to show at an address, `null` where the page is all its remote's. */
export async function findDocument(parts: DocumentParts): Promise<PageDocument | null> {
  const write = writerOf(parts);
  if (!write) return null;
  try {
    return await write(parts);
  } catch (error) {
    // Taken back a moment ago: the list of what is published may be two seconds old.
    if (error instanceof ApiFailure && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

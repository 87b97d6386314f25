import { truncate } from "@listwise/aso-core/text";
import type { ContentPage } from "@listwise/contracts/content";
import { parseBlocks } from "../../shared/cms-pages/content-blocks";

const MAX_SUMMARY_LENGTH = 120;

export type LegalIcon = "terms" | "privacy" | "cookies" | "document";

export interface LegalDocument {
  /** Slug of the page. */
  id: string;
  title: string;
  summary: string;
  icon: LegalIcon;
  lastUpdated: string;
  content: string;
}

function getIcon(slug: string): LegalIcon {
  const known: readonly LegalIcon[] = ["terms", "privacy", "cookies"];
  return known.find((name) => slug.includes(name)) ?? "document";
}

/** Converts a page into a legal document. Without a summary, the beginning of the first paragraph is used. */
export function toLegalDocument(page: ContentPage): LegalDocument {
  const { slug, title, seoDescription, content, updatedAt } = page;
  const first = parseBlocks(content).find(({ kind }) => kind === "paragraph")?.text ?? "";
  const summary = seoDescription?.trim() || truncate(first, MAX_SUMMARY_LENGTH);
  return { id: slug, title, summary, icon: getIcon(slug), lastUpdated: updatedAt, content };
}

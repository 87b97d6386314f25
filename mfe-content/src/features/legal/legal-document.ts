import type { ContentPage } from "@listwise/contracts";
import { contentBlocks } from "../../shared/content-blocks";

const LONGEST_SUMMARY = 120;

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

function cut(text: string): string {
  const characters = [...text];
  if (characters.length <= LONGEST_SUMMARY) return text;
  return `${characters.slice(0, LONGEST_SUMMARY).join("").trimEnd()}…`;
}

function iconOf(slug: string): LegalIcon {
  const known: readonly LegalIcon[] = ["terms", "privacy", "cookies"];
  return known.find((name) => slug.includes(name)) ?? "document";
}

/** Converts a page into a legal document. Without a summary, the beginning of the first paragraph is used. */
export function toLegalDocument(page: ContentPage): LegalDocument {
  const { slug, title, seoDescription, content, updatedAt } = page;
  const first = contentBlocks(content).find(({ kind }) => kind === "paragraph")?.text ?? "";
  const summary = seoDescription?.trim() || cut(first);
  return { id: slug, title, summary, icon: iconOf(slug), lastUpdated: updatedAt, content };
}

import {
  type ContentPage,
  getHighlightType,
  getReleaseTitle,
  getReleaseVersion,
  type HighlightType,
} from "@listwise/contracts/content";
import { parseBlocks } from "../../shared/cms-pages/content-blocks";

export interface Highlight {
  type: HighlightType;
  title: string;
  description: string;
}

export interface ChangelogEntry {
  id: number;
  slug: string;
  version: string;
  title: string;
  date: string;
  highlights: Highlight[];
}

type Source = Pick<
  ContentPage,
  "id" | "slug" | "title" | "content" | "seoDescription" | "publishedAt" | "createdAt"
>;

/** Returns each heading with the paragraph right below it, or one highlight from the title if there are no such pairs. */
export function buildHighlights({ title, content, seoDescription }: Omit<Source, "id">): Highlight[] {
  const blocks = parseBlocks(content);
  const pairs = blocks.flatMap((block, index) => {
    const next = blocks[index + 1];
    if (block.kind !== "heading" || next?.kind !== "paragraph") return [];
    return [{ type: getHighlightType(block.text), title: block.text, description: next.text }];
  });
  if (pairs.length > 0) return pairs;
  return [{ type: "feature", title, description: seoDescription ?? "" }];
}

/** Converts a content page into an entry of the changelog. */
export function toEntry(page: Source): ChangelogEntry {
  return {
    id: page.id,
    slug: page.slug,
    version: getReleaseVersion(page),
    title: getReleaseTitle(page),
    date: page.publishedAt ?? page.createdAt,
    highlights: buildHighlights(page),
  };
}

/** Converts content pages into entries, newest first. */
export function toEntries(pages: readonly Source[]): ChangelogEntry[] {
  return pages.map(toEntry).sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
}

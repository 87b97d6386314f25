import type { ContentPage } from "@listwise/contracts";
import { contentBlocks } from "../../shared/content-blocks";

export type HighlightType = "feature" | "improvement" | "bugfix" | "performance";

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

/** The first rule that fits the heading. */
const types: readonly (readonly [RegExp, HighlightType])[] = [
  [/fix|bug/i, "bugfix"],
  [/improve|enhance/i, "improvement"],
  [/performance|speed/i, "performance"],
];

function typeOf(heading: string): HighlightType {
  return types.find(([rule]) => rule.test(heading))?.[1] ?? "feature";
}

/** From `v1.2` or `v1.2.3` in the title, else from the page's id. */
export function versionOf({ id, title }: Pick<Source, "id" | "title">): string {
  return /v\d+\.\d+(?:\.\d+)?/i.exec(title)?.[0].toLowerCase() ?? `v${id}`;
}

/** A heading and the paragraph right below it, as often as there are such pairs. */
export function highlightsOf({ title, content, seoDescription }: Omit<Source, "id">): Highlight[] {
  const blocks = contentBlocks(content);
  const pairs = blocks.flatMap((block, index) => {
    const next = blocks[index + 1];
    if (block.kind !== "heading" || next?.kind !== "paragraph") return [];
    return [{ type: typeOf(block.text), title: block.text, description: next.text }];
  });
  if (pairs.length > 0) return pairs;
  return [{ type: "feature", title, description: seoDescription ?? "" }];
}

/** A release as the timeline tells it, from its content page. */
export function toEntry(page: Source): ChangelogEntry {
  const version = versionOf(page);
  // The badge says the version already.
  const title = page.title.replace(new RegExp(`^${version.replaceAll(".", "\\.")}[\\s:–—-]*`, "i"), "");
  return {
    id: page.id,
    slug: page.slug,
    version,
    title: title || page.title,
    date: page.publishedAt ?? page.createdAt,
    highlights: highlightsOf(page),
  };
}

/** Newest first. */
export function toEntries(pages: readonly Source[]): ChangelogEntry[] {
  return pages.map(toEntry).sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
}

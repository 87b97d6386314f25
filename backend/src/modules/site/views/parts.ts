import type { BlogPost } from "@listwise/contracts/content";
import { PRODUCT_NAME } from "@listwise/contracts/site";
import type { ArticleText, FilterLink, Moment, PostCard } from "@listwise/contracts/documents";
import type { ContentsEntry } from "../../content";
import { getPictureUrl } from "./picture-url";

/** Author of pages without a named one. */
export const TEAM = `${PRODUCT_NAME} Team`;
const WORDS_PER_MINUTE = 200;
const MAX_SEARCH_LENGTH = 200;
const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Returns a date as templates show it. */
export function toMoment(value: Date | string): Moment {
  const day = new Date(value);
  return { iso: day.toISOString(), text: longDate.format(day) };
}

/** Returns a date as templates show it; `null` without one. */
export const toMomentOrNull = (value: Date | string | null): Moment | null =>
  value === null ? null : toMoment(value);

/** Returns the reading time in minutes, rounded up, at least 1. */
export const computeMinutes = (words: number): number => Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));

/** Returns the search text of an address, trimmed and cut to its maximum length. */
export const getSearch = (query: URLSearchParams): string =>
  (query.get("search") ?? "").trim().slice(0, MAX_SEARCH_LENGTH);

/** Returns a path with the query parameters that aren't empty. */
export function buildHref(path: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== "")).toString();
  return text === "" ? path : `${path}?${text}`;
}

/** Returns a link that filters a list. */
export const toFilterLink = (link: Omit<FilterLink, "one">): FilterLink => ({
  ...link,
  one: link.count === 1,
});

/** Returns the card of a post. */
export const toPostCard = (post: BlogPost): PostCard => ({
  url: `/blog/${encodeURIComponent(post.slug)}`,
  title: post.title,
  summary: post.summary,
  picture: getPictureUrl(post.featuredImage),
  category: post.categories[0]?.category.slug ?? "",
  categories: post.categories.map(({ category: { slug, name } }) => ({ slug, name })),
  published: toMomentOrNull(post.publishedAt),
  minutes: computeMinutes(post.wordCount),
});

/** Returns an article's text with scrollable tables and code, as the browser renders it, and its table of contents. */
export function toArticleText(html: string, contents: readonly ContentsEntry[] = []): ArticleText {
  const frame = (tag: string, label: string) =>
    `<div data-scroll="${tag}" role="group" aria-label="${label}">`;
  const safeHtml = html
    .replaceAll("<table>", `${frame("table", "Table")}<table>`)
    .replaceAll("</table>", "</table></div>")
    .replaceAll("<pre>", `${frame("code", "Code")}<pre>`)
    .replaceAll("</pre>", "</pre></div>");
  return {
    text: html === "" ? null : { safeHtml },
    contents: contents.map(({ id, text, depth }) => ({ id, label: text, depth })),
  };
}

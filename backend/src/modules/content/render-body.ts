import { marked } from "marked";
import { sanitizeRendered } from "./sanitize-content";

const FENCED = /^(`{3,}|~{3,})[^\n]*\n([\s\S]*?)\n?\1\s*$/;
const TAG = /<(?:!doctype|\/?[a-z][a-z0-9-]*)(?:\s[^>]*)?\/?>/i;
const MARKDOWN = [
  /^#{1,6}\s+\S/m,
  /^\s*(?:[-*+]|\d+\.)\s+\S/m,
  /^>\s+\S/m,
  /^(?:`{3,}|~{3,})/m,
  /\*\*[^*\n]+\*\*/,
  /\[[^\]\n]+\]\([^)\s]+\)/,
];

/** Read as the browser's renderer reads it: HTML when it looks so, unless it carries markdown marks as well. */
function toHtml(text: string): string {
  const isHtml = TAG.test(text) && !MARKDOWN.some((mark) => mark.test(text));
  return isHtml ? text : marked.parse(text, { async: false, gfm: true });
}

/** The page's h1 is the title: a body that begins with one of its own moves down a level. */
function belowTitle(html: string, lower: number): string {
  const by = lower + (/<h1\b/i.test(html) ? 1 : 0);
  return html.replace(
    /<(\/?)h([1-6])\b/gi,
    (_, slash: string, level: string) => `<${slash}h${Math.min(6, Number(level) + by)}`,
  );
}

/**
 * What is stored of a body, HTML or markdown, as HTML that may stand in a page: sanitised after it was rendered, its
 * headings `lower` by so many levels.
 */
export function renderBody(stored: string, lower = 0): string {
  const clean = stored
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .trim();
  const text = (FENCED.exec(clean)?.[2] ?? clean).trim();
  const safe = sanitizeRendered(belowTitle(toHtml(text), lower));
  return safe.replaceAll("<img ", '<img loading="lazy" ').trim();
}

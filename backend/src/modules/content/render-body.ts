import { marked } from "marked";
import { prepareBody } from "./prepare-body";
import { sanitizeRendered } from "./sanitize-content";

/** The page's h1 is the title: a body with an h1 of its own moves down a level. */
function belowTitle(html: string): string {
  if (!/<h1\b/i.test(html)) return html;
  return html.replace(
    /<(\/?)h([1-6])\b/gi,
    (_, slash: string, level: string) => `<${slash}h${Math.min(6, Number(level) + 1)}`,
  );
}

/** Renders a body, HTML or markdown, as HTML for a page: sanitized after it was rendered. */
export function renderBody(stored: string): string {
  const { isHtml, text } = prepareBody(stored);
  const html = isHtml ? text : marked.parse(text, { async: false, gfm: true });
  return sanitizeRendered(belowTitle(html)).replaceAll("<img ", '<img loading="lazy" ').trim();
}

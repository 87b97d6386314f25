import { expandHelpPictures } from "@listwise/aso-core/help";
import { marked } from "marked";
import { prepareBody } from "./prepare-body";
import { sanitizeRendered } from "./sanitize-content";

/** Moves all headings down a level if the body has an h1, because the page's h1 is its title. */
function lowerHeadings(html: string): string {
  if (!/<h1\b/i.test(html)) return html;
  return html.replace(
    /<(\/?)h([1-6])\b/gi,
    (_, slash: string, level: string) => `<${slash}h${Math.min(6, Number(level) + 1)}`,
  );
}

/** Renders an HTML or markdown body as sanitized HTML. */
export function renderBody(stored: string): string {
  const { isHtml, text } = prepareBody(stored);
  const html = isHtml ? text : marked.parse(text, { async: false, gfm: true });
  const safe = expandHelpPictures(sanitizeRendered(lowerHeadings(html)));
  return safe.replaceAll("<img ", '<img loading="lazy" ').trim();
}

import { decodeHTML } from "entities";
import sanitizeHtml from "sanitize-html";

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "div", "span", "br", "hr", "blockquote", "pre", "code"],
    ...["a", "em", "strong", "b", "i", "u", "s", "del", "sup", "sub", "kbd", "mark"],
    ...["ul", "ol", "li", "dl", "dt", "dd", "details", "summary"],
    ...["table", "thead", "tbody", "tr", "th", "td", "caption"],
    ...["img", "figure", "figcaption"],
  ],
  // No ids and names: they could shadow what scripts look up on the page.
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "alt", "title", "width", "height"],
    th: ["align", "colspan", "rowspan"],
    td: ["align", "colspan", "rowspan"],
    code: [{ name: "class", multiple: false, values: ["language-text", "language-json", "language-html"] }],
  },
  allowedSchemes: ["https", "http", "mailto"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noopener noreferrer" }) },
};

/**
 * Quotes, comparisons and ampersands are markdown, too. Restored is only what a parser reads as text again; it looks at
 * the whole body, because the sanitiser hands out text in pieces and "<" may end one of them.
 */
function restoreMarkdown(html: string): string {
  return html
    .replace(/&gt;/g, ">")
    .replace(/&lt;(?=[\s\d=])/g, "<")
    .replace(/&amp;(#?\w*;?)/g, (whole: string, after: string) =>
      decodeHTML(`&${after}`) === `&${after}` ? `&${after}` : whole,
    );
}

// White space before a mark is never left to two parts of the expression, so that it is read only once.
const LINK_SCHEME =
  /(\]\(\s*(?:<\s*)?|^[^\S\n\r\u2028\u2029]*\[[^\]\n]+\]:\s*(?:<\s*)?)([a-z][a-z0-9+.\-\s]*):/gim;

/** Markdown links are no HTML yet, so their addresses are looked at here. */
function dropBadLinks(text: string): string {
  return text.replace(LINK_SCHEME, (whole: string, before: string, scheme: string) =>
    /^(https?|mailto)$/i.test(scheme) ? whole : `${before}#`,
  );
}

/** What of a body, HTML or markdown, may be stored. Doing it twice changes nothing. */
export function sanitizeContent(body: string): string {
  const text = body
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .replaceAll("\0", "")
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .replace(/<(https?:\/\/[^\s<>]+)>/g, "[$1]($1)");
  return dropBadLinks(restoreMarkdown(sanitizeHtml(text, OPTIONS).trim()));
}

/** The same of HTML that was rendered from a stored body: nothing of it is markdown any more. */
export function sanitizeRendered(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}

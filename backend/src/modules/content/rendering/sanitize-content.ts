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
  // No ids and names, because they could shadow globals and elements that scripts look up (DOM clobbering).
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
 * Restores markdown that the sanitizer escaped: quotes, comparisons and ampersands. Only what a parser reads as text
 * again is restored. It works on the whole body, because the sanitizer emits text in pieces and "<" may end one of them.
 */
function restoreMarkdown(html: string): string {
  return html
    .replace(/&gt;/g, ">")
    .replace(/&lt;(?=[\s\d=])/g, "<")
    .replace(/&amp;(#?\w*;?)/g, (whole: string, after: string) =>
      decodeHTML(`&${after}`) === `&${after}` ? `&${after}` : whole,
    );
}

// No white space can be matched by two parts of the expression, so that matching takes linear time.
const LINK_SCHEME =
  /(\]\(\s*(?:<\s*)?|^[^\S\n\r\u2028\u2029]*\[[^\]\n]+\]:\s*(?:<\s*)?)([a-z][a-z0-9+.\-\s]*):/gim;

/** Removes unsafe schemes from markdown links, which aren't HTML yet and pass the sanitizer. */
function removeUnsafeLinks(text: string): string {
  return text.replace(LINK_SCHEME, (whole: string, before: string, scheme: string) =>
    /^(https?|mailto)$/i.test(scheme) ? whole : `${before}#`,
  );
}

/** Sanitizes an HTML or markdown body for storage. Idempotent. */
export function sanitizeContent(body: string): string {
  const text = body
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .replaceAll("\0", "")
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .replace(/<(https?:\/\/[^\s<>]+)>/g, "[$1]($1)");
  return removeUnsafeLinks(restoreMarkdown(sanitizeHtml(text, OPTIONS).trim()));
}

/** Sanitizes HTML that was rendered from a stored body and contains no markdown. */
export function sanitizeRendered(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}

import createPurifier, { type Config } from "dompurify";
import { marked } from "marked";
import type { DOMAttributes } from "react";
import { prepareContent } from "./prepare-content";

/** What React takes as HTML: text, or a TrustedHTML where the browser has Trusted Types. */
type Html = NonNullable<DOMAttributes<HTMLElement>["dangerouslySetInnerHTML"]>["__html"];

const prefix = "user-content-";
const purifier = createPurifier(window);

purifier.addHook("afterSanitizeAttributes", (node) => {
  if (node.nodeName === "A") {
    const href = node.getAttribute("href") ?? "";
    // Named properties are prefixed, so a link inside the page has to follow.
    if (href.startsWith("#")) node.setAttribute("href", `#${prefix}${href.slice(1)}`);
    if (/^(https?:)?\/\//i.test(href)) node.setAttribute("rel", "noopener noreferrer");
  }
  if (node.nodeName === "IMG") node.setAttribute("loading", "lazy");
});

// The strict policy refuses style attributes, and forms in an article could only lead astray.
const config: Config & { RETURN_TRUSTED_TYPE: true } = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ["style", "form", "input", "button", "select", "textarea", "dialog"],
  FORBID_ATTR: ["style", "class"],
  SANITIZE_NAMED_PROPS: true,
  RETURN_TRUSTED_TYPE: true,
};

/** The page has its own h1 (and more): every heading moves down by `steps`, never past h6. */
function shiftHeadings(html: string, steps: number): string {
  return html.replace(
    /<(\/?)h([1-6])\b/gi,
    (_, slash, level) => `<${slash}h${Math.min(6, Number(level) + steps)}`,
  );
}

/** Handlers and style attributes are removed in any case; without them the policy has nothing to report while parsing. */
function dropRefusedAttributes(html: string): string {
  return html.replace(/<[a-z][^>]*>/gi, (tag) =>
    tag.replace(/[\s/](?:on\w+|style)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, " "),
  );
}

/** Markdown or HTML → sanitised HTML; "" for nothing. */
export function renderContent(source: string | null | undefined, headingShift: number): Html {
  const { kind, text } = prepareContent(source);
  if (kind === "empty") return "";
  const html = kind === "html" ? text : marked.parse(text, { async: false, gfm: true });
  return purifier.sanitize(shiftHeadings(dropRefusedAttributes(html), headingShift), config);
}

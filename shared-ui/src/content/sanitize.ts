import createPurifier, { type Config } from "dompurify";

/** Prefix of author-supplied IDs and names, so that they cannot shadow globals that scripts look up. */
export const AUTHOR_PREFIX = "user-content-";

const purifier = createPurifier(window);

purifier.addHook("afterSanitizeAttributes", (node) => {
  if (node.nodeName !== "A") return;
  const href = node.getAttribute("href") ?? "";
  // IDs are prefixed, so links to them need the prefix too.
  if (href.startsWith("#")) node.setAttribute("href", `#${AUTHOR_PREFIX}${href.slice(1)}`);
  node.removeAttribute("target");
  node.removeAttribute("rel");
  if (/^(?:https?:)?\/\//i.test(href)) node.setAttribute("rel", "noopener noreferrer");
});

// The content security policy blocks style attributes, and forms in an article could only be used for
// phishing.
const config: Config & { RETURN_DOM_FRAGMENT: true } = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    "style",
    "template",
    "form",
    "input",
    "button",
    "select",
    "textarea",
    "dialog",
    "audio",
    "video",
  ],
  FORBID_ATTR: ["style", "class", "tabindex", "role", "accesskey", "autofocus", "srcset"],
  SANITIZE_NAMED_PROPS: true,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
};

/**
 * Removes event handlers and style attributes before parsing, so that parsing triggers no policy reports.
 * DOMPurify would remove them anyway.
 */
function dropRefusedAttributes(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replace(/[\s/](?:on\w+|style)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, " "),
  );
}

/** Parses a document with `data-style` attributes. Returns its sanitized `html` element. */
export function sanitizeDocument(html: string): Node {
  return purifier.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: config.FORBID_TAGS ?? [],
    FORBID_ATTR: ["style"],
    ALLOW_DATA_ATTR: true,
    WHOLE_DOCUMENT: true,
    RETURN_DOM: true,
  });
}

/** Parses HTML into sanitized nodes. They are never serialized again, so their meaning cannot change. */
export function sanitize(html: string): DocumentFragment {
  return purifier.sanitize(dropRefusedAttributes(html), config);
}

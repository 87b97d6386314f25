import createPurifier, { type Config } from "dompurify";

/** Before every id and name that an author gave, so that none shadows what scripts look up on the page. */
export const AUTHOR_PREFIX = "user-content-";

const purifier = createPurifier(window);

purifier.addHook("afterSanitizeAttributes", (node) => {
  if (node.nodeName !== "A") return;
  const href = node.getAttribute("href") ?? "";
  // Named properties are prefixed, so a link inside the page has to follow.
  if (href.startsWith("#")) node.setAttribute("href", `#${AUTHOR_PREFIX}${href.slice(1)}`);
  node.removeAttribute("target");
  node.removeAttribute("rel");
  if (/^(?:https?:)?\/\//i.test(href)) node.setAttribute("rel", "noopener noreferrer");
});

// The strict policy refuses style attributes, and forms in an article could only lead astray.
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

/** Handlers and style attributes are removed in any case; without them the policy has nothing to report while parsing. */
function dropRefusedAttributes(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replace(/[\s/](?:on\w+|style)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, " "),
  );
}

/** HTML → nodes in which nothing can run. They are never written as text again, so nothing can change its meaning. */
export function sanitize(html: string): DocumentFragment {
  return purifier.sanitize(dropRefusedAttributes(html), config);
}

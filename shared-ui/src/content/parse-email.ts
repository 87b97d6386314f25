import { sanitizeDocument } from "./sanitize";

/** The sanitized document of an email. */
export interface ParsedEmail {
  /** The `html` element. Style attributes are in `data-style`, because the content security policy blocks them. */
  root: Node;
  css: string;
}

const IMAGE_SOURCE = /(<img\b[^<>]*?) src="([^"]*)"/g;
const STYLES = /<style>([^]*?)<\/style>/g;

/**
 * Parses the HTML of an email so that it can be shown in a frame. Expects quoted attributes, as our emails have. Pictures
 * of other origins are left out, because the content security policy blocks them.
 */
export function parseEmail(html: string): ParsedEmail {
  const css = [...html.matchAll(STYLES)].map(([, rules = ""]) => rules).join("\n");
  const allowed = html
    .replace(STYLES, "")
    .replaceAll(' style="', ' data-style="')
    .replace(IMAGE_SOURCE, (image, start: string, source: string) => (isOwnSource(source) ? image : start));
  const root = sanitizeDocument(allowed);
  return { root, css };
}

const isOwnSource = (source: string) => URL.canParse(source) && new URL(source).origin === location.origin;

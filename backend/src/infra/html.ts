/** Escapes a text for use in HTML and XML, as content or as a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Characters that could end a script element or a line of JavaScript. */
const RISKY = /[<>&\u2028\u2029]/g;
const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Returns equal JSON for use in a script element. */
export const escapeJson = (json: string): string => json.replace(RISKY, escapeCharacter);

/** HTML that is safe to insert into a page: created by `markup`, or sanitized. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | readonly Html[];

function renderPart(part: Part): string {
  if (part === null) return "";
  if (part instanceof Html) return part.text;
  if (typeof part === "string" || typeof part === "number") return escapeHtml(String(part));
  return part.map(({ text }) => text).join("");
}

/** Renders a template and escapes every part that isn't {@link Html}. */
export function markup(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const text = pieces.reduce((before, piece, index) => before + renderPart(parts[index - 1] ?? null) + piece);
  return new Html(text);
}

import { escapeHtml } from "../metadata";

/** HTML that may stand in a page as it is: written by `markup`, or sanitised. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | readonly Html[];

function written(part: Part): string {
  if (part === null) return "";
  if (part instanceof Html) return part.text;
  if (typeof part === "string" || typeof part === "number") return escapeHtml(String(part));
  return part.map(({ text }) => text).join("");
}

/** A template whose every part is escaped unless it is HTML already. */
export function markup(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const text = pieces.reduce((before, piece, index) => before + written(parts[index - 1] ?? null) + piece);
  return new Html(text);
}

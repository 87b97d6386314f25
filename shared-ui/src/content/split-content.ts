/** Target size of a part in characters; larger parts block scrolling and typing. Chosen by us. */
const PIECE_CHARS = 30_000;
/** Maximum size of a part, which may then end in the middle of an element. */
const MAX_PIECE_CHARS = 4 * PIECE_CHARS;
/** Longer lines are not Markdown written by a person. */
const MAX_LINE_CHARS = 20_000;

/** A part of an article that can be rendered on its own; `plain` is text without markup. */
export interface ContentPiece {
  kind: "html" | "markdown" | "plain";
  text: string;
}

const fence = /^ {0,3}(`{3,}|~{3,})/;
/** Matches a line that may continue the block above a blank line. */
const continues = /^(?:[ \t]|[-*+>|][ \t]|\d{1,9}[.)][ \t])/;

/** Removes scripts and styles with their content; an unclosed one takes the rest, as in a browser. */
function dropScripts(text: string): string {
  const parts: string[] = [];
  const opening = /<(script|style)\b/gi;
  const lower = text.toLowerCase();
  let from = 0;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    parts.push(text.slice(from, match.index));
    const close = lower.indexOf(`</${match[1]?.toLowerCase() ?? ""}`, match.index);
    const end = close < 0 ? -1 : text.indexOf(">", close);
    if (end < 0) return parts.join("");
    from = opening.lastIndex = end + 1;
  }
  return [...parts, text.slice(from)].join("");
}

/**
 * Elements without meaning when unstyled, and elements that a parser closes automatically; a part may end
 * inside them.
 */
const transparent = /^(?:p|div|section|article|main|header|footer|span|html|body)$/i;
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

function splitHtml(source: string): string[] {
  const text = source.length > PIECE_CHARS ? dropScripts(source) : source;
  const pieces: string[] = [];
  const tag = /<(\/?)([a-z][a-z0-9-]*)(?:[^a-z0-9<>-][^<>]*)?>/gi;
  let [from, depth] = [0, 0];
  const cut = (at: number) => {
    pieces.push(text.slice(from, at));
    [from, depth] = [at, 0];
  };
  for (let match = tag.exec(text); match; match = tag.exec(text)) {
    while (match.index - from > MAX_PIECE_CHARS) cut(from + MAX_PIECE_CHARS);
    const [, slash = "", name = ""] = match;
    if (!transparent.test(name) && !empty.test(name)) depth = Math.max(0, depth + (slash ? -1 : 1));
    const length = tag.lastIndex - from;
    if ((length > PIECE_CHARS && depth === 0) || length > MAX_PIECE_CHARS) cut(tag.lastIndex);
  }
  while (text.length - from > MAX_PIECE_CHARS) cut(from + MAX_PIECE_CHARS);
  return [...pieces, text.slice(from)];
}

function splitMarkdown(text: string): string[] {
  if (text.length <= PIECE_CHARS) return [text];
  const pieces: string[] = [];
  let [lines, length, open, blank]: [string[], number, string, boolean] = [[], 0, "", false];
  const cut = () => {
    pieces.push(lines.join("\n"));
    [lines, length, open] = [[], 0, ""];
  };
  for (const line of text.split("\n")) {
    const mark = fence.exec(line)?.[1] ?? "";
    const between = open === "" && blank && !continues.test(line);
    if (length > 0 && ((between && length > PIECE_CHARS) || length + line.length > MAX_PIECE_CHARS)) cut();
    if (open === "") open = mark;
    else if (mark.startsWith(open)) open = "";
    lines.push(line);
    length += line.length + 1;
    blank = line.trim() === "";
  }
  cut();
  return pieces;
}

const hasEndlessLine = (text: string) => text.split("\n").some((line) => line.length > MAX_LINE_CHARS);

/** Splits an article into parts that can be rendered one after another; a short one is a single part. */
export function splitContent(kind: "html" | "markdown", text: string): ContentPiece[] {
  if (kind === "html") return splitHtml(text).map((piece) => ({ kind, text: piece }));
  return splitMarkdown(text).map((piece) => ({ kind: hasEndlessLine(piece) ? "plain" : kind, text: piece }));
}

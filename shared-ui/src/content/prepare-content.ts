const byteOrderMark = /^\uFEFF/;
// Every quantifier is bounded or stops at the next mark, so that matching takes linear time.
const htmlTag = /<(?:!doctype|\/?[a-z][a-z0-9-]*)(?:\s[^<>]*)?\/?>/i;
const markdownMarks = [
  /^#{1,6}[ \t]+\S/m,
  /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+\S/m,
  /^>[ \t]+\S/m,
  /^(?:`{3,}|~{3,})/m,
  /\*\*[^*\n]+\*\*/,
  /\[[^[\]\n]{1,500}\]\([^()\s]{1,2000}\)/,
];

/** Cleaned author text and its format. */
export interface PreparedContent {
  kind: "html" | "markdown" | "empty";
  text: string;
}

/** Returns the text inside a single fence around everything, else the text unchanged. */
function unwrapFence(text: string): string {
  const mark = /^(?:`{3,}|~{3,})/.exec(text)?.[0];
  const first = text.indexOf("\n");
  if (!mark || first < 0) return text;
  const last = text.lastIndexOf("\n");
  if (text.slice(last + 1).trim() !== mark || last < first) return text;
  const inside = last === first ? "" : text.slice(first + 1, last);
  // Another fence inside means two code blocks with text in between.
  return inside.split("\n").some((line) => line.trim() === mark) ? text : inside;
}

/**
 * Cleans author text (byte-order mark, line endings, outer white space, one fence around everything) and
 * detects its format: HTML if it looks like HTML and has no Markdown marks.
 */
export function prepareContent(source: string | null | undefined): PreparedContent {
  const clean = (source ?? "").replace(byteOrderMark, "").replace(/\r\n?/g, "\n").trim();
  const text = unwrapFence(clean).replace(byteOrderMark, "").trim();
  if (text === "") return { kind: "empty", text };
  const isHtml = htmlTag.test(text) && !markdownMarks.some((mark) => mark.test(text));
  return { kind: isHtml ? "html" : "markdown", text };
}

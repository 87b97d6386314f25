const byteOrderMark = /^\uFEFF/;
// Each part is bounded or ends at the next mark, so that no text, however odd, takes longer than its length.
const htmlTag = /<(?:!doctype|\/?[a-z][a-z0-9-]*)(?:\s[^<>]*)?\/?>/i;
const markdownMarks = [
  /^#{1,6}[ \t]+\S/m,
  /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+\S/m,
  /^>[ \t]+\S/m,
  /^(?:`{3,}|~{3,})/m,
  /\*\*[^*\n]+\*\*/,
  /\[[^[\]\n]{1,500}\]\([^()\s]{1,2000}\)/,
];

/** What an author wrote, cleaned, and how to read it. */
export interface PreparedContent {
  kind: "html" | "markdown" | "empty";
  text: string;
}

/** The text inside one fence around everything; any other text as it is. */
function unwrapFence(text: string): string {
  const mark = /^(?:`{3,}|~{3,})/.exec(text)?.[0];
  const first = text.indexOf("\n");
  if (!mark || first < 0) return text;
  const last = text.lastIndexOf("\n");
  if (text.slice(last + 1).trim() !== mark || last < first) return text;
  const inside = last === first ? "" : text.slice(first + 1, last);
  // Another such fence inside: these are two blocks, and the text between them.
  return inside.split("\n").some((line) => line.trim() === mark) ? text : inside;
}

/**
 * Cleans what an author wrote (byte-order mark, line endings, outer white space, one fence around everything) and says
 * how to read it: as HTML when it looks like HTML, unless it also carries markdown marks.
 */
export function prepareContent(source: string | null | undefined): PreparedContent {
  const clean = (source ?? "").replace(byteOrderMark, "").replace(/\r\n?/g, "\n").trim();
  const text = unwrapFence(clean).replace(byteOrderMark, "").trim();
  if (text === "") return { kind: "empty", text };
  const isHtml = htmlTag.test(text) && !markdownMarks.some((mark) => mark.test(text));
  return { kind: isHtml ? "html" : "markdown", text };
}

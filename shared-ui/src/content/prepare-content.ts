const byteOrderMark = /^\uFEFF/;
const fenced = /^(`{3,}|~{3,})[^\n]*\n([\s\S]*?)\n?\1\s*$/;
const htmlTag = /<(?:!doctype|\/?[a-z][a-z0-9-]*)(?:\s[^>]*)?\/?>/i;
const markdownMarks = [
  /^#{1,6}\s+\S/m,
  /^\s*(?:[-*+]|\d+\.)\s+\S/m,
  /^>\s+\S/m,
  /^(?:`{3,}|~{3,})/m,
  /\*\*[^*\n]+\*\*/,
  /\[[^\]\n]+\]\([^)\s]+\)/,
];

export interface PreparedContent {
  kind: "html" | "markdown" | "empty";
  text: string;
}

/**
 * Cleans what an author wrote (byte-order mark, line endings, outer white space, one fence around everything) and says
 * how to read it: as HTML when it looks like HTML, unless it also carries markdown marks.
 */
export function prepareContent(source: string | null | undefined): PreparedContent {
  const clean = (source ?? "").replace(byteOrderMark, "").replace(/\r\n?/g, "\n").trim();
  const text = (fenced.exec(clean)?.[2] ?? clean).trim();
  if (text === "") return { kind: "empty", text };
  const isHtml = htmlTag.test(text) && !markdownMarks.some((mark) => mark.test(text));
  return { kind: isHtml ? "html" : "markdown", text };
}

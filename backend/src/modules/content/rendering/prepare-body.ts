const byteOrderMark = /^\uFEFF/;
// Each part is bounded or ends at the next mark, so that matching takes linear time.
const htmlTag = /<(?:!doctype|\/?[a-z][a-z0-9-]*)(?:\s[^<>]*)?\/?>/i;
const markdownMarks = [
  /^#{1,6}[ \t]+\S/m,
  /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+\S/m,
  /^>[ \t]+\S/m,
  /^(?:`{3,}|~{3,})/m,
  /\*\*[^*\n]+\*\*/,
  /\[[^[\]\n]{1,500}\]\([^()\s]{1,2000}\)/,
];

/** Returns the text inside a fence around the whole text, or else the text unchanged. */
function unwrapFence(text: string): string {
  const mark = /^(?:`{3,}|~{3,})/.exec(text)?.[0];
  const first = text.indexOf("\n");
  const last = text.lastIndexOf("\n");
  if (!mark || first < 0 || text.slice(last + 1).trim() !== mark) return text;
  const inside = last === first ? "" : text.slice(first + 1, last);
  // Another such fence inside means that these are two blocks with text between them.
  return inside.split("\n").some((line) => line.trim() === mark) ? text : inside;
}

/**
 * Cleans a body and detects its format by the same rule as the browser's renderer (shared-ui/src/content): HTML if it
 * looks like HTML, unless it also contains markdown marks.
 */
export function prepareBody(stored: string): { isHtml: boolean; text: string } {
  const clean = stored.replace(byteOrderMark, "").replace(/\r\n?/g, "\n").trim();
  const text = unwrapFence(clean).replace(byteOrderMark, "").trim();
  return { isHtml: htmlTag.test(text) && !markdownMarks.some((mark) => mark.test(text)), text };
}

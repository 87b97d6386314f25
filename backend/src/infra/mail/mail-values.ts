// Mail programs turn schemes, double slashes, and dots before letters or within IPv4 addresses into links.
const LINKING =
  /(?<=\p{L}):(?=\S)|[/\\]{2,}|[.。](?=[^\s\d]|\d{1,3}[.。]\d{1,3}[.。]\d)|(?<=\d[.。]\d{1,3})[.。](?=\d{1,3}[.。]\d)/gu;
// Zero-width joiners are part of names and emoji.
const BLANK_OR_UNSEEN = /(?:(?![\u200c\u200d])[\p{C}\p{Z}\s])+/gu;

/**
 * Returns a user-supplied text as a single line that mail programs don't turn into a link, for use in an email:
 * `http://evil.example/x` becomes `http evil example/x`.
 */
export function toPlainValue(text: string): string {
  return text.normalize("NFKC").replace(LINKING, " ").replace(BLANK_OR_UNSEEN, " ").trim();
}

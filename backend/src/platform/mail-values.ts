// Mail programs make links of schemes, of double slashes, and of dots before letters or within an IPv4 address.
const LINKING = /(?<=\p{L}):(?=\S)|[/\\]{2,}|[.。](?=[^\s\d]|\d{1,3}[.。]\d)/gu;
// Joiners are part of names and emoji.
const BLANK_OR_UNSEEN = /(?:(?![\u200c\u200d])[\p{C}\p{Z}\s])+/gu;

/**
 * Returns a text that a person or a browser chose as one line that mail programs make no link of, for use in a mail:
 * `http://evil.example/x` becomes `http evil example/x`.
 */
export function toPlainValue(text: string): string {
  return text.normalize("NFKC").replace(LINKING, " ").replace(BLANK_OR_UNSEEN, " ").trim();
}

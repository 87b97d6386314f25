const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** Matches inline tags. They are removed without a space, because unlike block tags they don't end a word. */
const INLINE =
  /<\/?(?:a|abbr|b|bdi|cite|code|del|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|u|var)(?:\s[^<>]*)?>/gi;

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return named[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Returns the text of a piece of HTML or markdown on one line, without markup. Only safe to show as text. */
export function toPlainText(source: string): string {
  const bare = source
    .replace(/!\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(INLINE, "")
    .replace(/<[a-z/!][^<>]*>/gi, " ")
    .replace(/(\*\*|__|`)/g, "")
    .replace(/(^|[\s(])[*_](\S(?:[^*_\n]*\S)?)[*_](?=[\s).,:;!?]|$)/g, "$1$2");
  return decode(bare).replace(/\s+/g, " ").trim();
}

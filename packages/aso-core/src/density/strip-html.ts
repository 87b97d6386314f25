const NAMED_ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  shy: "",
};

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith("#")) return NAMED_ENTITIES[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  const valid = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return valid ? String.fromCodePoint(code) : " ";
}

/** Replaces everything from `opening` to `closing` with a space; an unclosed part is left as is. */
function removeBetween(text: string, opening: RegExp, closing: RegExp): string {
  const parts: string[] = [];
  let from = 0;
  for (let opened = opening.exec(text); opened; opened = opening.exec(text)) {
    closing.lastIndex = opening.lastIndex;
    // Without a closing delimiter here, later parts have none either.
    if (!closing.test(text)) break;
    parts.push(text.slice(from, opened.index));
    from = opening.lastIndex = closing.lastIndex;
  }
  return [...parts, text.slice(from)].join(" ");
}

/** Strips HTML from a text for analysis. The result is not safe to insert into a page. */
export function stripHtml(text: string): string {
  const scripts = ["script", "style"].reduce(
    (rest, name) =>
      removeBetween(rest, new RegExp(`<${name}\\b[^<>]*>`, "gi"), new RegExp(`</${name}\\s*>`, "gi")),
    text,
  );
  return removeBetween(scripts, /<!--/g, /-->/g)
    .replace(/<\/?[a-z][^<>]*>/gi, " ")
    .replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,5});/gi, decodeEntity);
}

import type { MailBlock, MailMessage, MailSite, MailText } from "./mail-message";

const LINE_CHARACTERS = 78;

/** Breaks a line at spaces so that it has at most 78 characters, unless a word is longer, such as a link. */
function wrapLine(line: string, indent: string): string {
  const lines: string[] = [];
  for (const word of line.split(" ")) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last === undefined) lines.push(word);
    else if (longer.length > LINE_CHARACTERS) lines.push(indent + word);
    else lines[lines.length - 1] = longer;
  }
  return lines.join("\n");
}

const wrap = (text: string, indent = "") =>
  text
    .split("\n")
    .map((line) => wrapLine(line, indent))
    .join("\n");

/** Returns a text with its links written out. */
function formatText(text: MailText): string {
  const parts = typeof text === "string" ? [text] : text;
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      return part.label === part.url ? part.url : `${part.label} (${part.url})`;
    })
    .join("");
}

/** Returns a block as plain text. */
export function renderBlockText(block: MailBlock): string {
  switch (block.kind) {
    case "paragraph":
    case "note":
      return wrap(formatText(block.text));
    case "quote":
      return wrap(block.text.replace(/^/gm, "> "), "> ");
    case "list":
      return block.items.map((item) => wrap(`- ${formatText(item)}`, "  ")).join("\n");
    case "button":
      return `${block.label}:\n${block.url}`;
    case "code":
      return block.code;
    case "rows":
      return block.rows.map(({ label, value }) => wrap(`${label}: ${formatText(value)}`, "  ")).join("\n");
    case "table": {
      const lines = [block.columns.map(({ header }) => header), ...block.rows];
      return lines.map((cells) => wrap(cells.join(" | "), "  ")).join("\n");
    }
  }
}

/** Renders the plain text of an email. */
export function renderMailText({ blocks, footer }: MailMessage, { name, url }: MailSite): string {
  const { reason, settings } = footer;
  const links = [...(settings ? [`${settings.label}: ${settings.url}`] : []), `${name}: ${url}`];
  // Mail programs recognize a signature by the line with two hyphens and a space.
  const signature = ["-- ", ...[reason, ...links].map((line) => wrap(line))].join("\n");
  return [...blocks.map(renderBlockText), signature].join("\n\n");
}

import type { MailBlock, MailLink, MailText } from "./render/mail-message";
import { renderBlockText } from "./render/mail-text";
import type { Letter, MailValue } from "./mail-templates";

const LINK = /\[(?<label>[^[\]\n]+)\]\(\s*(?<address>\{\{\s*\w+\s*\}\}|[^()\s{}]+)\s*\)/g;
/** Part of a line: `[words](address)`, a placeholder, or an address. */
const INLINE = new RegExp(
  `${LINK.source}|\\{\\{\\s*(?<name>\\w+)\\s*\\}\\}|https?://[^\\s<>"{}]*[^\\s<>".,;:!?'()[\\]{}]`,
  "g",
);
const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
const LONE_PLACEHOLDER = /^\{\{\s*(\w+)\s*\}\}$/;
const FACT = /^([^:{}[\]]{1,40}):\s+(\{\{\s*\w+\s*\}\})$/;
const HEADING = /^#\s+(\S.*)$/;

/** Lines that belong together, or parts that a placeholder stands for. */
type Group = { kind: "paragraph" | "note" | "list"; lines: string[] } | readonly MailBlock[];

/** Returns a value as it appears between other words and in plain text. */
export const toPlainText = (value: MailValue): string =>
  typeof value === "string" ? value : value.map(renderBlockText).join("\n");

/** Fills in the placeholders of a single line without markup, such as a subject. Unknown ones stay. */
export const fillLine = (line: string, { values }: Letter): string =>
  line.replace(PLACEHOLDER, (place, name: string) => toPlainText(values[name] ?? place));

/** Returns the heading of a template, which is its first line if that starts with `# `; otherwise `null`. */
export const getHeading = (text: string): string | null =>
  HEADING.exec(text.split("\n", 1)[0]?.trim() ?? "")?.[1] ?? null;

/** Returns the links that are written as `[words](address)`. */
export const findLabeledLinks = (text: string): { label: string; address: string }[] =>
  [...text.matchAll(LINK)].map(([, label = "", address = ""]) => ({ label, address }));

/**
 * Returns the parts of an email from the text of its template:
 *
 * - An empty line ends a paragraph; other line breaks are kept.
 * - `[words](address)` is a link, and a button if it is a paragraph of its own; the address may be a placeholder.
 * - Lines that start with `- ` are a list, and those that start with `> ` a highlighted note.
 * - Two or more lines such as `Name: {{name}}` are a table of facts.
 * - A placeholder on a line of its own may stand for parts with their own look, such as a button. If its value is empty,
 *   the line is removed.
 *
 * Values are inserted as they are: nothing in them is a placeholder, a link or markup.
 */
export function parseTemplate(text: string, letter: Letter): MailBlock[] {
  const lines = text.split("\n").slice(getHeading(text) === null ? 0 : 1);
  const groups: Group[] = [];
  for (const line of lines) addLine(groups, line.trim(), letter);
  return groups.flatMap((group) => ("lines" in group ? toBlocks(group, letter) : group));
}

function addLine(groups: Group[], line: string, { values }: Letter): void {
  const value = values[LONE_PLACEHOLDER.exec(line)?.[1] ?? ""];
  if (value === "") return;
  if (line === "") groups.push([]);
  else if (typeof value === "object") groups.push(value);
  else {
    const kind = line.startsWith("> ") ? "note" : line.startsWith("- ") ? "list" : "paragraph";
    const words = kind === "paragraph" ? line : line.slice(2).trim();
    const last = groups.at(-1);
    if (last && "lines" in last && last.kind === kind) last.lines.push(words);
    else groups.push({ kind, lines: [words] });
  }
}

function toBlocks({ kind, lines }: Extract<Group, { kind: string }>, letter: Letter): MailBlock[] {
  if (kind === "list") return [{ kind, items: lines.map((line) => fillText(line, letter)) }];
  const facts = lines.map((line) => FACT.exec(line)).filter((fact) => fact !== null);
  if (kind === "paragraph" && facts.length > 1 && facts.length === lines.length) {
    const rows = facts.map(([, label = "", place = ""]) => ({ label, value: fillText(place, letter) }));
    return [{ kind: "rows", rows }];
  }
  const text = fillText(lines.join("\n"), letter);
  const link = kind === "paragraph" ? findLoneLink(text) : null;
  if (link) return [{ kind: "button", ...link }];
  // A value may have several paragraphs, such as the reply to a message.
  const texts = kind === "paragraph" && typeof text === "string" ? text.split(/\n\s*\n/) : [text];
  return texts.map((one) => ({ kind, text: one }));
}

/** Returns the link that a text consists of, unless it shows its address. */
function findLoneLink(text: MailText): MailLink | null {
  const [link, ...others] = typeof text === "string" ? [] : text.filter((part) => part !== "");
  return typeof link === "object" && others.length === 0 && link.label !== link.url ? link : null;
}

/** Fills in the links and placeholders of a text. */
function fillText(text: string, letter: Letter): MailText {
  const parts: (string | MailLink)[] = [];
  let end = 0;
  for (const { 0: found, index, groups = {} } of text.matchAll(INLINE)) {
    parts.push(text.slice(end, index), fillPart(found, groups, letter));
    end = index + found.length;
  }
  parts.push(text.slice(end));
  return parts.every((part) => typeof part === "string") ? parts.join("") : parts;
}

function fillPart(
  found: string,
  { label, address, name }: Record<string, string | undefined>,
  letter: Letter,
): string | MailLink {
  if (label !== undefined && address !== undefined) {
    return { label: fillLine(label, letter), url: fillLine(address, letter) };
  }
  if (name === undefined) return { label: found, url: found };
  const value = toPlainText(letter.values[name] ?? found);
  const isLink = letter.template.variables.some((variable) => variable.name === name && variable.isLink);
  return isLink ? { label: value, url: value } : value;
}

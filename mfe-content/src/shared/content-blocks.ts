import { plainText } from "./plain-text";

export interface Block {
  kind: "heading" | "paragraph" | "other";
  text: string;
}

/** Code of its own and lists are no paragraphs. */
const notWords = /^(?:[-*+]\s|\d+\.\s|>|\||```|~~~|---+$)/;
const htmlBlock = /<(h[1-6]|p)\b[^>]*>([\s\S]*?)<\/\1\s*>/gi;

function fromMarkdown(part: string): Block[] {
  const text = part.trim();
  if (text === "") return [];
  const [, heading, rest = ""] = /^#{1,6}\s+([^\n]+)(?:\n([\s\S]*))?$/.exec(text) ?? [];
  if (heading !== undefined) {
    return [{ kind: "heading", text: plainText(heading.replace(/\s#+$/, "")) }, ...fromMarkdown(rest)];
  }
  const at = text.search(/\n#{1,6}\s/);
  if (at > 0) return [...fromMarkdown(text.slice(0, at)), ...fromMarkdown(text.slice(at + 1))];
  return [{ kind: notWords.test(text) ? "other" : "paragraph", text: plainText(text) }];
}

function fromHtml(content: string): Block[] {
  return [...content.matchAll(htmlBlock)].map(([, tag = "", inner = ""]) => ({
    kind: tag.toLowerCase() === "p" ? "paragraph" : "heading",
    text: plainText(inner),
  }));
}

/** Headings and paragraphs of a body, HTML or markdown, in their order, as plain words. Nothing is parsed as HTML. */
export function contentBlocks(content: string): Block[] {
  const text = content.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const isHtml = /<(h[1-6]|p)\b[^>]*>/i.test(text) && !/^#{1,6}\s+\S/m.test(text);
  const blocks = isHtml ? fromHtml(text) : text.split(/\n\s*\n/).flatMap(fromMarkdown);
  return blocks.filter((block) => block.text !== "");
}

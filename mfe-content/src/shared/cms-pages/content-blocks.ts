import { toPlainText } from "./plain-text";

export interface Block {
  kind: "heading" | "paragraph" | "other";
  text: string;
}

/** Matches blocks that are not paragraphs: lists, quotes, tables, code and rules. */
const NON_PARAGRAPH = /^(?:[-*+]\s|\d+\.\s|>|\||```|~~~|---+$)/;
const htmlBlock = /<(h[1-6]|p)\b[^>]*>([\s\S]*?)<\/\1\s*>/gi;

function fromMarkdown(part: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    const text = lines.join("\n").trim();
    lines = [];
    if (text !== "")
      blocks.push({ kind: NON_PARAGRAPH.test(text) ? "other" : "paragraph", text: toPlainText(text) });
  };
  for (const line of part.trim().split("\n")) {
    const heading = /^#{1,6}\s+(\S.*)$/.exec(line)?.[1];
    if (heading === undefined) {
      lines.push(line);
      continue;
    }
    endParagraph();
    blocks.push({ kind: "heading", text: toPlainText(heading.replace(/\s#+$/, "")) });
  }
  endParagraph();
  return blocks;
}

function fromHtml(content: string): Block[] {
  return [...content.matchAll(htmlBlock)].map(([, tag = "", inner = ""]) => ({
    kind: tag.toLowerCase() === "p" ? "paragraph" : "heading",
    text: toPlainText(inner),
  }));
}

/** Returns the headings and paragraphs of an HTML or markdown body as plain text, without parsing HTML. */
export function parseBlocks(content: string): Block[] {
  const text = content.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const isHtml = /<(h[1-6]|p)\b[^>]*>/i.test(text) && !/^#{1,6}\s+\S/m.test(text);
  const blocks = isHtml ? fromHtml(text) : text.split(/\n\s*\n/).flatMap(fromMarkdown);
  return blocks.filter((block) => block.text !== "");
}

import { marked } from "marked";
import { enhanceBlocks } from "./enhance-blocks";
import { enhanceHeadings, linkHeadings, type ContentHeading, type Outline } from "./enhance-headings";
import { prepareContent } from "./prepare-content";
import { sanitize } from "./sanitize";
import { splitContent, type ContentPiece } from "./split-content";

/** Input of {@link renderContent}. */
export interface RenderContentOptions {
  source: string | null | undefined;
  /** The source as HTML rendered by the server. */
  html?: string | undefined;
  /** Level of the article's highest heading. */
  top: number;
  /** Called after each part with all headings so far. */
  onHeadings: (headings: readonly ContentHeading[], complete: boolean) => void;
}

function createPlainText(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  const paragraph = document.createElement("p");
  paragraph.dataset.plain = "";
  paragraph.textContent = text;
  fragment.append(paragraph);
  return fragment;
}

/** Yields to the main thread so that pending input is handled first. */
const yieldToMain = () => new Promise<void>((resolve) => window.setTimeout(resolve));

async function parsePiece({ kind, text }: ContentPiece): Promise<DocumentFragment> {
  if (kind === "plain") return createPlainText(text);
  try {
    if (kind === "html") return sanitize(text);
    const html = marked.parse(text, { async: false, gfm: true });
    await yieldToMain();
    return sanitize(html);
  } catch {
    // Nested too deeply for the parser, so only the text is kept.
    return createPlainText(text);
  }
}

/**
 * Renders an article, Markdown or HTML, into an element as sanitized nodes; sanitized markup is never parsed
 * again. Yields between steps and splits a long article into parts, so that the page stays responsive. The
 * previous content stays until the first part is ready. Returns a function that cancels rendering.
 */
export function renderContent(
  root: HTMLElement,
  { source, html, top, onHeadings }: RenderContentOptions,
): () => void {
  const { kind, text } = html ? ({ kind: "html", text: html } as const) : prepareContent(source);
  const pieces = kind === "empty" ? [] : splitContent(kind, text);
  const outline: Outline = { taken: new Set(), next: new Map(), shift: null, headings: [] };
  const stop = new AbortController();

  function add(fragment: DocumentFragment): void {
    // Headings rendered by the server already have IDs; they get the same ones here.
    if (html) for (const heading of fragment.querySelectorAll("[id]")) heading.removeAttribute("id");
    for (const { id } of fragment.querySelectorAll("[id]:not(h1, h2, h3, h4, h5, h6)")) outline.taken.add(id);
    enhanceHeadings(fragment, outline, top);
    enhanceBlocks(fragment);
    if (pieces.length === 1) return root.append(fragment);
    if (fragment.childNodes.length === 0) return undefined;
    const part = document.createElement("div");
    part.dataset.part = "";
    part.append(fragment);
    return root.append(part);
  }

  async function fill(): Promise<void> {
    if (pieces.length === 0) root.replaceChildren();
    for (const [at, piece] of pieces.entries()) {
      await yieldToMain();
      if (stop.signal.aborted) return;
      const fragment = await parsePiece(piece);
      await yieldToMain();
      if (stop.signal.aborted) return;
      if (at === 0) root.replaceChildren();
      add(fragment);
      const complete = at + 1 === pieces.length;
      if (complete) linkHeadings(root, outline);
      onHeadings([...outline.headings], complete);
    }
    if (pieces.length === 0) onHeadings([], true);
  }

  void fill();
  return () => stop.abort();
}

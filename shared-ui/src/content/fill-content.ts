import { marked } from "marked";
import { arrangeBlocks } from "./arrange-blocks";
import { arrangeHeadings, followHeadings, type ContentHeading, type Outline } from "./arrange-headings";
import { prepareContent } from "./prepare-content";
import { sanitize } from "./sanitize";
import { splitContent, type ContentPiece } from "./split-content";

/** What is to be written, and who wants to know of it. */
export interface Filling {
  source: string | null | undefined;
  /** The same as the server has rendered it, if it has. */
  html?: string | undefined;
  /** Level of the article's highest heading. */
  top: number;
  /** Told after each part with what is there so far. */
  onHeadings: (headings: readonly ContentHeading[], complete: boolean) => void;
}

function plainText(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  const paragraph = document.createElement("p");
  paragraph.dataset.plain = "";
  paragraph.textContent = text;
  fragment.append(paragraph);
  return fragment;
}

/** Lets the browser answer to whoever taps or types before what comes next. */
const breathe = () => new Promise<void>((resolve) => window.setTimeout(resolve));

async function nodesOf({ kind, text }: ContentPiece): Promise<DocumentFragment> {
  if (kind === "plain") return plainText(text);
  try {
    if (kind === "html") return sanitize(text);
    const html = marked.parse(text, { async: false, gfm: true });
    await breathe();
    return sanitize(html);
  } catch {
    // Nested deeper than a parser goes: the words are what is left.
    return plainText(text);
  }
}

/**
 * Writes an article, markdown or HTML, into an element: sanitised nodes, never text that is parsed again. It goes in steps
 * with a pause after each, and a long one comes in parts, so that the page goes on answering. What stood there stays until
 * the first part is ready. Answers how to stop.
 */
export function fillContent(root: HTMLElement, { source, html, top, onHeadings }: Filling): () => void {
  const { kind, text } = html ? ({ kind: "html", text: html } as const) : prepareContent(source);
  const pieces = kind === "empty" ? [] : splitContent(kind, text);
  const outline: Outline = { taken: new Set(), next: new Map(), shift: null, headings: [] };
  const stop = new AbortController();

  function add(fragment: DocumentFragment): void {
    // Headings of the server have ids already; they get the same here.
    if (html) for (const heading of fragment.querySelectorAll("[id]")) heading.removeAttribute("id");
    for (const { id } of fragment.querySelectorAll("[id]:not(h1, h2, h3, h4, h5, h6)")) outline.taken.add(id);
    arrangeHeadings(fragment, outline, top);
    arrangeBlocks(fragment);
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
      await breathe();
      if (stop.signal.aborted) return;
      const fragment = await nodesOf(piece);
      await breathe();
      if (stop.signal.aborted) return;
      if (at === 0) root.replaceChildren();
      add(fragment);
      const complete = at + 1 === pieces.length;
      if (complete) followHeadings(root, outline);
      onHeadings([...outline.headings], complete);
    }
    if (pieces.length === 0) onHeadings([], true);
  }

  void fill();
  return () => stop.abort();
}

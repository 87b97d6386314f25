import { marked } from "marked";
import { arrangeBlocks } from "./arrange-blocks";
import { arrangeHeadings, followHeadings, type ContentHeading, type Outline } from "./arrange-headings";
import { prepareContent } from "./prepare-content";
import { sanitize } from "./sanitize";
import { splitContent, type ContentPiece } from "./split-content";

/** What is to be written, and who wants to know of it. */
export interface Filling {
  source: string | null | undefined;
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

function nodesOf({ kind, text }: ContentPiece): DocumentFragment {
  if (kind === "plain") return plainText(text);
  try {
    return sanitize(kind === "html" ? text : marked.parse(text, { async: false, gfm: true }));
  } catch {
    // Nested deeper than a parser goes: the words are what is left.
    return plainText(text);
  }
}

/**
 * Writes an article, markdown or HTML, into an element: sanitised nodes, never text that is parsed again. A long one comes
 * in parts with a pause after each, so that the page goes on answering. Answers how to stop.
 */
export function fillContent(root: HTMLElement, { source, top, onHeadings }: Filling): () => void {
  const { kind, text } = prepareContent(source);
  const pieces = kind === "empty" ? [] : splitContent(kind, text);
  const outline: Outline = { taken: new Set(), shift: null, headings: [] };
  let timer: number | undefined;

  function add(at: number): void {
    const piece = pieces[at];
    if (!piece) return;
    const fragment = nodesOf(piece);
    for (const { id } of fragment.querySelectorAll("[id]:not(h1, h2, h3, h4, h5, h6)")) outline.taken.add(id);
    arrangeHeadings(fragment, outline, top);
    arrangeBlocks(fragment);
    if (pieces.length === 1) root.append(fragment);
    else if (fragment.childNodes.length > 0) {
      const part = document.createElement("div");
      part.dataset.part = "";
      part.append(fragment);
      root.append(part);
    }
    const complete = at + 1 === pieces.length;
    if (complete) followHeadings(root, outline);
    else timer = window.setTimeout(() => add(at + 1));
    onHeadings([...outline.headings], complete);
  }

  root.replaceChildren();
  add(0);
  return () => window.clearTimeout(timer);
}

import { AUTHOR_PREFIX } from "./sanitize";

/** A heading of an article, as a table of contents lists it. */
export interface ContentHeading {
  id: string;
  text: string;
  /** 2…6, as it is on the page. */
  level: number;
}

/** What the parts of one article share. */
export interface Outline {
  /** Ids that are given. */
  taken: Set<string>;
  /** The number from which a free id is looked for, by the words of the heading. */
  next: Map<string, number>;
  /** By how many levels headings move; decided by the first part that has any. */
  shift: number | null;
  headings: ContentHeading[];
}

const PREFIX = "section-";
const levelOf = (heading: Element) => Number(heading.tagName.slice(1));

function idFor(text: string, { taken, next }: Outline): string {
  const words = text
    .toLowerCase()
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80)
    .replace(/\p{Surrogate}/gu, "");
  const base = PREFIX + (words || "part");
  let id = base;
  let n = next.get(base) ?? 2;
  for (; taken.has(id); n += 1) id = `${base}-${n}`;
  next.set(base, n);
  return id;
}

function linkTo(heading: ContentHeading): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = `#${heading.id}`;
  link.setAttribute("aria-label", `Link to “${heading.text}”`);
  link.dataset.anchor = "";
  link.textContent = "#";
  return link;
}

/**
 * The highest heading of an article becomes level `top`, so that they follow the page's own; each gets an id and, beside
 * it, a link to itself.
 */
export function arrangeHeadings(fragment: DocumentFragment, outline: Outline, top: number): void {
  const found = [...fragment.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  if (found.length === 0) return;
  outline.shift ??= top - Math.min(...found.map(levelOf));
  for (const old of found) {
    const text = old.textContent.trim();
    if (text === "") {
      old.remove();
      continue;
    }
    const level = Math.min(6, Math.max(top, levelOf(old) + outline.shift));
    const heading = document.createElement(`h${level}`);
    heading.append(...old.childNodes);
    const id = old.id && !outline.taken.has(old.id) ? old.id : idFor(text, outline);
    outline.taken.add(id);
    heading.id = id;
    const entry = { id, text, level };
    outline.headings.push(entry);
    const line = document.createElement("div");
    line.dataset.heading = String(level);
    // Not inside of it: the heading's name would be read with the link's.
    line.append(heading, linkTo(entry));
    old.replaceWith(line);
  }
}

/** Links that name a heading the way authors know it (`#its-words`) lead to it, unless an author's own id is meant. */
export function followHeadings(root: HTMLElement, { taken }: Outline): void {
  for (const link of root.querySelectorAll(`a[href^="#${AUTHOR_PREFIX}"]`)) {
    const id = (link.getAttribute("href") ?? "").slice(1);
    const own = PREFIX + id.slice(AUTHOR_PREFIX.length);
    if (!taken.has(id) && taken.has(own)) link.setAttribute("href", `#${own}`);
  }
}

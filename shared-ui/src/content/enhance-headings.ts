import { AUTHOR_PREFIX } from "./sanitize";

/** A heading of an article, as listed in the table of contents. */
export interface ContentHeading {
  id: string;
  text: string;
  /** Heading level on the page, 2…6. */
  level: number;
}

/** State shared by the parts of one article. */
export interface Outline {
  /** IDs in use. */
  taken: Set<string>;
  /** Next suffix to try for a free ID, by slug. */
  next: Map<string, number>;
  /** Number of levels by which headings shift; set by the first part with headings. */
  shift: number | null;
  headings: ContentHeading[];
}

const PREFIX = "section-";
const getLevel = (heading: Element) => Number(heading.tagName.slice(1));

function createId(text: string, { taken, next }: Outline): string {
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

function createLink(heading: ContentHeading): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = `#${heading.id}`;
  link.setAttribute("aria-label", `Link to “${heading.text}”`);
  link.dataset.anchor = "";
  link.textContent = "#";
  return link;
}

/**
 * Shifts the headings of an article so that the highest has level `top`, and gives each an ID and a link to
 * itself.
 */
export function enhanceHeadings(fragment: DocumentFragment, outline: Outline, top: number): void {
  const found = [...fragment.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  if (found.length === 0) return;
  outline.shift ??= top - Math.min(...found.map(getLevel));
  for (const old of found) {
    const text = old.textContent.trim();
    if (text === "") {
      old.remove();
      continue;
    }
    const level = Math.min(6, Math.max(top, getLevel(old) + outline.shift));
    const heading = document.createElement(`h${level}`);
    heading.append(...old.childNodes);
    const id = old.id && !outline.taken.has(old.id) ? old.id : createId(text, outline);
    outline.taken.add(id);
    heading.id = id;
    const entry = { id, text, level };
    outline.headings.push(entry);
    const line = document.createElement("div");
    line.dataset.heading = String(level);
    // The link is a sibling of the heading: inside, it would be read as part of the heading.
    line.append(heading, createLink(entry));
    old.replaceWith(line);
  }
}

/**
 * Points links that use an author's ID (`#its-words`) to the heading's generated ID, unless the author's ID
 * exists.
 */
export function linkHeadings(root: HTMLElement, { taken }: Outline): void {
  for (const link of root.querySelectorAll(`a[href^="#${AUTHOR_PREFIX}"]`)) {
    const id = (link.getAttribute("href") ?? "").slice(1);
    const own = PREFIX + id.slice(AUTHOR_PREFIX.length);
    if (!taken.has(id) && taken.has(own)) link.setAttribute("href", `#${own}`);
  }
}

import { Parser } from "htmlparser2";
import { countWords } from "./count-words";

/** Minimum number of headings for a table of contents. Chosen by us. */
const MIN_CONTENTS_ENTRIES = 3;
const MAX_ENTRIES = 100;

/** An entry of an article's table of contents. */
export interface ContentsEntry {
  id: string;
  /** Plain text. */
  text: string;
  /** 0 for the highest level of headings in the article, 1 for the next. */
  depth: number;
}

/** A heading with the paragraph right below it, both as plain text. */
export interface Highlight {
  title: string;
  description: string;
}

/** An article's HTML with the facts that pages need. */
export interface HtmlFacts {
  /** The same HTML with an id in each heading. */
  html: string;
  /** The two highest levels of headings, 100 at most; empty if there are too few. */
  contents: ContentsEntry[];
  /** At most 100. */
  highlights: Highlight[];
  wordCount: number;
}

/** Returns a function that creates a unique id from a heading's text, by the same rule as the browser. */
function createIds(): (text: string) => string {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return (text) => {
    const words = text
      .toLowerCase()
      .normalize("NFKC")
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 80)
      .replace(/\p{Surrogate}/gu, "");
    const base = `section-${words || "part"}`;
    let id = base;
    let n = next.get(base) ?? 2;
    for (; taken.has(id); n += 1) id = `${base}-${n}`;
    next.set(base, n);
    taken.add(id);
    return id;
  };
}

interface Heading {
  level: number;
  id: string;
  text: string;
}

function listContents(headings: readonly Heading[]): ContentsEntry[] {
  const top = headings.reduce((least, { level }) => Math.min(least, level), 6);
  const listed = headings.filter(({ level }) => level <= top + 1).slice(0, MAX_ENTRIES);
  return listed.length < MIN_CONTENTS_ENTRIES
    ? []
    : listed.map(({ id, text, level }) => ({ id, text, depth: level - top }));
}

const isHeading = (name: string) => /^h[1-6]$/.test(name);

/** Parses sanitized HTML in one pass and returns its facts. */
export function parseArticleHtml(html: string): HtmlFacts {
  const createId = createIds();
  const pieces: string[] = [];
  const words: string[] = [];
  const headings: Heading[] = [];
  const highlights: Highlight[] = [];
  let copied = 0;
  let above: Heading | null = null;
  /** The open heading or paragraph: its name, the index where its tag ends, and its text. */
  let open: { name: string; end: number; text: string[] } | null = null;

  function closeHeading(level: number, end: number, text: string): void {
    if (text === "") return;
    const heading = { level, id: createId(text), text };
    pieces.push(html.slice(copied, end), ` id="${heading.id}"`);
    copied = end;
    headings.push(heading);
    above = heading;
  }

  const parser = new Parser({
    onopentag(name) {
      words.push(" ");
      if (open) return;
      if (isHeading(name) || (name === "p" && above)) open = { name, end: parser.endIndex, text: [] };
      else above = null;
    },
    ontext(text) {
      words.push(text);
      if (open) open.text.push(text);
      else if (text.trim() !== "") above = null;
    },
    onclosetag(name) {
      words.push(" ");
      if (open?.name !== name) return;
      const { end, text } = open;
      open = null;
      if (isHeading(name)) return closeHeading(Number(name.slice(1)), end, text.join("").trim());
      if (above && highlights.length < MAX_ENTRIES) {
        highlights.push({ title: above.text, description: text.join("").trim() });
      }
      above = null;
    },
  });
  parser.end(html);
  return {
    html: [...pieces, html.slice(copied)].join(""),
    contents: listContents(headings),
    highlights,
    wordCount: countWords(words.join("")),
  };
}

import { formatCount } from "../text/format-count";

/** Fields of a page that the search reads; `content` is markdown or HTML. */
export interface SearchedPage {
  title: string;
  subcategory: string | null;
  seoDescription: string | null;
  content: string;
}

/** Weights of a word that occurs in the title, the summary, a heading, the text. Chosen by us. */
const WEIGHTS = { title: 20, summary: 6, heading: 4, text: 1 } as const;
/** A word counts at most this often in a text, so that long pages don't win. Chosen by us. */
const MAX_COUNT = 5;
const MIN_STEM_LENGTH = 4;
const MIN_PREFIX_LENGTH = 3;
const MAX_SEARCH_WORDS = 20;
/** Words of a question that say nothing about its topic. */
const STOP_WORDS = new Set(
  "a an and are can do does for from how i in is it my of on or the to what where why with".split(" "),
);

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the beginning that the forms of an English word share: "translat" for "translation". */
function getStem(word: string): string {
  const stem = word.replace(/(?:ations?|ates?|ating|ions?|ings?|ies|ied|es|ed|e|s|y)$/, "");
  return stem.length >= MIN_STEM_LENGTH ? stem : word.replace(/s$/, "");
}

/** Very short words must match whole, because many words begin with the same letters. */
const hasStem = (stem: string) => (word: string) =>
  stem.length < MIN_PREFIX_LENGTH ? word === stem : word.startsWith(stem);

function splitFields({ title, subcategory, seoDescription, content }: SearchedPage) {
  const bare = content.replace(/\]\([^()]*\)/g, "] ").replace(/<[^<>]*>/g, " ");
  return {
    title: splitWords(title),
    summary: splitWords(`${subcategory ?? ""} ${seoDescription ?? ""}`),
    heading: splitWords((bare.match(/^#{1,6} .*$/gm) ?? []).join(" ")),
    text: splitWords(bare),
  };
}

function scorePage(page: SearchedPage, stems: readonly string[]): { matched: number; score: number } {
  const fields = splitFields(page);
  const scores = stems.map((stem) => {
    const matches = hasStem(stem);
    const count = Math.min(MAX_COUNT, fields.text.filter(matches).length);
    const inField = (name: "title" | "summary" | "heading") =>
      fields[name].some(matches) ? WEIGHTS[name] : 0;
    return inField("title") + inField("summary") + inField("heading") + count * WEIGHTS.text;
  });
  return {
    matched: scores.filter((score) => score > 0).length,
    score: scores.reduce((sum, score) => sum + score, 0),
  };
}

/**
 * Returns the pages with the most words of a search, best first. Forms of a word match each other, and so do beginnings
 * of words. All pages in their order if the search has no words.
 */
function searchHelp<Page extends SearchedPage>(pages: readonly Page[], search: string): Page[] {
  const typed = splitWords(search).slice(0, MAX_SEARCH_WORDS);
  const telling = typed.filter((word) => !STOP_WORDS.has(word));
  const stems = [...new Set((telling.length > 0 ? telling : typed).map(getStem))];
  if (stems.length === 0) return search.trim() === "" ? [...pages] : [];
  const scored = pages.map((page) => ({ page, ...scorePage(page, stems) }));
  const most = Math.max(1, ...scored.map(({ matched }) => matched));
  return scored
    .filter(({ matched }) => matched === most)
    .sort((a, b) => b.score - a.score)
    .map(({ page }) => page);
}

const DEFAULT_GROUP = "General";

/**
 * Returns the pages of the Help Center in named groups: by subcategory, groups and pages sorted by name, with pages without
 * a subcategory first; or as one group of results, best first, if there is a search.
 */
export function groupHelp<Page extends SearchedPage>(
  pages: readonly Page[],
  search: string,
): [name: string, pages: Page[]][] {
  if (search.trim() !== "") {
    const found = searchHelp(pages, search);
    return found.length === 0 ? [] : [[formatCount(found.length, "result"), found]];
  }
  const groups = new Map<string, Page[]>();
  for (const page of pages.toSorted((a, b) => a.title.localeCompare(b.title, "en"))) {
    const name = page.subcategory?.trim() || DEFAULT_GROUP;
    groups.set(name, [...(groups.get(name) ?? []), page]);
  }
  const isDefault = (name: string) => Number(name === DEFAULT_GROUP);
  return [...groups].sort(([a], [b]) => isDefault(b) - isDefault(a) || a.localeCompare(b, "en"));
}

import { computeKeywordValue } from "../../scores/keyword-value";
import type { Stemmer } from "../../stemming/load-stemmer";
import { splitSearchStems } from "../../stemming/split-stems";
import { countCharacters } from "../count-characters";
import { getField } from "../fields";
import { splitWords } from "../split-words";
import type { Candidate, AssignmentLocale, OmissionReason } from "./types";

/** Keyword that fits into at least one field. */
export interface Item extends Candidate {
  popularity: number;
  difficulty: number;
  value: number;
  /** Word numbers that each language's field would need; `null` if the keyword can't be assigned to it. */
  needs: readonly (readonly number[] | null)[];
  /** Lower bound for the room it takes, with the cost of shared words split among their keywords. */
  share: number;
}

/**
 * Numeric form of the problem. A word costs its characters plus a comma, so each field has room for one more character.
 */
export interface Problem {
  words: string[];
  costs: number[];
  items: Item[];
  /** Room of each language's field. */
  rooms: number[];
  leftOut: { keyword: string; reason: OmissionReason }[];
}

/** The stop words and the stemmer of a storefront: see `getLanguage` in `density` and `loadStemmer` in `stemming`. */
export interface KeywordLanguage {
  stopWords: ReadonlySet<string>;
  stem: Stemmer;
}

const COMMA_LENGTH = 1;

const tokenize = (keyword: string) => [
  ...new Set(
    keyword
      .normalize("NFKC")
      .toLowerCase()
      .split(/[\s,،、，]+/)
      .filter(Boolean),
  ),
];

function getShownWords({ code, name, subtitle }: AssignmentLocale): string[] {
  const text = `${name} ${subtitle}`;
  return [...splitWords(text, code), ...tokenize(text)];
}

/** Returns the shortest form of each word among the keywords, by the word's key. */
function findShortestForms(
  candidates: readonly Candidate[],
  getKey: (token: string) => string,
): Map<string, string> {
  const forms = new Map<string, string>();
  for (const token of candidates.flatMap(({ keyword }) => tokenize(keyword))) {
    const key = getKey(token);
    const known = forms.get(key);
    if (known === undefined || countCharacters(token) < countCharacters(known)) forms.set(key, token);
  }
  return forms;
}

function getMetrics({
  popularity,
  difficulty,
}: Candidate): { popularity: number; difficulty: number } | null {
  const known = (figure: number | null): figure is number => figure !== null && Number.isFinite(figure);
  return known(popularity) && known(difficulty) ? { popularity, difficulty } : null;
}

/**
 * Builds the problem: leaves out keywords that fit nowhere and computes what the others need. Stop words need no room. All
 * forms of a word are the same word, written in the shortest one.
 */
export function buildProblem(
  candidates: readonly Candidate[],
  locales: readonly AssignmentLocale[],
  { stopWords, stem }: KeywordLanguage = { stopWords: new Set(), stem: (word) => word },
): Problem {
  // Signs such as "+" are no words for the search, but can be in a keyword field.
  const getKey = (token: string) => splitSearchStems(token, stem).join(" ") || token;
  const forms = findShortestForms(candidates, getKey);
  const shown = locales.map((locale) => new Set(getShownWords(locale).map(getKey)));
  const anywhere = new Set(shown.flatMap((own) => [...own]));
  const room = (getField("keywords").limits.ios ?? 0) + COMMA_LENGTH;
  const problem: Problem = { words: [], costs: [], items: [], rooms: locales.map(() => room), leftOut: [] };
  const numbers = new Map<string, number>();
  const getWordNumber = (key: string): number => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const word = forms.get(key) ?? key;
    problem.costs.push(countCharacters(word) + COMMA_LENGTH);
    numbers.set(key, problem.words.push(word) - 1);
    return problem.words.length - 1;
  };
  const seen = new Set<string>();
  for (const candidate of candidates) {
    const tokens = tokenize(candidate.keyword);
    const keyword = tokens.join(" ");
    if (keyword === "" || seen.has(keyword)) continue;
    seen.add(keyword);
    const leave = (reason: OmissionReason) => problem.leftOut.push({ keyword, reason });
    const figures = getMetrics(candidate);
    const value = figures && computeKeywordValue(figures);
    if (!figures || value === null) {
      leave("no-figures");
      continue;
    }
    if (value <= 0) {
      leave("worth-nothing");
      continue;
    }
    const meaningful = tokens.filter((token) => !stopWords.has(token));
    const needed = [...new Set((meaningful.length > 0 ? meaningful : tokens).map(getKey))];
    const open = shown.map((own) => {
      const missing = needed.filter((key) => !own.has(key));
      return missing.some((key) => anywhere.has(key)) ? null : missing;
    });
    if (open.some((missing) => missing?.length === 0)) {
      leave("already-shown");
      continue;
    }
    const needs = open.map((missing) => missing?.map(getWordNumber) ?? null);
    const fits = needs.map((own) => (own && computeCost(own, problem.costs) <= room ? own : null));
    if (fits.every((own) => own === null)) {
      leave(needs.every((own) => own === null) ? "split" : "too-long");
      continue;
    }
    problem.items.push({ keyword, ...figures, value, needs: fits, share: 0 });
  }
  return addShares(problem);
}

/** Returns the characters that words take, each with a comma. */
export function computeCost(words: readonly number[], costs: readonly number[]): number {
  return words.reduce((sum, word) => sum + (costs[word] ?? 0), 0);
}

function addShares(problem: Problem): Problem {
  const users = problem.words.map(() => 0);
  for (const { needs } of problem.items) {
    for (const word of new Set(needs.flatMap((own) => own ?? []))) users[word] = (users[word] ?? 0) + 1;
  }
  const computeShare = (own: readonly number[]) =>
    own.reduce((sum, word) => sum + (problem.costs[word] ?? 0) / (users[word] ?? 1), 0);
  const items = problem.items.map((item) => ({
    ...item,
    share: Math.min(...item.needs.flatMap((own) => (own ? [computeShare(own)] : []))),
  }));
  // The highest value per room first; ties by name, so that the result is deterministic.
  items.sort((a, b) => b.value / b.share - a.value / a.share || (a.keyword < b.keyword ? -1 : 1));
  return { ...problem, items };
}

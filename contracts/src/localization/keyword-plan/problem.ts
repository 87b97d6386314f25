import { countCharacters } from "../count-characters";
import { fieldOf } from "../fields";
import { wordsOf } from "../words-of";
import type { Candidate, CoverageLocale, LeftOut } from "./types";

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
  leftOut: { keyword: string; reason: LeftOut }[];
}

const COMMA = 1;

/**
 * Returns the value of a keyword: popularity × (1 − (difficulty / 100)²), which decreases with difficulty; chosen by
 * us.
 */
export function valueOf(popularity: number, difficulty: number): number {
  return popularity * (1 - (difficulty / 100) ** 2);
}

const tokensOf = (keyword: string) => [
  ...new Set(
    keyword
      .normalize("NFKC")
      .toLowerCase()
      .split(/[\s,،、，]+/)
      .filter(Boolean),
  ),
];

function shownWords({ code, name, subtitle }: CoverageLocale): Set<string> {
  const text = `${name} ${subtitle}`;
  return new Set([...wordsOf(text, code), ...tokensOf(text)]);
}

function figuresOf({ popularity, difficulty }: Candidate): { popularity: number; difficulty: number } | null {
  const known = (figure: number | null): figure is number => figure !== null && Number.isFinite(figure);
  return known(popularity) && known(difficulty) ? { popularity, difficulty } : null;
}

/** Builds the problem: leaves out keywords that fit nowhere and computes what the others need. */
export function toProblem(candidates: readonly Candidate[], locales: readonly CoverageLocale[]): Problem {
  const shown = locales.map(shownWords);
  const anywhere = new Set(shown.flatMap((own) => [...own]));
  const room = (fieldOf("keywords").limits.ios ?? 0) + COMMA;
  const problem: Problem = { words: [], costs: [], items: [], rooms: locales.map(() => room), leftOut: [] };
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    problem.costs.push(countCharacters(word) + COMMA);
    numbers.set(word, problem.words.push(word) - 1);
    return problem.words.length - 1;
  };
  const seen = new Set<string>();
  for (const candidate of candidates) {
    const tokens = tokensOf(candidate.keyword);
    const keyword = tokens.join(" ");
    if (keyword === "" || seen.has(keyword)) continue;
    seen.add(keyword);
    const leave = (reason: LeftOut) => problem.leftOut.push({ keyword, reason });
    const figures = figuresOf(candidate);
    if (!figures) {
      leave("no-figures");
      continue;
    }
    const value = valueOf(figures.popularity, figures.difficulty);
    if (value <= 0) {
      leave("worth-nothing");
      continue;
    }
    const open = shown.map((own) => {
      const missing = tokens.filter((token) => !own.has(token));
      return missing.some((token) => anywhere.has(token)) ? null : missing;
    });
    if (open.some((missing) => missing?.length === 0)) {
      leave("already-shown");
      continue;
    }
    const needs = open.map((missing) => missing?.map(numberOf) ?? null);
    const fits = needs.map((own) => (own && costOf(own, problem.costs) <= room ? own : null));
    if (fits.every((own) => own === null)) {
      leave(needs.every((own) => own === null) ? "split" : "too-long");
      continue;
    }
    problem.items.push({ keyword, ...figures, value, needs: fits, share: 0 });
  }
  return withShares(problem);
}

/** Returns the room that words take, each with a comma. */
export function costOf(words: readonly number[], costs: readonly number[]): number {
  return words.reduce((sum, word) => sum + (costs[word] ?? 0), 0);
}

function withShares(problem: Problem): Problem {
  const users = problem.words.map(() => 0);
  for (const { needs } of problem.items) {
    for (const word of new Set(needs.flatMap((own) => own ?? []))) users[word] = (users[word] ?? 0) + 1;
  }
  const shareOf = (own: readonly number[]) =>
    own.reduce((sum, word) => sum + (problem.costs[word] ?? 0) / (users[word] ?? 1), 0);
  const items = problem.items.map((item) => ({
    ...item,
    share: Math.min(...item.needs.flatMap((own) => (own ? [shareOf(own)] : []))),
  }));
  // The highest value per room first; ties by name, so that the result is deterministic.
  items.sort((a, b) => b.value / b.share - a.value / a.share || (a.keyword < b.keyword ? -1 : 1));
  return { ...problem, items };
}

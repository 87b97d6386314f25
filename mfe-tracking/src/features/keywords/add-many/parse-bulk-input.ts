import type { BulkLine } from "@listwise/contracts/keywords";
import { getCountryName } from "@listwise/shared-ui";
import type { KeywordEntry, NewKeyword } from "../../../shared/keywords/keywords.api";

const MAX_KEYWORD_CHARACTERS = 100;

/** One keyword of a pasted text or a file. `line` is its line number, from 1. */
export interface BulkEntry extends Omit<NewKeyword, "country"> {
  line: number;
  /** If absent, the countries selected in the dialog apply. */
  country?: string;
}

export type Outcome = BulkLine["result"] | "unknown-country" | "uncovered" | "new";

/** The result of an entry in one country, expected or final. */
export interface ClassifiedLine {
  entry: BulkEntry;
  country: string;
  outcome: Outcome;
}

/** Parses one or more comma-separated keywords per line. A final line break adds no entry. */
export function parseBulkInput(text: string): BulkEntry[] {
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  if (lines.length === 1 && lines[0] === "") return [];
  return lines.flatMap((line, index) =>
    line.split(/[,，、،]/).map((part) => ({ line: index + 1, keywordText: part.trim() })),
  );
}

function isCountry(code: string): boolean {
  // "zz" has a display name of its own: unknown region.
  return code !== "zz" && getCountryName(code) !== code.toUpperCase();
}

const getKeywordKey = (text: string, country: string) => `${country} ${text.toLowerCase()}`;

/**
 * Returns a function that classifies entries before they are sent, one line per entry and country. It can be called
 * with
 * one batch after another: it remembers earlier entries to find repeated ones.
 */
export function createClassifier(countries: readonly string[], tracked: readonly KeywordEntry[]) {
  const known = new Set(tracked.map(({ keywordText, country }) => getKeywordKey(keywordText, country)));
  const seen = new Set<string>();
  const checked = new Map<string, boolean>();
  const isKnown = (country: string) => {
    const answer = checked.get(country) ?? isCountry(country);
    checked.set(country, answer);
    return answer;
  };
  const classify = (text: string, country: string): Outcome => {
    if (text === "") return "blank";
    if (text.length > MAX_KEYWORD_CHARACTERS && Array.from(text).length > MAX_KEYWORD_CHARACTERS)
      return "too-long";
    if (!isKnown(country)) return "unknown-country";
    const id = getKeywordKey(text, country);
    if (seen.has(id)) return "repeated";
    seen.add(id);
    return known.has(id) ? "already-tracked" : "new";
  };
  return (entries: readonly BulkEntry[]): ClassifiedLine[] =>
    entries.flatMap((entry) => {
      const text = entry.keywordText;
      // A blank entry counts once, whatever the number of countries.
      const wanted = entry.country ? [entry.country] : text === "" ? countries.slice(0, 1) : countries;
      return wanted.map((country) => ({ entry, country, outcome: classify(text, country) }));
    });
}

const order: readonly Outcome[] = [
  "new",
  "added",
  "already-tracked",
  "repeated",
  "blank",
  "too-long",
  "unknown-country",
  "uncovered",
  "over-limit",
];

/** Counts the lines per outcome, in a fixed order and without zeros. */
export function countOutcomes(lines: readonly ClassifiedLine[]): { outcome: Outcome; count: number }[] {
  const counts = new Map<Outcome, number>();
  for (const { outcome } of lines) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return order.flatMap((outcome) => {
    const count = counts.get(outcome) ?? 0;
    return count > 0 ? [{ outcome, count }] : [];
  });
}

export const outcomeLabels: Record<Outcome, string> = {
  new: "to add",
  added: "added",
  "already-tracked": "already tracked",
  repeated: "repeated",
  blank: "blank",
  "too-long": "longer than 100 characters",
  "unknown-country": "in an unknown country",
  uncovered: "in a country that the data doesn't cover",
  "over-limit": "over your plan's limit",
};

import { countCharacters } from "../localization/count-characters";
import type { FieldKey, ListingPlatform } from "../localization/fields";
import { findRejectedTerms } from "../localization/forbidden-terms";
import { computeKeywordValue } from "../scores/keyword-value";
import type { KeywordCoverage } from "./types";

/** Field that text can be added to. */
export interface InsertionTarget {
  field: FieldKey;
  platform: ListingPlatform;
  text: string;
  limit: number;
  separator: "," | " ";
  /** `missing`: only the words that no text has; `keyword`: the whole keyword, for a text that people read. */
  unit: "missing" | "keyword";
}

/** Text that fits into a field, and what it would cover. */
export interface Insertion {
  text: string;
  /** Keywords that it would cover and that no text covers yet. */
  keywords: string[];
  /** Sum of the known values of these keywords; `null` if none is known. */
  value: number | null;
  /** Characters that it takes, with the separator. */
  cost: number;
}

const compareKnown = (a: number | null, b: number | null) => (b ?? -1) - (a ?? -1);

function sumKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** Most keywords that are tried, the most valuable first; chosen by us, because a list can have thousands. */
const MAX_CANDIDATES = 200;

interface Weight {
  value: number | null;
  popularity: number | null;
}

const compareWeights = (a: Weight, b: Weight) =>
  compareKnown(a.value, b.value) || compareKnown(a.popularity, b.popularity);

/**
 * Returns what could be added to a field to cover more keywords, with the largest total value first and, where values are
 * unknown, the largest total popularity. What doesn't fit into the remaining characters, and terms that the store rejects, are
 * left out.
 */
export function suggestInsertions(covers: readonly KeywordCoverage[], target: InsertionTarget): Insertion[] {
  const { field, platform, limit, separator, unit } = target;
  const text = target.text.trim();
  const gap = text === "" ? 0 : separator.length;
  const left = limit - countCharacters(text);
  const open = covers
    .filter(({ covered, missing }) => !covered && missing.length > 0)
    .map((cover) => ({ ...cover, value: computeKeywordValue(cover) }));
  const fitting = open
    .map((cover) => {
      const added = unit === "keyword" ? cover.keyword : cover.missing.join(separator);
      return { ...cover, added, cost: countCharacters(added) + gap };
    })
    .filter(({ cost, added }) => cost <= left && findRejectedTerms(field, added, platform).length === 0)
    .sort(compareWeights)
    .slice(0, MAX_CANDIDATES);
  const found = new Map<string, Insertion & Weight>();
  for (const { added, missing, cost } of fitting) {
    // Keywords with the same words in another order lack the same.
    const key = unit === "keyword" ? added : missing.toSorted().join(" ");
    if (found.has(key)) continue;
    const words = new Set(missing);
    const gained = open.filter((other) => other.missing.every((word) => words.has(word)));
    found.set(key, {
      text: added,
      keywords: gained.map(({ keyword }) => keyword),
      value: sumKnown(gained.map(({ value }) => value)),
      popularity: sumKnown(gained.map(({ popularity }) => popularity)),
      cost,
    });
  }
  return [...found.values()]
    .sort((a, b) => compareWeights(a, b) || a.cost - b.cost)
    .map(({ text: added, keywords, value, cost }) => ({ text: added, keywords, value, cost }));
}

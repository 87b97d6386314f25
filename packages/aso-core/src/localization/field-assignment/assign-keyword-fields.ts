import { findRejectedTerms, findTerms } from "../forbidden-terms";
import { computeTotalRoom, computeBound } from "./bound";
import { buildProblem, type KeywordLanguage, type Problem } from "./problem";
import { proveOptimum } from "./prove-optimum";
import { search } from "./search";
import type { Candidate, AssignmentLocale, FieldAssignment, AssignedField } from "./types";

/** Maximum number of languages of a field assignment. */
export const MAX_ASSIGNED_LOCALES = 20;
/** Maximum number of keywords of a field assignment. */
export const MAX_CANDIDATES = 2000;

/** Share of the upper bound from which the search stops; chosen by us. */
const SUFFICIENT_SHARE = 0.999;

/** Maximum number of keywords for an exact proof; above it, the proof takes too long. Chosen by us. */
const MAX_PROVABLE_KEYWORDS = 60;

/**
 * Fills the keyword fields of several languages to maximize the sum of popularity × (1 − (difficulty / 100)²) over all
 * covered keywords. No word is repeated in any form across fields, names and subtitles. A keyword of several words counts if a
 * single language covers all of them, except stop words: searches ignore them. `pause` is awaited every few milliseconds to
 * let other tasks run; `language` is that of the keywords, and `forbid` the forbidden terms of the app.
 */
export async function assignKeywordFields(
  candidates: readonly Candidate[],
  locales: readonly AssignmentLocale[],
  {
    pause = async () => {},
    language,
    forbid = [],
  }: {
    pause?: () => Promise<void>;
    language?: KeywordLanguage;
    forbid?: readonly string[] | undefined;
  } = {},
): Promise<FieldAssignment> {
  const isRejected = ({ keyword }: Candidate) =>
    findTerms(keyword, forbid).length > 0 || findRejectedTerms("keywords", keyword, "ios").length > 0;
  const accepted = candidates.filter((one) => !isRejected(one));
  const problem = buildProblem(accepted, locales, language);
  const bound = computeBound(problem, 0, computeTotalRoom(problem));
  let found: { value: number; places: Int16Array } = {
    value: 0,
    places: new Int16Array(problem.items.length).fill(-1),
  };
  for (const plan of search(problem)) {
    if (plan) found = plan;
    if (found.value >= bound * SUFFICIENT_SHARE) break;
    await pause();
  }
  const isBest = found.value >= bound - 1e-9;
  const proven =
    !isBest && problem.items.length <= MAX_PROVABLE_KEYWORDS
      ? proveOptimum(problem, found)
      : { ...found, exact: isBest };
  return {
    fields: locales.map((locale, index) => buildField(problem, proven.places, locale.code, index)),
    leftOut: [
      ...problem.leftOut,
      ...problem.items.flatMap(({ keyword }, index) =>
        proven.places[index] === -1 ? [{ keyword, reason: "no-room" as const }] : [],
      ),
    ],
    rejected: candidates.filter(isRejected).map(({ keyword }) => keyword),
    value: proven.value,
    bound: proven.exact ? proven.value : bound,
    exact: proven.exact,
  };
}

function buildField(problem: Problem, places: Int16Array, code: string, locale: number): AssignedField {
  const here = problem.items
    .filter((_, index) => places[index] === locale)
    .sort((a, b) => b.value - a.value || (a.keyword < b.keyword ? -1 : 1));
  const named = (numbers: readonly number[] | null | undefined) =>
    (numbers ?? []).map((number) => problem.words[number] ?? "");
  const numbers = [...new Set(here.flatMap((item) => item.needs[locale] ?? []))];
  const used = numbers.reduce((sum, number) => sum + (problem.costs[number] ?? 0), 0);
  return {
    code,
    keywords: named(numbers).join(","),
    used: Math.max(0, used - 1),
    covered: here.map(({ keyword, popularity, difficulty, value, needs }) => ({
      keyword,
      popularity,
      difficulty,
      value,
      words: named(needs[locale]),
    })),
  };
}

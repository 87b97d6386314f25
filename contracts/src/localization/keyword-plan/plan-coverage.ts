import { allRoom, boundFrom } from "./bound";
import { toProblem, type Problem } from "./problem";
import { prove } from "./prove";
import { search } from "./search";
import type { Candidate, CoverageLocale, CoveragePlan, PlannedField } from "./types";

/** Languages and keywords one plan may have. */
export const MOST_COVERAGE_LOCALES = 20;
export const MOST_CANDIDATES = 2000;

/** A plan that is so near to what no plan can pass is not searched on. */
const GOOD_ENOUGH = 0.999;

/** Above this many keywords nothing can be proven in useful time. */
const MOST_PROVABLE = 60;

/**
 * Fills the keyword fields of several languages so that the sum of popularity × (1 − (difficulty / 100)²) over all
 * keywords found through them is greatest. No word is repeated, neither in another field nor from a name or subtitle.
 * A keyword of several words counts when all of them stand in one language. `pause` is awaited every few milliseconds,
 * for whoever shares the thread.
 */
export async function planCoverage(
  candidates: readonly Candidate[],
  locales: readonly CoverageLocale[],
  pause: () => Promise<void> = async () => {},
): Promise<CoveragePlan> {
  const problem = toProblem(candidates, locales);
  const bound = boundFrom(problem, 0, allRoom(problem));
  let found: { value: number; places: Int16Array } = {
    value: 0,
    places: new Int16Array(problem.items.length).fill(-1),
  };
  for (const plan of search(problem)) {
    if (plan) found = plan;
    if (found.value >= bound * GOOD_ENOUGH) break;
    await pause();
  }
  const isBest = found.value >= bound - 1e-9;
  const proven =
    !isBest && problem.items.length <= MOST_PROVABLE ? prove(problem, found) : { ...found, exact: isBest };
  return {
    fields: locales.map((locale, index) => fieldFor(problem, proven.places, locale.code, index)),
    leftOut: [
      ...problem.leftOut,
      ...problem.items.flatMap(({ keyword }, index) =>
        proven.places[index] === -1 ? [{ keyword, reason: "no-room" as const }] : [],
      ),
    ],
    value: proven.value,
    bound: proven.exact ? proven.value : bound,
    exact: proven.exact,
  };
}

function fieldFor(problem: Problem, places: Int16Array, code: string, locale: number): PlannedField {
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

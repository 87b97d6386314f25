import { buildProblem, type Problem } from "./problem";
import { search } from "./search";
import type { Candidate } from "./types";

const one = [{ code: "en-US", name: "", subtitle: "" }];
const word = (letter: string, length: number, popularity: number): Candidate => ({
  keyword: letter.repeat(length),
  popularity,
  difficulty: 0,
});
const pose = (candidates: Candidate[]) => buildProblem(candidates, one);
/** Returns the given number of short keywords with equal value. */
const many = (count: number) =>
  pose(
    Array.from({ length: count }, (_, index) => ({ keyword: `k${index}`, popularity: 10, difficulty: 0 })),
  );

function run(problem: Problem) {
  const steps = [...search(problem)];
  const plans = steps.flatMap((plan) => plan ?? []);
  const firstPlan = steps.findIndex(Boolean);
  return { plans, first: plans[0], last: plans.at(-1), pauses: firstPlan };
}

const worth = (problem: Problem, places: Int16Array) =>
  problem.items.reduce((sum, { value }, index) => sum + (places[index] === -1 ? 0 : value), 0);

test("replaces a keyword with a more valuable one and fills the remaining room", () => {
  const problem = pose([word("a", 60, 70), word("b", 90, 95), word("c", 9, 8)]);
  expect(run(problem).first?.value).toBe(103);
});

test("doesn't replace a keyword with one of the same value", () => {
  const problem = pose([word("a", 60, 70), word("b", 90, 70)]);
  const [a] = problem.items.flatMap(({ keyword }, index) => (keyword.startsWith("a") ? [index] : []));
  expect(run(problem).first?.places[a ?? -1]).toBe(0);
});

test("removing keywords at random finds what exchanges alone do not", () => {
  const problem = pose([word("a", 60, 70), word("b", 50, 50), word("c", 49, 49)]);
  const { first, last } = run(problem);
  expect([first?.value, last?.value]).toEqual([70, 99]);
});

test.each([
  [3, 151],
  [100, 51],
  [1_000, 7],
])("for %i keywords, the search yields %i plans", (count, plans) => {
  expect(run(many(count)).plans).toHaveLength(plans);
});

test("pauses after every 25 keywords in the exchange step", () => {
  // All fit into two languages, so they are tried once.
  const problem = buildProblem(
    Array.from({ length: 51 }, (_, index) => ({
      keyword: String.fromCodePoint(0x3400 + index),
      popularity: 10,
      difficulty: 0,
    })),
    [...one, ...one],
  );
  expect(problem.items).toHaveLength(51);
  expect(run(problem).pauses).toBe(3);
});

test("the value of each plan is the sum of its keywords, and no plan is worse than the previous one", () => {
  let seed = 3;
  const next = (below: number) => (seed = (seed * 16807) % 2147483647) % below;
  const problem = pose(
    Array.from({ length: 80 }, (_, index) =>
      word(String.fromCodePoint(0x3400 + index), 4 + next(30), 5 + next(90)),
    ),
  );
  const { plans, first, last } = run(problem);
  for (const { value, places } of plans) expect(value).toBeCloseTo(worth(problem, places), 6);
  expect(plans.map(({ value }) => value)).toEqual(plans.map(({ value }) => value).sort((a, b) => a - b));
  expect(last?.value).toBeGreaterThan(first?.value ?? Infinity);
});

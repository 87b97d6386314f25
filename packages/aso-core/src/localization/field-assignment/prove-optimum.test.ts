import { buildProblem } from "./problem";
import { proveOptimum } from "./prove-optimum";
import type { Candidate } from "./types";

const one = [{ code: "en-US", name: "", subtitle: "" }];
const word = (letter: string, length: number, popularity: number): Candidate => ({
  keyword: letter.repeat(length),
  popularity,
  difficulty: 0,
});
const pose = (candidates: Candidate[]) => buildProblem(candidates, one);
const none = (count: number) => ({ value: 0, places: new Int16Array(count).fill(-1) });

/** The first keyword has the best value per room but leaves too little: the two others together are worth more. */
const knapsack = pose([word("a", 60, 70), word("b", 50, 50), word("c", 49, 49)]);
const best = { value: 99, places: Int16Array.from(knapsack.items, ({ value }) => (value === 70 ? -1 : 0)) };

test("finds the optimum where greedy filling does not", () => {
  expect(proveOptimum(knapsack, none(3))).toEqual({ ...best, exact: true });
});

test("finds the optimum for several languages", () => {
  const two = buildProblem([word("a", 60, 70), word("b", 50, 50), word("c", 49, 49)], [...one, ...one]);
  const { value, places, exact } = proveOptimum(two, none(3));
  expect({ value, exact }).toEqual({ value: 169, exact: true });
  const [a, b, c] = ["a", "b", "c"].map(
    (letter) => places[two.items.findIndex(({ keyword }) => keyword.startsWith(letter))],
  );
  expect([b, a]).toEqual([c, 1 - (c ?? -1)]);
});

test("keeps the given plan if no other is better", () => {
  expect(proveOptimum(knapsack, best).places).toBe(best.places);
});

test("reports when it gave up and returns the best plan found", () => {
  // Fourteen of forty fit, and all choices have the same value.
  const same = pose(Array.from({ length: 40 }, (_, index) => word(String.fromCharCode(97 + index), 6, 10)));
  const { value, exact } = proveOptimum(same, none(40));
  expect({ value, exact }).toEqual({ value: 140, exact: false });
});

test("skips branches that can't beat the best plan: forty keywords are proven", () => {
  let seed = 7;
  const next = (below: number) => (seed = (seed * 16807) % 2147483647) % below;
  const many = pose(
    Array.from({ length: 40 }, (_, index) =>
      word(String.fromCharCode(97 + index), 5 + next(30), 5 + next(90)),
    ),
  );
  expect(proveOptimum(many, none(40)).exact).toBe(true);
});

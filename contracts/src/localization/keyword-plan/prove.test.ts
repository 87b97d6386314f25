import { toProblem } from "./problem";
import { prove } from "./prove";
import type { Candidate } from "./types";

const one = [{ code: "en-US", name: "", subtitle: "" }];
const word = (letter: string, length: number, popularity: number): Candidate => ({
  keyword: letter.repeat(length),
  popularity,
  difficulty: 0,
});
const pose = (candidates: Candidate[]) => toProblem(candidates, one);
const none = (count: number) => ({ value: 0, places: new Int16Array(count).fill(-1) });

/** The first is worth most for its room, but leaves too little of it: the two others together are worth more. */
const knapsack = pose([word("a", 60, 70), word("b", 50, 50), word("c", 49, 49)]);
const best = { value: 99, places: Int16Array.from(knapsack.items, ({ value }) => (value === 70 ? -1 : 0)) };

test("finds the best plan where filling in order does not", () => {
  expect(prove(knapsack, none(3))).toEqual({ ...best, exact: true });
});

test("finds the best plan for several languages", () => {
  const two = toProblem([word("a", 60, 70), word("b", 50, 50), word("c", 49, 49)], [...one, ...one]);
  const { value, places, exact } = prove(two, none(3));
  expect({ value, exact }).toEqual({ value: 169, exact: true });
  const [a, b, c] = ["a", "b", "c"].map(
    (letter) => places[two.items.findIndex(({ keyword }) => keyword.startsWith(letter))],
  );
  expect([b, a]).toEqual([c, 1 - (c ?? -1)]);
});

test("keeps the plan that is known when no other one is better", () => {
  expect(prove(knapsack, best).places).toBe(best.places);
});

test("says so when it gave up, and returns the best it saw", () => {
  // Fourteen of forty fit, and every choice of them is worth the same.
  const same = pose(Array.from({ length: 40 }, (_, index) => word(String.fromCharCode(97 + index), 6, 10)));
  const { value, exact } = prove(same, none(40));
  expect({ value, exact }).toEqual({ value: 140, exact: false });
});

test("leaves out what cannot beat the best plan: forty keywords are proven", () => {
  let seed = 7;
  const next = (below: number) => (seed = (seed * 16807) % 2147483647) % below;
  const many = pose(
    Array.from({ length: 40 }, (_, index) =>
      word(String.fromCharCode(97 + index), 5 + next(30), 5 + next(90)),
    ),
  );
  expect(prove(many, none(40)).exact).toBe(true);
});

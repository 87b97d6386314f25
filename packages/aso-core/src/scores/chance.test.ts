import fc from "fast-check";
import { computeChance } from "./chance";

/** Results with a strong upper half and the given lower half. */
const above = (...lower: (number | null)[]) => [1, 1, 1, 1, 1, ...lower];
const ten = above(0.5, 0.5, 0.5, 0.5, 0.5);

test.each([
  [0.5, 50],
  [0.7, 76.9],
  [0.2, 14.2],
])("the vector of strength %d against 0.5 is %d", (own, chance) => {
  expect(computeChance(own, ten)).toEqual({ value: expect.closeTo(chance, 1), missing: [] });
});

test("the median of the known strengths of ranks 6–10 counts", () => {
  const isEven = (results: (number | null)[]) => Math.round(computeChance(0.5, results).value ?? -1) === 50;
  expect(isEven(above(0.9, 0.1, 0.5, 0.4, 0.6))).toBe(true);
  expect(isEven(above(0.4, 0.6))).toBe(true);
  expect(isEven(above(null, 0.5, null))).toBe(true);
  expect(isEven([...ten, 0, 0, 0, 0, 0, 0])).toBe(true);
});

test("the chance is unknown with the reasons", () => {
  expect(computeChance(null, ten)).toEqual({ value: null, missing: ["ownStrength"] });
  expect(computeChance(0.5, above())).toEqual({ value: null, missing: ["results"] });
  expect(computeChance(0.5, [null, null, 1, 1, 1, 0.5])).toEqual({ value: null, missing: ["results"] });
  expect(computeChance(0.5, [null, 1, 1, 1, 1, 0.5]).value).toBe(50);
  expect(computeChance(0.5, [null, null, 1, 1, 1, null, null, null, null, null, 1, 1, 1]).value).toBeNull();
  expect(computeChance(null, [])).toEqual({ value: null, missing: ["ownStrength", "results"] });
});

test("the chance is 0–100, symmetric around 50 and rises with the strength", () => {
  const strength = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(strength, strength, strength, (a, b, toBeat) => {
      const compute = (own: number) =>
        computeChance(own, above(toBeat, toBeat, toBeat, toBeat, toBeat)).value ?? -1;
      expect(compute(a)).toBeGreaterThanOrEqual(0);
      expect(compute(a)).toBeLessThanOrEqual(100);
      expect(compute(a) + compute(2 * toBeat - a)).toBeCloseTo(100, 9);
      expect(compute(Math.max(a, b))).toBeGreaterThanOrEqual(compute(Math.min(a, b)));
    }),
    { numRuns: 200 },
  );
});

import fc from "fast-check";
import { computeAverageRank, computeRankDistribution, countTopRanks } from "./rank-distribution";

const ranks = [1, 3, 4, 10, 11, 50, 51, 200, 201, 500, null];

test("the average is over ranked keywords only", () => {
  expect(computeAverageRank([2, 5, 201, null, null])).toEqual({
    value: 3.5,
    ranked: 2,
    unranked: 1,
    unchecked: 2,
  });
  expect(computeAverageRank(ranks)).toMatchObject({ ranked: 8, unranked: 2, unchecked: 1 });
  expect(computeAverageRank([201, null]).value).toBeNull();
  expect(computeAverageRank([]).value).toBeNull();
});

test("the tops contain each other", () => {
  expect(countTopRanks(ranks)).toEqual({ top3: 2, top10: 4, top50: 6 });
  expect(countTopRanks([])).toEqual({ top3: 0, top10: 0, top50: 0 });
});

test("the distribution counts every band with its limits", () => {
  expect(computeRankDistribution(ranks)).toEqual([
    { id: "1-3", label: "1–3", count: 2 },
    { id: "4-10", label: "4–10", count: 2 },
    { id: "11-50", label: "11–50", count: 2 },
    { id: "51-200", label: "51–200", count: 2 },
    { id: "unranked", label: "Not ranked", count: 2 },
    { id: "unchecked", label: "Not checked", count: 1 },
  ]);
});

test("every keyword is in exactly one band and agrees with the other counts", () => {
  const rank = fc.option(fc.integer({ min: 1, max: 210 }));
  fc.assert(
    fc.property(fc.array(rank, { maxLength: 40 }), (list) => {
      const counts = computeRankDistribution(list).map(({ count }) => count);
      const [top3 = 0, next7 = 0, next40 = 0, rest = 0, ...others] = counts;
      const { value, ranked, unranked, unchecked } = computeAverageRank(list);
      expect(countTopRanks(list)).toEqual({ top3, top10: top3 + next7, top50: top3 + next7 + next40 });
      expect([ranked, unranked, unchecked]).toEqual([top3 + next7 + next40 + rest, ...others]);
      expect(ranked + unranked + unchecked).toBe(list.length);
      expect(value === null).toBe(ranked === 0);
    }),
    { numRuns: 200 },
  );
});

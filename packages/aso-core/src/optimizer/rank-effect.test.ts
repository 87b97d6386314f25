import { buildRankWindows, computeMedianRank } from "./rank-effect";

test("days between the crawls belong to neither window", () => {
  const change = { previousDay: "2026-10-08", firstDay: "2026-10-10", lastDay: "2026-11-01" };
  expect(buildRankWindows(change, 7)).toEqual({
    before: { first: "2026-10-02", last: "2026-10-08" },
    after: { first: "2026-10-11", last: "2026-10-17" },
  });
});

test("two crawls on one day compare the days around it, and an unfinished window ends with the last day", () => {
  const change = { previousDay: "2026-10-10", firstDay: "2026-10-10", lastDay: "2026-10-12" };
  expect(buildRankWindows(change, 14)).toEqual({
    before: { first: "2026-09-26", last: "2026-10-09" },
    after: { first: "2026-10-11", last: "2026-10-12" },
  });
  expect(buildRankWindows({ ...change, lastDay: "2026-10-10" }, 7).after).toBeNull();
});

test.each<[(number | null)[], number | null]>([
  [[5, 3, 9], 5],
  [[4, null, 8], 4],
  [[201, 150], 150],
  [[201, 201, 150], 201],
  [[null, null], null],
  [[], null],
])("the median of %j is %j", (ranks, median) => {
  expect(computeMedianRank(ranks)).toBe(median);
});

import { carryForward, computeChanges, computeDays, computeFigures, findMovers } from "./rank-figures";

const days = ["2026-03-01", "2026-03-02", "2026-03-03"];

it("a rank counts until the next check, for at most the interval between checks", () => {
  expect(carryForward([null, 4, null, null, 201, null], 1)).toEqual([4, 4, null, 201, 201]);
  expect(carryForward([7, null, null, null], 2)).toEqual([7, null]);
  expect(carryForward([null, null, 9], 0)).toEqual([null, null, 9]);
  expect(carryForward([], 1)).toEqual([]);
});

it("computes visibility, average rank and distribution of each day over its known ranks", () => {
  const list = [
    { popularity: 60, ranks: [1, 1, null] },
    { popularity: 40, ranks: [3, 201, null] },
    { popularity: null, ranks: [12, null, null] },
  ];
  expect(computeDays(list, days)).toEqual([
    // 100 · (60 · 0.3 + 40 · 0.1) / (100 · 0.3); the third keyword has no popularity.
    { day: days[0], visibility: 73.3, averageRank: 5.3, counts: [2, 0, 1, 0, 0, 0] },
    { day: days[1], visibility: 60, averageRank: 1, counts: [1, 0, 0, 0, 1, 1] },
    { day: days[2], visibility: null, averageRank: null, counts: null },
  ]);
});

it("changes are unknown unless the visibility of that day is known", () => {
  const list = [{ popularity: 10, rank: 2 }];
  const trend = [30, ...Array<null>(22).fill(null), 60.3, null, null, null, null, null, null, 50];
  const allDays = trend.map((_, index) => `day ${index}`);
  const compute = (from: number, advanced = true) =>
    computeFigures(list, { days: allDays.slice(from), trend: trend.slice(from) }, null, advanced);
  expect(compute(0)).toMatchObject({
    visibility: 50,
    change7: -10.3,
    change30: 20,
    changeSinceFirst: null,
  });
  // Without the first day, the first known one is that of 7 days ago.
  const changeSinceFirst = { day: "day 23", change: -10.3 };
  expect(compute(1)).toMatchObject({ change7: -10.3, change30: null, changeSinceFirst });
  expect(compute(24)).toMatchObject({ change7: null, change30: null, changeSinceFirst: null });
  expect(compute(0, false)).toMatchObject({
    ...{ visibility: null, change7: null, changeSinceFirst: null, top3: null, averageRank: 2, ranked: 1 },
  });
  expect(computeFigures([], { days: [], trend: [] }, null, true)).toMatchObject({
    visibility: null,
    keywords: 0,
    averageRank: null,
    top10: null,
  });
});

it("key figures compare with the first day on which a rank is known", () => {
  const figures = computeFigures([{ popularity: 60, rank: 1 }], { days: [], trend: [] }, null, true);
  const series = (...ranks: (number | null)[]) => computeDays([{ popularity: 60, ranks }], days);
  expect(computeChanges(figures, series(null, 3, 1))).toEqual({
    changes: { visibility: 66.7, averageRank: 2, top10: 0 },
    since: days[1],
  });
  expect(computeChanges(figures, series(201, 3, 1))).toEqual({
    changes: { visibility: 100, averageRank: null, top10: 1 },
    since: days[0],
  });
  expect(computeChanges(figures, series(null, null, 1))).toEqual({
    changes: { visibility: null, averageRank: null, top10: null },
    since: null,
  });
});

it("movers differ from their first known rank, largest change first", () => {
  const move = (text: string, rank: number | null, ...ranks: (number | null)[]) => {
    return { keywordId: 1, text, rank, ranks, popularity: null };
  };
  const { up, down } = findMovers(
    [
      move("small", 4, 6, 5, 4),
      move("new", 40, 201, null, 40),
      move("late", 9, null, 3, 9),
      move("same", 5, 5, 6, 5),
      move("first check", 5, null, null, 5),
      move("never", null, null, null, null),
    ],
    days,
  );
  expect(up.map(({ keyword, before, now, since }) => [keyword, before, now, since])).toEqual([
    ["new", 201, 40, days[0]],
    ["small", 6, 4, days[0]],
  ]);
  expect(down).toEqual([
    { keywordId: 1, keyword: "late", before: 3, since: days[1], now: 9, popularity: null },
  ]);
});

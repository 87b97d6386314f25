import { aKeywordRow } from "../../../testing/builders";
import { compareWithRanks, parseSince } from "./since";

const now = Date.parse("2025-11-03T01:00:00Z");

beforeEach(() => void jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

test.each([
  ["1d", "2025-11-02"],
  ["30d", "2025-10-04"],
  ["2025-10-25", "2025-10-25"],
  ["2025-11-03", "2025-11-03"],
  ["2025-11-04", null],
  ["2025-02-30", null],
  ["0d", null],
  ["-7d", null],
  ["", null],
])("%j is the day %j", (since, day) => {
  expect(parseSince(since)).toBe(day);
});

test("changes are those since the earlier rank; unknown ranks make them unknown", () => {
  const rows = [
    aKeywordRow({ id: 1, rank: 7, previous: 8 }),
    aKeywordRow({ id: 2, rank: 7, previous: 8 }),
    aKeywordRow({ id: 3, rank: null, previous: null }),
    aKeywordRow({ id: 4, best: null }),
  ];
  const ranks = new Map<number, number | null>([
    [1, 19],
    [3, 4],
    [4, 4],
  ]);
  const compared = compareWithRanks(rows, ranks);
  expect(compared.map(({ best }) => best && [best.previousRank, best.change])).toEqual([
    [19, 12],
    [null, null],
    [4, null],
    null,
  ]);
});

import { aKeywordRow } from "../../../testing/builders";
import { compareWithRanks } from "./compare-with-ranks";

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

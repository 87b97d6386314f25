import { formatEarlierRank } from "./format-earlier-rank";

test.each([
  [7, 30, "7"],
  [201, 11, "Not ranked"],
  [201, 200, ">200"],
  [201, null, ">200"],
  [null, 11, "Not checked"],
])("an earlier rank %p of now %p results reads %p", (rank, results, text) => {
  expect(formatEarlierRank(rank, results)).toBe(text);
});

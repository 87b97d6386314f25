import { computeRankChange, describeRankMove, splitRank, subtractRanks } from "./rank-cells";

test.each([
  [1, null, { number: 1, text: "1" }],
  [200, null, { number: 200, text: "200" }],
  [201, null, { number: null, text: ">200" }],
  [201, 200, { number: null, text: ">200" }],
  [3, 31, { number: 3, text: "3 of 31" }],
  [201, 31, { number: null, text: "not in 31" }],
  [201, 0, { number: null, text: "no results" }],
  [null, 31, { number: null, text: null }],
  [undefined, null, { number: null, text: null }],
])("rank %j of %j results is %j", (rank, results, cells) => {
  expect(splitRank(rank, results)).toEqual(cells);
});

test.each([
  [201, 8, "Entered at #8"],
  [201, 200, "Entered at #200"],
  [8, 201, "No longer ranked"],
  [8, 3, null],
  [201, 201, null],
  [null, 8, null],
  [8, null, null],
])("the move from %j to %j is %j", (before, now, words) => {
  expect(describeRankMove(before, now)).toBe(words);
});

test.each([
  [12, 2, 10],
  [2, 12, -10],
  [200, 200, 0],
  [12, 201, null],
  [201, 12, null],
  [201, 201, 0],
  [null, 12, null],
  [12, undefined, null],
])("from %j to %j change a rank by %j", (before, now, change) => {
  expect(computeRankChange(before, now)).toBe(change);
});

test.each([
  [12, 201, -189],
  [201, 12, 189],
  [201, 201, 0],
  [null, 12, null],
  [12, undefined, null],
])("orders place the change from %j to %j at %j", (before, now, change) => {
  expect(subtractRanks(before, now)).toBe(change);
});

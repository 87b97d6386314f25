import { isUnusualMove } from "./unusual-move";

const calm = Array.from({ length: 15 }, (_, day) => 20 + (day % 3));

test.each<[string, (number | null)[], boolean]>([
  ["larger than all earlier moves, up", [...calm, 10], true],
  ["larger than all earlier moves, down", [...calm, 40], true],
  ["no longer ranked", [...calm, 201], true],
  ["fewer than five ranks", [...calm, 26], false],
  ["exactly five ranks", [...calm, 27], true],
  ["as large as an earlier move", [40, 30, ...calm, 12], false],
  ["smaller than an earlier move", [150, ...calm, 40], false],
  ["an unusual move of an earlier day", [...calm, 40, 41], false],
  ["13 earlier moves are too few", [...calm.slice(1), 40], false],
  ["a day without a check has no move", [...calm, null, 40], false],
  ["not checked since", [...calm, 40, null], true],
  ["no ranks", [], false],
])("%s", (_, ranks, expected) => {
  expect(isUnusualMove(ranks)).toBe(expected);
});

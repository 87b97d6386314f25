import { findBase } from "./find-base";

test.each([
  [[5, 4, 3], 0],
  [[null, 201, 3], 1],
  [[null, 0, null], 1],
  [[null, null, 3], -1],
  [[3], -1],
  [[], -1],
])("the last of %j is compared with the one at %i", (values, index) => {
  expect(findBase(values)).toBe(index);
});

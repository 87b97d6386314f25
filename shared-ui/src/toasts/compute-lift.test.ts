import { computeLift, type Edges } from "./compute-lift";

const toasts: Edges = { top: 700, right: 1280, bottom: 800, left: 880 };
const at = (top: number, left = 900): Edges => ({ top, right: left + 80, bottom: top + 32, left });

test.each([
  ["a control beside them", [at(750, 100)], 0],
  ["a control above them", [at(600)], 0],
  ["a control below them", [at(750)], 54],
  ["a control that they only touch", [at(668)], 0],
  ["two controls, of which the upper one is in the new place", [at(640), at(750)], 164],
  ["no controls", [], 0],
  ["a field without room above", [{ ...at(40), bottom: 760 }], 0],
])("%s", (_what, controls, lift) => {
  expect(computeLift(toasts, controls)).toBe(lift);
});

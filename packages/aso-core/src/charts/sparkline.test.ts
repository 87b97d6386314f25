import { computeSparkline } from "./sparkline";

const frame = { width: 20, height: 14 };

test("the line goes through the values, with a gap for unknown ones, to the last point", () => {
  expect(computeSparkline([1, 3, null, 2, null], frame)).toEqual({
    path: "M0.0 12.0L5.0 2.0M15.0 7.0",
    last: { x: 15, y: 7 },
  });
  expect(computeSparkline([1, 3], { ...frame, isInverted: true }).path).toBe("M0.0 2.0L20.0 12.0");
});

test("a value that never changes is in the middle, and without values there is no line", () => {
  expect(computeSparkline([4, 4], frame).path).toBe("M0.0 7.0L20.0 7.0");
  expect(computeSparkline([4], frame).last).toEqual({ x: 10, y: 7 });
  expect(computeSparkline([null], frame)).toEqual({ path: "", last: null });
});

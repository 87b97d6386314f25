import { computeCalibration, MIN_OBSERVATIONS } from "./chance-calibration";

test("shares are those of the observations in each band; too few are unknown", () => {
  const bands = computeCalibration([
    { chance: 0, isReached: false, count: 40 },
    { chance: 19, isReached: true, count: 10 },
    { chance: 20, isReached: true, count: MIN_OBSERVATIONS - 1 },
    { chance: 80, isReached: true, count: 20 },
    { chance: 100, isReached: false, count: 20 },
  ]);
  expect(bands).toEqual([
    { from: 0, to: 19, observations: 50, reached: 20 },
    { from: 20, to: 39, observations: MIN_OBSERVATIONS - 1, reached: null },
    { from: 40, to: 59, observations: 0, reached: null },
    { from: 60, to: 79, observations: 0, reached: null },
    { from: 80, to: 100, observations: 40, reached: 50 },
  ]);
});

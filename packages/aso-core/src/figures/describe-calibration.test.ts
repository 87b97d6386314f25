import { describeCalibration } from "./describe-calibration";

const unknown = { from: 0, to: 19, observations: null, reached: null };

test("before the first chance, and before the first outcomes", () => {
  expect(describeCalibration([unknown], null)).toEqual({
    note: "No chances have been recorded yet.",
    rows: [],
  });
  expect(describeCalibration([unknown], "2026-11-24")).toEqual({
    note: "Recorded daily since November 24, 2026, over all accounts. Outcomes follow after 60 days, once a range of chances has 30 of them.",
    rows: [],
  });
});

test("only bands with enough apps are listed", () => {
  const bands = [unknown, { from: 80, to: 100, observations: 1_240, reached: 61 }];
  expect(describeCalibration(bands, "2026-11-24")).toEqual({
    note: "Recorded daily since November 24, 2026, over all accounts.",
    rows: [
      {
        chance: "80–100",
        observations: "1,240 outside the top 10",
        reached: "61% reached it within 60 days",
      },
    ],
  });
});

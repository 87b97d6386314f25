import { formatPercent, formatTenth } from "./format-figure";

test.each([
  [72.5, "72.5", "72.5%"],
  [100, "100.0", "100.0%"],
  [0, "0.0", "0.0%"],
  [33.333, "33.3", "33.3%"],
  [null, "–", "–"],
])("%j is %j, and %j as a percentage", (value, figure, percentage) => {
  expect([formatTenth(value), formatPercent(value)]).toEqual([figure, percentage]);
});

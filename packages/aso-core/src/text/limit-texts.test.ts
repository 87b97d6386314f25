import { explainFullList } from "./limit-texts";

test.each([
  [
    "max_tracked_keywords",
    { current: 49, limit: 50, needed: 3 },
    "You track 49 of 50 keywords, and this needs 3 more. Untrack keywords or upgrade your plan.",
  ],
  [
    "max_tracked_apps",
    { current: 1, limit: 1, needed: 1 },
    "You track 1 of 1 app, and this needs 1 more. Untrack apps or upgrade your plan.",
  ],
  [
    "competitor_analysis_depth",
    { current: 2, limit: 2, needed: 1 },
    "You compare this app with 2 of 2 competitors, and this needs 1 more. Remove competitors or upgrade your plan.",
  ],
  ["exports_per_day", { current: 2, limit: 2, needed: 1 }, null],
])("%s", (feature, use, text) => {
  expect(explainFullList(feature, use)).toBe(text);
});

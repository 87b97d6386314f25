import { z } from "../zod";
import { describeSegment, formatSegment, parseSegment, SegmentSchema } from "./segments";

test.each([
  ["active:30", "Active, last 30 days"],
  ["second-week:7:before", "In week 2 or later, 7 days before that"],
  ["cohort:2026-11-02", "Registered in the week of 2026-11-02"],
  ["cohort:2026-11-02:3", "Registered in the week of 2026-11-02, active in week 3"],
  ["near-limit", "80% of a limit or more"],
  ["near-limit:exports_per_day", "80% of a limit or more: exports per day"],
])("%s is read, written and described", (text, words) => {
  const segment = parseSegment(text);
  expect(segment && formatSegment(segment)).toBe(text);
  expect(segment && describeSegment(segment)).toBe(words);
});

test.each([
  "",
  "active",
  "active:31",
  "active:30:after",
  "rich:30",
  "cohort:2026-13-01",
  "cohort:2026-11-02:",
  "near-limit:",
])("%j is no group", (text) => {
  expect(parseSegment(text)).toBeNull();
  expect(z.safeParse(SegmentSchema, text).success).toBe(false);
});

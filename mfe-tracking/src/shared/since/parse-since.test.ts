import { parseSince } from "./parse-since";

const now = Date.parse("2025-11-03T01:00:00Z");

beforeEach(() => void jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

test.each([
  ["1d", "2025-11-02"],
  ["30d", "2025-10-04"],
  ["2025-10-25", "2025-10-25"],
  ["2025-11-03", "2025-11-03"],
  ["2025-11-04", null],
  ["2025-02-30", null],
  ["0d", null],
  ["-7d", null],
  ["", null],
])("%j is the day %j", (since, day) => {
  expect(parseSince(since)).toBe(day);
});

import { formatCountry, getCountryName } from "./country-name";
import { formatDate, formatRelative } from "./format-date";
import { formatCompact, formatNumber } from "./format-number";
import { getChangeStep, formatChange, formatRank, getRankBand } from "./format-rank";

test.each([
  [null, "Not checked", "rank-none"],
  [1, "1", "rank-3"],
  [3, "3", "rank-3"],
  [4, "4", "rank-10"],
  [10, "10", "rank-10"],
  [11, "11", "rank-20"],
  [20, "20", "rank-20"],
  [21, "21", "rank-50"],
  [50, "50", "rank-50"],
  [51, "51", "rank-100"],
  [100, "100", "rank-100"],
  [101, "101", "rank-200"],
  [200, "200", "rank-200"],
  [201, ">200", "rank-none"],
])("rank %p reads %p in the band %p", (rank, text, band) => {
  expect(formatRank(rank)).toBe(text);
  expect(getRankBand(rank)).toBe(band);
});

test.each([
  [11, "+11", "change-surge"],
  [10, "+10", "change-up"],
  [1, "+1", "change-up"],
  [0, "0", "change-flat"],
  [-9, "−9", "change-down"],
  [-10, "−10", "change-drop"],
])("change %p reads %p as %p", (change, text, step) => {
  expect(formatChange(change)).toBe(text);
  expect(getChangeStep(change)).toBe(step);
});

test("dates are long and English", () => {
  expect(formatDate(new Date(2025, 10, 20))).toBe("November 20, 2025");
});

test("times are relative to now", () => {
  const now = Date.UTC(2025, 10, 20, 12);
  expect(formatRelative(now - 20_000, now)).toBe("just now");
  expect(formatRelative(now - 3 * 3_600_000, now)).toBe("3 hours ago");
  expect(formatRelative(now - 86_400_000, now)).toBe("yesterday");
});

test("numbers are grouped, compact on request, and a dash if unknown", () => {
  expect(formatNumber(12345)).toBe("12,345");
  expect(formatCompact(12345)).toBe("12.3K");
  expect(formatNumber(null)).toBe("–");
});

test("countries have names; an unknown code is returned unchanged", () => {
  expect(getCountryName("us")).toBe("United States");
  expect(getCountryName("world")).toBe("WORLD");
});

test("countries have an article in a sentence where English needs it", () => {
  expect(["us", "gb", "nl", "ph", "ae", "fr", "jp"].map(formatCountry)).toEqual([
    "the United States",
    "the United Kingdom",
    "the Netherlands",
    "the Philippines",
    "the United Arab Emirates",
    "France",
    "Japan",
  ]);
});

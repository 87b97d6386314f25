import { findLivePeriod, normalizeListingText, type ListingTextChange } from "./live-period";

const day = (number: number) => new Date(Date.UTC(2026, 9, number));
const change = (
  field: string,
  before: string | null,
  [previous, first]: readonly [number, number],
): ListingTextChange => ({ field, before, previousAt: day(previous), at: day(first) });

test("spaces, line breaks and compatibility forms don't count, case and punctuation do", () => {
  expect(normalizeListingText(" Trail\r\n Radar\u00a0™ ")).toBe("Trail Radar TM");
  expect(normalizeListingText("trail")).not.toBe(normalizeListingText("Trail"));
});

test("texts are live from the crawl that first saw them to the last one before the next change", () => {
  const current = { name: "C", subtitle: null };
  const changes = [
    change("name", "B", [20, 21]),
    change("price", "1", [15, 16]),
    change("name", "A", [9, 10]),
  ];
  expect(findLivePeriod({ name: "C " }, current, changes)).toEqual({
    since: day(21),
    previousAt: day(20),
    until: null,
  });
  expect(findLivePeriod({ name: "B", subtitle: "unknown to the source" }, current, changes)).toEqual({
    since: day(10),
    previousAt: day(9),
    until: day(20),
  });
  expect(findLivePeriod({ name: "A" }, current, changes)).toEqual({
    since: null,
    previousAt: null,
    until: day(9),
  });
  expect(findLivePeriod({ name: "D" }, current, changes)).toBeNull();
});

test("all known fields must agree, and fields that change in one crawl change together", () => {
  const current = { name: "B", subtitle: "New" };
  const changes = [change("subtitle", "Old", [9, 10]), change("name", "A", [9, 10])];
  expect(findLivePeriod({ name: "B", subtitle: "New" }, current, changes)).toMatchObject({ since: day(10) });
  expect(findLivePeriod({ name: "A", subtitle: "Old" }, current, changes)).toMatchObject({ until: day(9) });
  expect(findLivePeriod({ name: "B", subtitle: "Old" }, current, changes)).toBeNull();
});

test("without a known text nothing is live", () => {
  expect(findLivePeriod({ description: "Maps" }, { description: null }, [])).toBeNull();
});

test("of two periods the later one counts", () => {
  const changes = [change("name", "B", [20, 21]), change("name", "A", [9, 10])];
  expect(findLivePeriod({ name: "A" }, { name: "A" }, changes)).toMatchObject({
    since: day(21),
    until: null,
  });
});

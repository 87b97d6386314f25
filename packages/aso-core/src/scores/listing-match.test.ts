import { createListingMatcher, isInListing, LISTING_FILTERS, type ListingFields } from "./listing-match";

const stem = (word: string) => word.replace(/s$/, "");

const listing: ListingFields = {
  name: "Rain Radar – Météo",
  subtitle: "Storm\u2019s map",
  keywords: "wind,hail,snow",
  description: "Rain, wind and snow on one map.",
};

test.each([
  ["rain", [true, false, false, true, true]],
  ["radar rain", [true, false, false, false, true]],
  ["meteo", [true, false, false, false, true]],
  ["STORMS MAP", [false, true, false, false, true]],
  ["rain map", [false, false, false, true, true]],
  ["hail storms", [false, false, false, false, true]],
  ["fog", [false, false, false, false, false]],
  ["radars rains", [true, false, false, false, true]],
  ["storm map", [false, true, false, false, true]],
  // Words are compared as a whole.
  ["rad", [false, false, false, false, false]],
  ["!", [null, null, null, null, null]],
])("the places of %s", (keyword, places) => {
  expect(createListingMatcher(listing, stem)(keyword)).toEqual(places);
});

test("an unknown field is unknown, and so is what it could complete", () => {
  const match = createListingMatcher({ ...listing, subtitle: null, keywords: null }, stem);
  expect(match("rain")).toEqual([true, null, null, true, true]);
  expect(match("rain map")).toEqual([false, null, null, true, null]);
  const nothing = createListingMatcher(
    { name: null, subtitle: null, keywords: null, description: null },
    stem,
  );
  expect(nothing("rain")).toEqual([null, null, null, null, null]);
});

test("what is unknown passes no filter", () => {
  const filter = (match: (boolean | null)[]) => LISTING_FILTERS.filter((one) => isInListing(match, one));
  expect(filter([true, false, null, true, true])).toEqual(["name", "description", "combined"]);
  expect(filter([false, null, null, false, null])).toEqual(["none"]);
  expect(filter([null, null, null, null, null])).toEqual([]);
  expect(filter([])).toEqual([]);
});

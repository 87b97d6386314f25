import { PLATFORMS } from "@listwise/aso-core/stores";
import { expectNoViolations, renderWithProviders } from "@listwise/shared-ui/testing";
import { screen } from "@testing-library/react";
import {
  buildListingOptions,
  describePlaces,
  explainMarks,
  ListingMarks,
  rankPlaces,
  type MarkedListing,
} from "./listing-marks";

const listing = { appId: 11, country: "de", platform: "ios" } as const;
const render = (places: (boolean | null)[], of: MarkedListing | null = listing) =>
  renderWithProviders(<ListingMarks places={places} listing={of} />).container;

test("has no accessibility violations, and a sentence besides the fields", async () => {
  const container = render([true, null, false, true, true]);
  expect(screen.getByText("In the name and description. Unknown: subtitle.")).toBeInTheDocument();
  await expectNoViolations(container);
});

test("each field leads to its editor in the main language of the country", () => {
  render([true, null, false, true, true]);
  const editor = "/aso-tools/localization-helper?lang=de-DE";
  const getLink = (name: string) => screen.getByRole("link", { name });
  expect(getLink("Name (edit in de-DE)")).toHaveAttribute("href", `${editor}&field=name&for=11&country=de`);
  expect(getLink("Desc (edit in de-DE)")).toHaveAttribute(
    "href",
    `${editor}&field=description&for=11&country=de`,
  );
});

test("on Google Play the text below the name is the short description", () => {
  render([false, true, false, false, true], { ...listing, platform: "android" });
  expect(screen.getByRole("link", { name: /^Short/ })).toHaveAttribute(
    "href",
    expect.stringContaining("field=shortDescription"),
  );
  expect(screen.getByText("In the short description.")).toBeInTheDocument();
  // Google Play has no keyword field that could be unknown.
  expect(describePlaces([null, null, null, true, null], "android")).toBe(
    "In the description. Unknown: name and short description.",
  );
  expect(describePlaces([null, null, false, null, null], "android")).toBe("The listing is unknown.");
});

test.each([
  [[false, true, false, false, true], "In the subtitle or short description.", "Sub"],
  [
    [false, false, false, true, true],
    "In the description. Split over the name and the other short texts.",
    "SplitDesc",
  ],
  [
    [true, true, true, false, true],
    "In the name, subtitle or short description, and keyword field.",
    "NameSub+1",
  ],
  [[false, false, false, false, false], "Not found in the listing.", "–"],
  [
    [false, null, null, false, null],
    "Not found in the listing. Unknown: subtitle or short description and keyword field.",
    "–",
  ],
  [[null, null, null, null, null], "The listing is unknown.", "?"],
  [[], "The listing is unknown.", "?"],
])("%j is: %s", (places, sentence, marks) => {
  const container = render(places, null);
  expect(describePlaces(places)).toBe(sentence);
  expect(container).toHaveTextContent(`${sentence}${marks}`);
});

test("the name comes first", () => {
  const name = [true, true, null, false, true];
  const split = [false, false, false, true, true];
  const missing = [false, false, false, false, false];
  expect([missing, [], split, name].toSorted((a, b) => rankPlaces(a) - rankPlaces(b))).toEqual([
    name,
    split,
    missing,
    [],
  ]);
});

test.each([
  [PLATFORMS, "subtitle or short description", true],
  [["ios"] as const, "subtitle", true],
  [["android"] as const, "short description", false],
])("for %j, the text below the name is the %s; a keyword field: %s", (stores, tagline, hasKeywordField) => {
  const options = buildListingOptions(stores, "");
  expect(options).toContainEqual({ value: "subtitle", label: `In the ${tagline}` });
  expect(options.some(({ value }) => value === "keywords")).toBe(hasKeywordField);
  expect(explainMarks(stores)).toContain(tagline);
  expect(explainMarks(stores).includes("keyword field")).toBe(hasKeywordField);
});

test("a chosen place stays among the choices", () => {
  expect(buildListingOptions(["android"], "keywords").map(({ value }) => value)).toContain("keywords");
});

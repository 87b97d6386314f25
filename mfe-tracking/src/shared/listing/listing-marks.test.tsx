import { expectNoViolations, renderWithProviders } from "@listwise/shared-ui/testing";
import { screen } from "@testing-library/react";
import { describePlaces, ListingMarks, rankPlaces } from "./listing-marks";

test("has no accessibility violations, and a sentence in place of the letters", async () => {
  const { container } = renderWithProviders(<ListingMarks places={[true, null, false, true, true]} />);
  expect(
    screen.getByText("In the name and description. Unknown: subtitle or short description."),
  ).toBeInTheDocument();
  expect(container).toHaveTextContent(/ND$/);
  await expectNoViolations(container);
});

test.each([
  [[false, true, false, false, true], "In the subtitle or short description.", "S"],
  [
    [false, false, false, true, true],
    "In the description. Split over the name and the other short texts.",
    "SplitD",
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
  const { container } = renderWithProviders(<ListingMarks places={places} />);
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

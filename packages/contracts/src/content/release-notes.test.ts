import { getReleaseTitle, getReleaseVersion } from "./release-notes";

test.each([
  ["v1.2.3 Alerts", "v1.2.3"],
  ["Release v2.0", "v2.0"],
  ["V1.10.0: big", "v1.10.0"],
  ["1.2.3 without the letter", "v7"],
  ["v3 alone", "v7"],
  ["Winter release", "v7"],
])("the version of %j is %s", (title, version) => {
  expect(getReleaseVersion({ id: 7, title })).toBe(version);
});

test("the title does not repeat the badge's version", () => {
  expect(getReleaseTitle({ id: 7, title: "v1.2.0: Alerts" })).toBe("Alerts");
  expect(getReleaseTitle({ id: 7, title: "v1.2.0" })).toBe("v1.2.0");
});

import { matchProduct } from "./match-product";

const app = (name: string, developer: string | null = null) => ({ name, developer });

test.each([
  ["Radar: Weather Maps", "Radar - Rain & Storm", ["name"]],
  ["Radar", "radar", ["name"]],
  ["Radar", "Radar, the weather", ["name"]],
  ["Radar", "Radarscope", []],
  ["天気: 雨", "天気", ["name"]],
  ["!", "?", []],
])("%s and %s", (one, other, matches) => {
  expect(matchProduct(app(one), app(other))).toEqual(matches);
});

test.each([
  ["Acme Inc.", "ACME", ["developer"]],
  ["Acme, GmbH", "Acme Ltd.", ["developer"]],
  ["Acme", "Acme Labs", []],
  [null, null, []],
])("developers %s and %s", (one, other, matches) => {
  expect(matchProduct(app("One", one), app("Two", other))).toEqual(matches);
});

test("an app of the same developer with the same name matches twice", () => {
  expect(matchProduct(app("Radar: Maps", "Acme"), app("Radar", "Acme"))).toEqual(["name", "developer"]);
});

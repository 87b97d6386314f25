import { SELECTABLE_COUNTRIES, STOREFRONTS } from "./storefronts";

test("the table holds every storefront once, those of the flags strip among them", () => {
  expect(STOREFRONTS.length).toBeGreaterThanOrEqual(150);
  expect(new Set(STOREFRONTS).size).toBe(STOREFRONTS.length);
  expect(SELECTABLE_COUNTRIES.filter((code) => !STOREFRONTS.includes(code))).toEqual([]);
});

test("each has a name of its own", () => {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const named = STOREFRONTS.map((code) => names.of(code.toUpperCase()));

  expect(named).not.toContain(undefined);
  expect(new Set(named).size).toBe(STOREFRONTS.length);
});

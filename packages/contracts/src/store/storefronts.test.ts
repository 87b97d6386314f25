import { SELECTABLE_COUNTRIES, STOREFRONTS } from "./storefronts";

test("the table contains every storefront once, including those of the flag bar", () => {
  expect(STOREFRONTS.length).toBeGreaterThanOrEqual(150);
  expect(new Set(STOREFRONTS).size).toBe(STOREFRONTS.length);
  expect(SELECTABLE_COUNTRIES.filter((code) => !STOREFRONTS.includes(code))).toEqual([]);
});

test("each has its own name", () => {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const named = STOREFRONTS.map((code) => names.of(code.toUpperCase()));

  expect(named).not.toContain(undefined);
  expect(new Set(named).size).toBe(STOREFRONTS.length);
});

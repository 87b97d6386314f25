import { describeDataSafety, describePurchases } from "./listing-declarations";

test("purchases have a price range, or the store only says that there are some", () => {
  expect(describePurchases({ offered: true, priceRange: "$0.99 - $9.99 per item" })).toBe(
    "$0.99 - $9.99 per item",
  );
  expect(describePurchases({ offered: true, priceRange: null })).toBe("Yes");
  expect(describePurchases({ offered: false, priceRange: null })).toBe("None");
});

test("an empty part of a declaration is named", () => {
  expect(describeDataSafety({ collected: ["Location", "App activity"], shared: [], practices: [] })).toEqual({
    collected: "Location, App activity",
    shared: "No data",
    practices: "None declared",
  });
});

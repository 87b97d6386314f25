import { STOREFRONTS } from "@listwise/contracts/store";
import { getAppleStorefrontId } from "./storefronts";

test("each storefront has its own id at Apple", () => {
  const ids = STOREFRONTS.map(getAppleStorefrontId);
  expect(ids).not.toContain(null);
  expect(new Set(ids).size).toBe(STOREFRONTS.length);
});

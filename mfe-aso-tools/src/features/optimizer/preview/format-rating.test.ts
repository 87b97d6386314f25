import { anApp } from "../../../testing/builders";
import { formatRating } from "./format-rating";

test("an app without ratings has no rating to show", () => {
  expect(formatRating(anApp({ rating: 4.46, ratingCount: 1200 }))).toBe("4.5 ★ (1.2K)");
  expect(formatRating(anApp({ rating: 0, ratingCount: 0 }))).toBeNull();
  expect(formatRating(anApp({ rating: null, ratingCount: 5 }))).toBeNull();
});

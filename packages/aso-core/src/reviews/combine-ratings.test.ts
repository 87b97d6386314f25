import { combineRatings } from "./combine-ratings";

const store = (rating: number | null, ratingCount: number | null) => ({ rating, ratingCount });

test("the rating of both stores is weighted by the number of ratings", () => {
  expect(combineRatings([store(4, 300), store(5, 100)])).toEqual({ rating: 4.25, ratingCount: 400 });
});

test.each([
  ["no ratings in one store", [store(4.5, 10), store(null, 0)], 4.5, 10],
  ["no ratings at all", [store(null, 0), store(0, 0)], null, 0],
  ["an unknown number of ratings", [store(4.5, 10), store(4, null)], null, null],
  ["an unknown rating", [store(4.5, 10), store(null, 8)], null, null],
])("with %s", (_, stores, rating, ratingCount) => {
  expect(combineRatings(stores)).toEqual({ rating, ratingCount });
});

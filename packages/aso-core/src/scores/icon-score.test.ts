import { computeIconScore, computeRatingScore } from "./icon-score";

test.each([
  [0, 6, 60, 0],
  [100, 6, 98, 0],
  [50, 6, 79, 0],
  [100, 7, 88, 10],
  [100, 9, 68, 30],
  [100, 10, 60, 40],
])("%i points and %i colors score %i with a penalty of %i", (points, colors, score, penalty) => {
  const parts = [
    { points, weight: 40 },
    { points, weight: 60 },
  ];
  expect(computeIconScore(parts, colors)).toEqual({ score, penalty });
});

test("points count by their weight", () => {
  const parts = [
    { points: 100, weight: 25 },
    { points: 0, weight: 75 },
  ];
  expect(computeIconScore(parts, 1).score).toBe(70);
});

// Computed with the formula before it moved here.
test.each([
  [7, 4.6, 69],
  [8, 4.6, 70],
  [123_456, 3.9, 65],
  [1, 5, 74],
  [2, 0.5, 65],
  [99, 4.37, 68],
])("the app %i with the rating %d scores %i", (id, rating, score) => {
  expect(computeRatingScore({ id, rating })).toBe(score);
});

test("an app without a rating has no score", () =>
  expect(computeRatingScore({ id: 1, rating: null })).toBeNull());

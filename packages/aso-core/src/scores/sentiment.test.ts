import { computeReviewSentiment, computeSentimentScore } from "./sentiment";

test.each([
  [5, 0, 0.6],
  [3, 0, 0],
  [1, 0, -0.6],
  [3, 1, 0.1],
  [3, -7, -0.35],
  [5, 7, 0.95],
])("a review of %i stars whose words sum up to %i has the sentiment %d", (rating, words, sentiment) => {
  expect(computeReviewSentiment(rating, words)).toBeCloseTo(sentiment);
});

test("the score is the mean sentiment on a scale of 0 to 100", () => {
  expect(computeSentimentScore([-1])).toBe(0);
  expect(computeSentimentScore([0.6, -0.6])).toBe(50);
  expect(computeSentimentScore([0.6, 0.95, 0.1])).toBe(78);
});

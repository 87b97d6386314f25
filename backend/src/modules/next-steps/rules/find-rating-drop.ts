import type { Rule } from "../facts";
import { buildPath, formatDate } from "../step-texts";

const GOOD_RATING = 4;
const MIN_DROP = 0.2;

/** Rounds away the error of binary fractions, so that 4.5 − 4.3 is 0.2. */
const round = (value: number) => Math.round(value * 100) / 100;

/** Fires if the rating fell below 4.0, or by at least 0.2, within the 30 days of the facts. */
export const findRatingDrop: Rule = (facts) => {
  const days = facts.ratings.toSorted((a, b) => a.day.localeCompare(b.day));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const fellBelow = first.rating >= GOOD_RATING && last.rating < GOOD_RATING;
  if (!fellBelow && round(first.rating - last.rating) < MIN_DROP) return [];
  return [
    {
      kind: "rating-drop",
      subject: `${facts.country} ${last.rating.toFixed(1)}`,
      title: "Find out why the rating fell",
      finding: `The rating fell from ${first.rating.toFixed(2)} to ${last.rating.toFixed(2)} since ${formatDate(new Date(first.day))}.`,
      action: "Read the reviews",
      to: buildPath("/aso-tools/review-manager", facts, { sort: "lowest" }),
    },
  ];
};

import type { Rule } from "../facts";
import { buildPath, formatDate } from "../step-texts";

/** Reviews up to these stars count as low. */
export const MAX_LOW_STARS = 2;
/** Age to which unanswered reviews count. */
export const REVIEW_DAYS = 14;
const MIN_REVIEWS = 3;

/** Fires if at least three low reviews of the last 14 days have no answer. A newer one makes it a new finding. */
export const findUnansweredReviews: Rule = (facts) => {
  const { lowReviews: low } = facts;
  if (low === null || low.count < MIN_REVIEWS) return [];
  return [
    {
      kind: "unanswered-reviews",
      subject: `${facts.country} ${low.newestId}`.slice(0, 250),
      title: "Answer low reviews",
      finding: `${low.count} reviews of two stars or fewer have been waiting for an answer since ${formatDate(low.oldest)}.`,
      action: "Answer the reviews",
      to: buildPath("/aso-tools/review-manager", facts, { show: "unanswered", sort: "lowest" }),
    },
  ];
};

import { MAX_NEXT_STEPS, type NextStep } from "@listwise/contracts/next-steps";
import type { Facts, Rule } from "./facts";
import { findFewKeywords, findNoAlertRule, findNoCompetitor } from "./rules/complete-setup";
import { findCompetitorChanges } from "./rules/find-competitor-changes";
import { findMissingLanguages } from "./rules/find-missing-languages";
import { findOldRelease } from "./rules/find-old-release";
import { findRanksInReach } from "./rules/find-ranks-in-reach";
import { findRatingDrop } from "./rules/find-rating-drop";
import { findRepeatedWords } from "./rules/find-repeated-words";
import { findUnansweredReviews } from "./rules/find-unanswered-reviews";
import { findVisibilityDrop } from "./rules/find-visibility-drop";
import { suggestUnusedCharacters } from "./rules/suggest-unused-characters";

/** All rules, the most valuable first. */
const RULES: readonly Rule[] = [
  suggestUnusedCharacters,
  findRanksInReach,
  findRepeatedWords,
  findUnansweredReviews,
  findCompetitorChanges,
  findVisibilityDrop,
  findMissingLanguages,
  findRatingDrop,
  findNoCompetitor,
  findFewKeywords,
  findNoAlertRule,
  findOldRelease,
];

/** Returns at most five steps, of each kind the most valuable one that isn't dismissed. */
export function computeNextSteps(
  facts: Facts,
  dismissed: readonly Pick<NextStep, "kind" | "subject">[],
): NextStep[] {
  const isDismissed = (step: NextStep) =>
    dismissed.some(({ kind, subject }) => kind === step.kind && subject === step.subject);
  return RULES.flatMap((rule) => rule(facts).find((step) => !isDismissed(step)) ?? []).slice(
    0,
    MAX_NEXT_STEPS,
  );
}

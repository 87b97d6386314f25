import type { ReviewTab } from "@listwise/contracts/reviews";

export const inboxTabs: readonly { value: ReviewTab; label: string }[] = [
  { value: "all", label: "All Reviews" },
  { value: "positive", label: "Positive" },
  { value: "negative", label: "Negative" },
  { value: "unanswered", label: "Unanswered" },
];

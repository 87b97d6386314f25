import type { Review } from "@listwise/contracts/reviews";
import { formatCount } from "@listwise/aso-core/text";
import { copyText, toast } from "@listwise/shared-ui";

export function formatReviews(reviews: readonly Review[]): string {
  return reviews
    .map(({ username, rating, title, text, date }) =>
      [`${"★".repeat(rating)} ${username}, ${date.slice(0, 10)}`, title, text].filter(Boolean).join("\n"),
    )
    .join("\n\n");
}

export async function copyReviews(reviews: readonly Review[]): Promise<void> {
  if ((await copyText(formatReviews(reviews))).copied) {
    const description = `${formatCount(reviews.length, "review")} copied to the clipboard.`;
    toast.success("Reviews copied", { description });
    return;
  }
  toast.error("Failed to copy reviews", { description: "Your browser blocks clipboard access." });
}

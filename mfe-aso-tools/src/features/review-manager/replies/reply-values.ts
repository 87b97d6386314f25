import type { ReplyValues } from "@listwise/aso-core/reviews";
import type { AppSummary } from "@listwise/contracts/apps";
import type { ManagedReview } from "@listwise/contracts/reviews";
import { getCountryName } from "@listwise/shared-ui";

/** Returns the values of the variables for a reply to a review. */
export function buildReplyValues(
  app: Pick<AppSummary, "name">,
  country: string,
  { username, version, rating, title }: Pick<ManagedReview, "username" | "version" | "rating" | "title">,
  supportEmail: string,
): ReplyValues {
  return {
    author: username,
    app: app.name,
    version,
    rating: String(rating),
    title,
    country: getCountryName(country),
    support_email: supportEmail.trim() || null,
  };
}

import type { AppContext } from "../../../infra/context";
import { countReviews, readReviews } from "../../reviews";
import { createPart, type ExportPart } from "../export-plan";
import type { ExportScope } from "./export-scope";

/** Creates the part with the reviews of the period, newest first. */
export async function createReviewsPart(
  ctx: AppContext,
  { since, ...shelf }: ExportScope,
): Promise<ExportPart> {
  const from = since === null ? null : new Date(since);
  return createPart("reviews", await countReviews(ctx.db, shelf, from), async function* (limit) {
    for await (const review of readReviews(ctx.db, shelf, from, limit)) {
      const { id: reviewId, date, rating, username, title, text, version } = review;
      yield { date: date.toISOString(), rating, username, title, text, version, reviewId };
    }
  });
}

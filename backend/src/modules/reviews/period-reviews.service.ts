import type { ReportDocument } from "@listwise/contracts/client-reports";
import type { AppContext } from "../../infra/context";
import { findAppName } from "../store";
import { refreshReviewsIfAvailable, type AppRef } from "./fetch-reviews";
import { presentReview, presentStats } from "./reviews.presenter";
import { readReviews } from "./reviews.reads";
import type { ReviewRow } from "./reviews.repository";
import { analyzeReviews } from "./analysis/sentiment";

const DAY_MS = 86_400_000;
/** Most reviews that are analyzed, listed, and most topics; chosen by us. */
const MAX_ANALYZED = 1_000;
const MAX_LISTED = 6;
const MAX_TOPICS = 6;
const STARS = [5, 4, 3, 2, 1];

/** Loads the reviews of a period of UTC days: their number, ratings, topics, and the latest ones. */
export async function loadPeriodReviews(
  ctx: AppContext,
  app: AppRef,
  country: string,
  { from, to }: { from: string; to: string },
): Promise<NonNullable<ReportDocument["reviews"]>> {
  const { shelf, reason } = await refreshReviewsIfAvailable(ctx, app, country);
  const end = Date.parse(to) + DAY_MS;
  const rows: ReviewRow[] = [];
  for await (const row of readReviews(ctx.db, shelf, new Date(from), Number.POSITIVE_INFINITY)) {
    if (row.date.getTime() < end) rows.push(row);
  }
  const counts = new Map<number, number>();
  for (const { rating } of rows) counts.set(rating, (counts.get(rating) ?? 0) + 1);
  const appName = await findAppName(ctx.db, shelf);
  const { sentimentScore, topics } = await analyzeReviews(rows.slice(0, MAX_ANALYZED), country, {
    appName,
  });
  return {
    count: rows.length,
    averageRating: presentStats(counts).averageRating,
    distribution: STARS.map((stars) => counts.get(stars) ?? 0),
    sentimentScore,
    topics: topics.slice(0, MAX_TOPICS).map(({ topic, count, sentiment }) => ({ topic, count, sentiment })),
    reviews: rows.slice(0, MAX_LISTED).map(presentReview),
    reason: reason ?? null,
  };
}

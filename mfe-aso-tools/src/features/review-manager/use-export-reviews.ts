import type { AppSummary } from "@listwise/contracts/apps";
import { limitsEndpoints } from "@listwise/contracts/limits";
import { THEME_LABELS, type ManagedReview } from "@listwise/contracts/reviews";
import { STORES } from "@listwise/aso-core/stores";
import { toCsv } from "@listwise/aso-core/csv";
import { formatCount, formatFileName } from "@listwise/aso-core/text";
import { call, describeError, useTrackUsage } from "@listwise/shared-auth";
import { downloadCsv, toast } from "@listwise/shared-ui";
import { useMutation } from "@tanstack/react-query";
import { useLimitToast } from "../../shared/limits/use-limit-toast";
import { fetchAllReviews, type ReviewFilters } from "./reviews.api";
import type { StoreApps } from "./use-store-apps";

const header = [
  "Date",
  "Rating",
  "Sentiment",
  "Themes",
  "Author",
  "Title",
  "Review",
  "Version",
  "Country",
  "Store",
  "Reply",
  "Answered",
];

function buildReviewsCsv(
  reviews: readonly ManagedReview[],
  country: string,
  getApp: (review: ManagedReview) => AppSummary,
): string {
  return toCsv(
    header,
    reviews.map((review) => [
      review.date,
      review.rating,
      review.sentiment,
      review.themes.map((theme) => THEME_LABELS[theme]).join(", "),
      review.username,
      review.title,
      review.text,
      review.version,
      country.toUpperCase(),
      STORES[getApp(review).platform].name,
      review.reply?.text ?? null,
      review.reply?.repliedAt ?? null,
    ]),
  );
}

/** Exports the filtered reviews, up to the plan's limit. */
export function useExportReviews({ app, getApp }: StoreApps, filters: ReviewFilters) {
  const track = useTrackUsage();
  const showLimit = useLimitToast();
  const run = useMutation({
    mutationFn: async () => {
      const { data: limits } = await call(limitsEndpoints.myLimits, {});
      const most = Number(limits.max_export_records?.limitValue ?? 0);
      const reviews = await fetchAllReviews(app.id, filters, most);
      // Counts the export only if there is data: a failed request uses none.
      if (reviews.length > 0) await track.mutateAsync({ feature: "exports_per_day" });
      return { reviews, most };
    },
    onSuccess: ({ reviews, most }) => {
      if (reviews.length === 0) {
        toast.info("Nothing to export", { description: "No reviews match. Change the filters." });
        return;
      }
      downloadCsv(
        formatFileName("reviews", app.name, filters.country),
        buildReviewsCsv(reviews, filters.country, getApp),
      );
      const words = `${formatCount(reviews.length, "review")}.`;
      toast.success("Reviews exported", {
        description: reviews.length === most ? `${words} Limited by your plan.` : words,
      });
    },
    onError: (problem) => {
      if (showLimit(problem)) return;
      toast.error("Failed to export reviews", { description: describeError(problem).message });
    },
  });
  return { run: () => run.mutate(), running: run.isPending };
}

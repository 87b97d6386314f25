import { formatCount } from "@listwise/aso-core/text";
import { MAX_MARKED_REVIEWS } from "@listwise/contracts/reviews";
import { describeError } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { markReviews, REVIEWS_KEY, type MarkedReview } from "../reviews.api";

const UNDO_MS = 8_000;

interface MarkedReviewOfApp extends MarkedReview {
  appId: number;
}

interface Change {
  answered: boolean;
  reviews: readonly MarkedReviewOfApp[];
  isUndo?: boolean;
}

/** Marks the reviews of each app. Returns the changed ones with their former times. */
async function markOfApps(country: string, { answered, reviews }: Change) {
  const changed = [];
  for (const appId of new Set(reviews.map((review) => review.appId))) {
    const own = reviews.filter((review) => review.appId === appId).slice(0, MAX_MARKED_REVIEWS);
    const body = {
      country,
      answered,
      reviews: own.map(({ reviewId, repliedAt }) => ({ reviewId, ...(repliedAt && { repliedAt }) })),
    };
    changed.push(...(await markReviews(appId, body)).map((review) => ({ ...review, appId })));
  }
  return changed;
}

/** Marks reviews as answered or not, and offers to undo it. */
export function useMarkReviews(country: string) {
  const client = useQueryClient();
  const mark = useMutation({
    mutationFn: (change: Change) => markOfApps(country, change),
    onSettled: () => void client.invalidateQueries({ queryKey: REVIEWS_KEY }),
    onSuccess: (changed, { answered, isUndo = false }) => {
      if (isUndo) return;
      if (changed.length === 0) {
        toast.info("Nothing to change", {
          description: "Replies that were sent to a store keep their state.",
        });
        return;
      }
      const reviews = changed.map(({ appId, reviewId, repliedAt }) => ({
        appId,
        reviewId,
        ...(repliedAt !== null && { repliedAt }),
      }));
      toast.success(
        `${formatCount(changed.length, "review")} marked as ${answered ? "answered" : "unanswered"}`,
        {
          duration: UNDO_MS,
          action: {
            label: "Undo",
            onClick: () => mark.mutate({ answered: !answered, reviews, isUndo: true }),
          },
        },
      );
    },
    onError: (problem) =>
      toast.error("Couldn't mark the reviews", { description: describeError(problem).message }),
  });
  return {
    mark: (reviews: readonly MarkedReviewOfApp[], answered: boolean) => mark.mutate({ answered, reviews }),
    busy: mark.isPending,
  };
}

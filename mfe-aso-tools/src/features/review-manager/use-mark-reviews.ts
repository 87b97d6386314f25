import { formatCount } from "@listwise/aso-core/text";
import { MAX_MARKED_REVIEWS } from "@listwise/contracts/reviews";
import { describeError } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getReviewsKey, markReviews, type MarkedReview } from "./reviews.api";

const UNDO_MS = 8_000;

/** Marks reviews as answered or not, and offers to undo it. */
export function useMarkReviews(appId: number, country: string) {
  const client = useQueryClient();
  const mark = useMutation({
    mutationFn: (change: { answered: boolean; reviews: MarkedReview[]; isUndo?: boolean }) =>
      markReviews(appId, {
        country,
        answered: change.answered,
        reviews: change.reviews.slice(0, MAX_MARKED_REVIEWS),
      }),
    onSuccess: (changed, { answered, isUndo = false }) => {
      void client.invalidateQueries({ queryKey: getReviewsKey(appId) });
      if (isUndo) return;
      if (changed.length === 0) {
        toast.info("Nothing to change", {
          description: "Replies that were sent to a store keep their state.",
        });
        return;
      }
      const reviews = changed.map(({ reviewId, repliedAt }) => ({
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
    mark: (ids: readonly string[], answered: boolean) =>
      mark.mutate({ answered, reviews: ids.map((reviewId) => ({ reviewId })) }),
    busy: mark.isPending,
  };
}

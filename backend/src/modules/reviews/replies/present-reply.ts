import type { Reply } from "@listwise/contracts/reviews";
import type { ReplyRow } from "./replies.repository";

export function presentReply({ text, repliedAt, delivery: state, ...row }: ReplyRow): Reply {
  const { deliveryReason: reason, deliveryAttempts: attempts, deliveryChangedAt } = row;
  return {
    text,
    repliedAt: repliedAt?.toISOString() ?? null,
    // Both are written together.
    delivery: state &&
      deliveryChangedAt && { state, reason, attempts, changedAt: deliveryChangedAt.toISOString() },
  };
}

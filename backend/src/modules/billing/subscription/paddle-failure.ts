import { fail } from "../../../infra/http/errors";
import { PaddleRefusal } from "../paddle-api";

/** Advice for users about refusals of Paddle (https://developer.paddle.com/errors). */
const ADVICE: Readonly<Record<string, string>> = {
  subscription_payment_declined:
    "Your payment was declined, so your plan stays as it is. Update your payment method under “Manage payments”, then try again.",
  subscription_locked_renewal: "Your subscription is about to renew. You can switch your plan in an hour.",
  subscription_locked_processing:
    "A payment for your subscription is in progress. You can switch your plan in an hour.",
  subscription_locked_pending_changes:
    "Your subscription is scheduled to be paused or canceled. Undo this under “Manage payments”, then switch your plan.",
  subscription_update_when_past_due:
    "A payment for your subscription is overdue. Pay it under “Manage payments”, then switch your plan.",
  subscription_update_when_canceled: "Your subscription has ended. Reload the page, then buy the plan.",
  subscription_is_canceled_action_invalid: "Your subscription has ended. Reload the page, then buy the plan.",
};

/**
 * Returns the error for the user: a refusal says what to do about it, and `otherwise` is the message if the outcome is
 * unknown.
 */
export function toPaddleFailure(error: unknown, otherwise: string) {
  if (!(error instanceof PaddleRefusal)) return fail("UNAVAILABLE", otherwise);
  if ([401, 403, 429].includes(error.status)) {
    return fail("UNAVAILABLE", "Paddle is not available right now. Nothing was changed. Try again later.");
  }
  return fail(
    "CONFLICT",
    ADVICE[error.code ?? ""] ??
      "Paddle refused this, so your plan and your payments stay as they are. Contact us if it happens again.",
  );
}

import { toast } from "../toasts/toast";

/**
 * Shows the toast for a reached limit. `feature` is its display name; `onUpgrade` opens the plans that lift it. `reason` says what is
 * used and needed, if that is known.
 */
export function showLimitReached(feature: string, onUpgrade: () => void, reason?: string | null): void {
  toast.error("Feature Limit Reached", {
    id: `limit ${feature}`,
    description: reason ?? `You've reached the limit for ${feature}. Upgrade your plan for more access.`,
    action: { label: "Upgrade", onClick: onUpgrade },
  });
}

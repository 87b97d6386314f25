import { toast } from "../toasts/toast";

/** Shows the toast for a reached limit. `feature` is its display name; `onUpgrade` opens /subscription. */
export function showLimitReached(feature: string, onUpgrade: () => void): void {
  toast.error("Feature Limit Reached", {
    id: `limit ${feature}`,
    description: `You've reached the limit for ${feature}. Upgrade your plan for more access.`,
    action: { label: "Upgrade", onClick: onUpgrade },
  });
}

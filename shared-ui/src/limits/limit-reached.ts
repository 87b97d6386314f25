import { toast } from "../toasts/toast";

/** The toast for what the plan has no more of. `feature` is its name for people; `onUpgrade` leads to /subscription. */
export function showLimitReached(feature: string, onUpgrade: () => void): void {
  toast.error("Feature Limit Reached", {
    id: `limit ${feature}`,
    description: `You've reached the limit for ${feature}. Upgrade your plan for more access.`,
    action: { label: "Upgrade", onClick: onUpgrade },
  });
}

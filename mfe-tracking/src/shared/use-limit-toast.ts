import { getUpgradePath } from "@listwise/contracts/limits";
import { parsePlanRefusal, type ApiError } from "@listwise/shared-auth";
import { showLimitReached, useNavigate } from "@listwise/shared-ui";

const featureNames: Record<string, string> = {
  max_tracked_apps: "tracked apps",
  max_tracked_keywords: "tracked keywords",
  bulk_operations_access: "bulk operations",
};

/** Returns true if the server refused because of the user's plan. */
export function isPlanRefusal(problem: unknown): problem is ApiError {
  return parsePlanRefusal(problem) !== null;
}

/** Shows the limit toast for a refusal because of the plan. Returns true if it did. */
export function useLimitToast(): (problem: unknown) => boolean {
  const navigate = useNavigate();
  return (problem) => {
    const refusal = parsePlanRefusal(problem);
    if (!refusal) return false;
    const key = refusal.feature ?? "this feature";
    const feature = featureNames[key] ?? key.replaceAll("_", " ");
    showLimitReached(feature, () => void navigate(getUpgradePath(refusal.feature)), refusal.reason);
    return true;
  };
}

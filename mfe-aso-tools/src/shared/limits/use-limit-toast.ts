import { getUpgradePath } from "@listwise/contracts/limits";
import { parsePlanRefusal } from "@listwise/shared-auth";
import { showLimitReached, useNavigate } from "@listwise/shared-ui";

const featureNames: Record<string, string> = {
  max_tracked_apps: "tracked apps",
  max_tracked_keywords: "tracked keywords",
  competitor_analysis_depth: "competitors per analysis",
};

/** Shows the limit toast after a request that the plan allowed only in part, or with the reason of a refusal. */
export function useLimitReached(): (feature: string, reason?: string | null) => void {
  const navigate = useNavigate();
  return (feature, reason) =>
    showLimitReached(
      featureNames[feature] ?? feature.replaceAll("_", " "),
      () => void navigate(getUpgradePath(feature)),
      reason,
    );
}

/** Shows the limit toast for a refusal because of the plan. Returns true if it did. */
export function useLimitToast(): (problem: unknown) => boolean {
  const limitReached = useLimitReached();
  return (problem) => {
    const refusal = parsePlanRefusal(problem);
    if (!refusal) return false;
    limitReached(refusal.feature ?? "this feature", refusal.reason);
    return true;
  };
}

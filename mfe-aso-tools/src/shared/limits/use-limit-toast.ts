import { z } from "@listwise/contracts/zod";
import { ApiError } from "@listwise/shared-auth";
import { showLimitReached, useNavigate } from "@listwise/shared-ui";

const DetailsSchema = z.object({ feature: z.string() });

const featureNames: Record<string, string> = {
  max_tracked_apps: "tracked apps",
  max_tracked_keywords: "tracked keywords",
  competitor_analysis_depth: "competitors per analysis",
};

/** Shows the limit toast after a request that the plan allowed only in part. */
export function useLimitReached(): (feature: string) => void {
  const navigate = useNavigate();
  return (feature) =>
    showLimitReached(
      featureNames[feature] ?? feature.replaceAll("_", " "),
      () => void navigate("/subscription"),
    );
}

/** Shows the limit toast for a refusal because of the plan. Returns true if it did. */
export function useLimitToast(): (problem: unknown) => boolean {
  const limitReached = useLimitReached();
  return (problem) => {
    if (!(problem instanceof ApiError) || problem.code !== "FEATURE_LIMIT_EXCEEDED") return false;
    const details = z.safeParse(DetailsSchema, problem.details);
    limitReached(details.success ? details.data.feature : "this feature");
    return true;
  };
}

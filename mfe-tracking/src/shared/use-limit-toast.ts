import { z } from "@listwise/contracts/zod";
import { ApiError } from "@listwise/shared-auth";
import { showLimitReached, useNavigate } from "@listwise/shared-ui";

const DetailsSchema = z.object({ feature: z.string() });

const featureNames: Record<string, string> = {
  max_tracked_apps: "tracked apps",
  max_tracked_keywords: "tracked keywords",
  bulk_operations_access: "bulk operations",
};

/** Returns true if the server refused because of the user's plan. */
export function isPlanRefusal(problem: unknown): problem is ApiError {
  return problem instanceof ApiError && problem.code === "FEATURE_LIMIT_EXCEEDED";
}

/** Shows the limit toast for a refusal because of the plan. Returns true if it did. */
export function useLimitToast(): (problem: unknown) => boolean {
  const navigate = useNavigate();
  return (problem) => {
    if (!isPlanRefusal(problem)) return false;
    const details = z.safeParse(DetailsSchema, problem.details);
    const key = details.success ? details.data.feature : "this feature";
    const feature = featureNames[key] ?? key.replaceAll("_", " ");
    showLimitReached(feature, () => void navigate("/subscription"));
    return true;
  };
}

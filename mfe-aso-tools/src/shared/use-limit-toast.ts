import { z } from "@listwise/contracts";
import { ApiError } from "@listwise/shared-auth";
import { showLimitReached, useNavigate } from "@listwise/shared-ui";

const DetailsSchema = z.object({ feature: z.string() });

const featureNames: Record<string, string> = {
  max_tracked_apps: "tracked apps",
  max_tracked_keywords: "tracked keywords",
  competitor_analysis_depth: "competitors per analysis",
};

/** Shows the limit's toast when the plan is why the server refused; answers whether it did. */
export function useLimitToast(): (problem: unknown) => boolean {
  const navigate = useNavigate();
  return (problem) => {
    if (!(problem instanceof ApiError) || problem.code !== "FEATURE_LIMIT_EXCEEDED") return false;
    const details = z.safeParse(DetailsSchema, problem.details);
    const key = details.success ? details.data.feature : "this feature";
    showLimitReached(featureNames[key] ?? key.replaceAll("_", " "), () => void navigate("/subscription"));
    return true;
  };
}

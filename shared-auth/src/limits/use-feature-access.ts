import { limitsEndpoints, type FeatureLimit, type Usage } from "@listwise/contracts/limits";
import { useQuery } from "@tanstack/react-query";
import { call } from "../http/call";
import { useSession } from "../session/session.store";

/** Query key prefix of everything about plan limits. Invalidate it after usage or a plan change. */
export const LIMITS_KEY = "subscription-limits";

/** Access of the signed-in user to a feature. */
export interface FeatureAccess {
  state: "unchecked" | "checking" | "allowed" | "blocked" | "failed";
  usage: Usage | null;
  feature: FeatureLimit | undefined;
  /** Set if blocked: the limit is used up or the plan lacks the feature. */
  reason: string | undefined;
  /** Set if the check failed: the message to show. */
  problem: string | undefined;
  check: () => void;
}

/**
 * Checks with the server whether the signed-in user may use a feature now. `item` is an entry of a
 * list-valued feature.
 */
export function useFeatureAccess(name: string, item?: string): FeatureAccess {
  const signedIn = useSession((session) => session.status === "signed-in");
  const { data, isError, refetch } = useQuery({
    queryKey: [LIMITS_KEY, "check", name, item ?? null],
    queryFn: ({ signal }) =>
      call(limitsEndpoints.check, {
        signal,
        params: { feature: name },
        query: item === undefined ? {} : { item },
      }),
    enabled: signedIn,
  });
  const known = { usage: data?.usage ?? null, feature: data?.feature, check: () => void refetch() };
  const nothing = { reason: undefined, problem: undefined };
  if (!signedIn) return { ...known, ...nothing, state: "unchecked" };
  if (data) {
    if (data.allowed) return { ...known, ...nothing, state: "allowed" };
    const reason = data.usage
      ? "Feature Limit Exceeded"
      : "This feature is not available on your current plan";
    return { ...known, ...nothing, reason, state: "blocked" };
  }
  const problem = `Failed to check access for feature: ${name}`;
  return isError
    ? { ...known, ...nothing, problem, state: "failed" }
    : { ...known, ...nothing, state: "checking" };
}

import { limitsEndpoints, type FeatureLimit, type Usage } from "@listwise/contracts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../http/call";
import { useSession } from "../session/session.store";

/** Where everything that is known of plan limits is cached; invalidate it after use or a change of plan. */
export const LIMITS_KEY = "subscription-limits";

/** What is known of the access to a feature. */
export interface FeatureAccess {
  state: "unchecked" | "checking" | "allowed" | "blocked" | "failed";
  usage: Usage | null;
  feature: FeatureLimit | undefined;
  /** While blocked: whether it is spent or not in the plan. */
  reason: string | undefined;
  /** While failed: what to say of it. */
  problem: string | undefined;
  check: () => void;
}

/** Asks the server whether the signed-in user may use a feature now; `item` is what is asked of a list. */
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

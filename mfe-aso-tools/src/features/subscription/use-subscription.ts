import { useQuery, useQueryClient } from "@tanstack/react-query";
import { limitsQuery, subscriptionKeys, usageQuery } from "../../shared/limits/limits.api";
import { apiKeysKey } from "./api-keys/api-keys.api";
import { computeOverview } from "../../shared/limits/usage-level";

const LIMITS_FAILED = "Failed to load subscription limits";
const USAGE_FAILED = "Failed to load usage statistics";

export function useSubscription() {
  const client = useQueryClient();
  const limits = useQuery(limitsQuery());
  const usage = useQuery(usageQuery());
  return {
    plan: limits.data?.plan,
    limits: limits.data?.data ?? {},
    overview: limits.data && usage.data ? computeOverview(limits.data.data, usage.data) : undefined,
    problem: limits.isError ? LIMITS_FAILED : usage.isError ? USAGE_FAILED : undefined,
    error: limits.error ?? usage.error,
    refreshing: limits.isFetching || usage.isFetching,
    refresh: () => {
      void client.invalidateQueries({ queryKey: subscriptionKeys });
      void client.invalidateQueries({ queryKey: apiKeysKey });
    },
  };
}

import { useSession } from "@listwise/shared-auth";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { limitsQuery, usageQuery } from "../../shared/limits/limits.api";
import { suppress, getSuppressed } from "./suppressed";
import { MAX_SHOWN, computeWarnings, isNearLimit } from "./warnings";

const REFETCH_INTERVAL_MS = 30_000;

/** Returns the warnings to show. Usage is refetched every 30 seconds. */
export function useLimitWarnings() {
  const userId = useSession((session) => session.user?.id);
  const usage = useQuery({
    ...usageQuery(),
    enabled: userId !== undefined,
    refetchInterval: REFETCH_INTERVAL_MS,
  });
  // Most users are far from their limits.
  const isNear = Object.values(usage.data ?? {}).some((used) => isNearLimit(used));
  const limits = useQuery({ ...limitsQuery(), enabled: userId !== undefined && isNear });
  const [, setRound] = useState(0);
  const away = getSuppressed();
  const warnings =
    userId !== undefined && limits.data && usage.data
      ? computeWarnings(limits.data.data, usage.data)
          .filter(({ feature }) => !away.has(feature.key))
          .slice(0, MAX_SHOWN)
      : [];
  return {
    warnings,
    dismiss: (features: readonly string[]) => {
      suppress(features);
      setRound((round) => round + 1);
    },
  };
}

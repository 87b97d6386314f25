import { useSession } from "@listwise/shared-auth";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { limitsQuery, usageQuery } from "../../shared/limits.api";
import { suppress, suppressed } from "./suppressed";
import { MOST_SHOWN, warningsOf } from "./warnings";

const EVERY_MS = 30_000;

/** Returns the warnings to show. Usage is refetched every 30 seconds. */
export function useLimitWarnings() {
  const userId = useSession((session) => session.user?.id);
  const limits = useQuery({ ...limitsQuery(), enabled: userId !== undefined });
  const usage = useQuery({ ...usageQuery(), enabled: userId !== undefined, refetchInterval: EVERY_MS });
  const [, setRound] = useState(0);
  const away = suppressed();
  const warnings =
    userId !== undefined && limits.data && usage.data
      ? warningsOf(limits.data.data, usage.data)
          .filter(({ feature }) => !away.has(feature.key))
          .slice(0, MOST_SHOWN)
      : [];
  return {
    warnings,
    putAway(features: readonly string[]) {
      suppress(features);
      setRound((round) => round + 1);
    },
  };
}

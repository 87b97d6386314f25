import { limitsEndpoints } from "@listwise/contracts/limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../http/call";
import { LIMITS_KEY } from "./use-feature-access";

/** Usage of a feature that runs only in the browser. */
export interface TrackedUse {
  feature: string;
  incrementBy?: number;
  metadata?: Record<string, unknown>;
}

/** Records usage that the server cannot see, then invalidates the cached limits. */
export function useTrackUsage() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ["track-usage"],
    mutationFn: async ({ feature, incrementBy = 1, metadata }: TrackedUse) =>
      (await call(limitsEndpoints.track, { params: { feature }, body: { incrementBy, metadata } })).usage,
    onSettled: () => client.invalidateQueries({ queryKey: [LIMITS_KEY] }),
  });
}

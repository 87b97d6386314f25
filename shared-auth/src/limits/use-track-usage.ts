import { limitsEndpoints } from "@listwise/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../http/call";
import { LIMITS_KEY } from "./use-feature-access";

/** Use of something that happens in the browser alone. */
export interface TrackedUse {
  feature: string;
  incrementBy?: number;
  metadata?: Record<string, unknown>;
}

/** Counts use that the server cannot see, and has access checks and usage read anew. */
export function useTrackUsage() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ["track-usage"],
    mutationFn: async ({ feature, incrementBy = 1, metadata }: TrackedUse) =>
      (await call(limitsEndpoints.track, { params: { feature }, body: { incrementBy, metadata } })).usage,
    onSettled: () => client.invalidateQueries({ queryKey: [LIMITS_KEY] }),
  });
}

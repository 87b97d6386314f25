import { formatCount } from "@listwise/aso-core/text";
import { ApiError, describeError } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { fetchMetrics, patchMetrics } from "./ideas.api";

interface Progress {
  done: number;
  total: number;
}

/** Computes metrics for one keyword after another, because each needs a store request. Can be stopped. */
export function useLoadMetrics(country: string) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    const latest = running;
    return () => latest.current?.abort();
  }, [country]);

  async function run(keywords: readonly string[]) {
    if (running.current || keywords.length === 0) return;
    const control = new AbortController();
    running.current = control;
    const failed: unknown[] = [];
    for (const [done, keyword] of keywords.entries()) {
      setProgress({ done, total: keywords.length });
      try {
        patchMetrics(client, country, keyword, await fetchMetrics(keyword, country, control.signal));
      } catch (problem) {
        if (control.signal.aborted) break;
        failed.push(problem);
        // Further calls would also be refused.
        if (problem instanceof ApiError && problem.code === "RATE_LIMITED") break;
      }
    }
    running.current = null;
    setProgress(null);
    if (failed.length > 0) {
      const { message } = describeError(failed[0]);
      toast.error(`Couldn't get metrics for ${formatCount(failed.length, "keyword")}`, {
        description: message,
      });
    }
  }

  return { run, stop: () => running.current?.abort(), progress };
}

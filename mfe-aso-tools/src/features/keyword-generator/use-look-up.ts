import { ApiError, describeError } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { lookUp, patchFigures } from "./ideas.api";

interface Progress {
  done: number;
  total: number;
}

/** Has figures computed, one keyword after another: the store is asked for each. It can be stopped. */
export function useLookUp(country: string) {
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
        patchFigures(client, country, keyword, await lookUp(keyword, country, control.signal));
      } catch (problem) {
        if (control.signal.aborted) break;
        failed.push(problem);
        // Further calls would be refused as well.
        if (problem instanceof ApiError && problem.code === "RATE_LIMITED") break;
      }
    }
    running.current = null;
    setProgress(null);
    if (failed.length > 0) {
      const { message } = describeError(failed[0]);
      toast.error(`${failed.length} ${failed.length === 1 ? "keyword was" : "keywords were"} not looked up`, {
        description: message,
      });
    }
  }

  return { run, stop: () => running.current?.abort(), progress };
}

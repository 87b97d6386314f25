import { MAX_CHECKED_IDEAS } from "@listwise/contracts/keywords";
import { describeError } from "@listwise/shared-auth";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { isUnchecked, type Idea } from "./ideas";
import { checkIdeas, fetchFigures, patchFigures, type IdeaScope } from "./ideas.api";

const POLL_MS = 2_000;

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Looks up the figures of all ideas in the background, one batch after the other, so that other requests to the store wait
 * for one batch at most. It starts when figures are missing and ends when none are, when the user stops it, or with the
 * page; what was found stays.
 */
export function useLookUp(scope: IdeaScope, ideas: readonly Idea[], isReady: boolean) {
  const client = useQueryClient();
  const [isStopped, setStopped] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  // A keyword that is tracked now is checked again.
  const isOpen = (idea: Idea) => idea.checking || (isUnchecked(idea) && !tried.has(idea.keyword));
  const open = ideas.filter(isOpen);
  const isRunning = isReady && !isStopped && open.length > 0;

  const lookUpBatch = useEffectEvent(async (signal: AbortSignal) => {
    // Keywords of an earlier visit are still in the queue.
    const queued = open.filter(({ checking }) => checking);
    const batch = (queued.length > 0 ? queued : open.slice(0, MAX_CHECKED_IDEAS)).map(
      ({ keyword }) => keyword,
    );
    if (queued.length === 0) await checkIdeas(scope, batch, signal);
    for (let waiting: readonly string[] = batch; waiting.length > 0 && !signal.aborted;) {
      const { figures } = await fetchFigures(scope, waiting, signal);
      patchFigures(client, scope, figures);
      waiting = figures.filter(({ checking }) => checking).map(({ keyword }) => keyword);
      if (waiting.length > 0) await wait(POLL_MS, signal);
    }
    return batch;
  });

  useEffect(() => {
    if (!isRunning) return;
    const control = new AbortController();
    lookUpBatch(control.signal).then(
      (batch) => {
        if (!control.signal.aborted) setTried((known) => new Set([...known, ...batch]));
      },
      (error: unknown) => {
        if (control.signal.aborted) return;
        setProblem(describeError(error).message);
        setStopped(true);
      },
    );
    return () => control.abort();
  }, [isRunning, tried]);

  return {
    isRunning,
    isStopped,
    done: ideas.length - open.length,
    open: open.length,
    failed: ideas.filter(({ failedAt, checkedAt }) => failedAt !== null && checkedAt === null).length,
    /** The reason why it stopped on its own. */
    problem,
    stop: () => setStopped(true),
    resume: () => {
      setProblem(null);
      setTried(new Set());
      setStopped(false);
    },
  };
}

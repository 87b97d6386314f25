import type { AppContext } from "../../../infra/context";
import { getStore } from "../../store";
import { findQueuePosition } from "./queue-eta.repository";
import type { CrawlTarget } from "../crawl-target";

/** Pending crawls as API responses report them. Fields are `null` if nothing is queued or no estimate is possible. */
export interface QueueEta {
  queuedAt: string | null;
  etaSeconds: number | null;
  etaReason: string | null;
}

const NO_ETA: QueueEta = { queuedAt: null, etaSeconds: null, etaReason: null };

/**
 * Returns when the latest of the targets was queued and an estimate, in seconds, of when all of them are crawled. The
 * estimate is the current pause plus the queue length divided by the store's requests per minute. `etaReason` says why
 * there is no estimate.
 */
export async function loadQueueEta(ctx: AppContext, pairs: readonly CrawlTarget[]): Promise<QueueEta> {
  const queue = await findQueuePosition(ctx.db, pairs);
  if (!queue) return NO_ETA;
  const queuedAt = queue.queuedAt.toISOString();
  const pace = await getStore(ctx).pace();
  if (pace.perMinute === null) return { queuedAt, etaSeconds: null, etaReason: pace.reason };
  const wait = Math.max(pace.waitSeconds, queue.pauseSeconds);
  const etaSeconds = Math.max(1, Math.ceil(wait + (queue.length * 60) / pace.perMinute));
  return { queuedAt, etaSeconds, etaReason: null };
}

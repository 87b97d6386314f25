import type { AppContext } from "../../platform/context";
import { storeOf } from "../store";
import { queueFor } from "./awaited.repository";
import type { Pair } from "./pairs.repository";

/** Pending crawls as API responses report them. Fields are `null` if nothing is queued or no estimate is possible. */
export interface Awaited {
  queuedAt: string | null;
  etaSeconds: number | null;
  etaReason: string | null;
}

const NOTHING: Awaited = { queuedAt: null, etaSeconds: null, etaReason: null };

/**
 * Returns when the latest of the targets was queued and an estimate, in seconds, of when all of them are crawled. The
 * estimate is the current pause plus the queue length divided by the store's requests per minute. `etaReason` says why
 * there is no estimate.
 */
export async function awaited(ctx: AppContext, pairs: readonly Pair[]): Promise<Awaited> {
  const queue = await queueFor(ctx.db, pairs);
  if (!queue) return NOTHING;
  const queuedAt = queue.queuedAt.toISOString();
  const pace = await storeOf(ctx).pace();
  if (pace.perMinute === null) return { queuedAt, etaSeconds: null, etaReason: pace.reason };
  const wait = Math.max(pace.waitSeconds, queue.pauseSeconds);
  const etaSeconds = Math.max(1, Math.ceil(wait + (queue.length * 60) / pace.perMinute));
  return { queuedAt, etaSeconds, etaReason: null };
}

import type { AppContext } from "../../platform/context";
import { storeOf } from "../store";
import { queueFor } from "./awaited.repository";
import type { Pair } from "./pairs.repository";

/** What is awaited of some pairs, as answers tell it. */
export interface Awaited {
  queuedAt: string | null;
  etaSeconds: number | null;
  etaReason: string | null;
}

const NOTHING: Awaited = { queuedAt: null, etaSeconds: null, etaReason: null };

/** Since when the last of the pairs waits, and about how long until all are crawled: by the queue and the store's pace. */
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

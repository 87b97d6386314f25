import {
  concernsRelease,
  type ReleaseEvent,
  getReleasePointer,
  type ReleasePointers,
} from "@listwise/contracts/releases";
import type { AppContext } from "../../../infra/context";
import { loadLive } from "../repository/sync-releases";
import { notifyOwner } from "./notify-owner";
import { changeRollout, type RolloutRow } from "./rollout.repository";
import { ROLLOUT_ACTOR } from "./rollout-actor";

type Step = Parameters<typeof changeRollout>;
type Recorded = { change: Step[2]; event: Step[3] };

const LABELS: Record<Exclude<ReleaseEvent["action"], "move">, string> = {
  publish: "Published",
  promote: "Promoted",
  rollback: "Rolled back to",
  disable: "Disabled",
  enable: "Enabled",
  "take-out": "Rolled back",
};

/** Returns true if the live version is still the one that the rollout set. */
export function isUnmoved(live: ReleasePointers, row: RolloutRow): boolean {
  const { canary, enabled, stable } = getReleasePointer(live, row.release);
  const isCanary = canary?.version === row.version && canary.percent === row.percent;
  return isCanary && enabled && stable === row.stable && findNewEvents(live, row)?.length === 0;
}

/** Returns the changes of the release since the rollout's last one, oldest first; `null` if the history lacks that. */
function findNewEvents({ history }: ReleasePointers, row: RolloutRow): ReleaseEvent[] | null {
  const events = history.filter((event) => concernsRelease(event, row.release) && event.action !== "publish");
  const index = events.findIndex(({ at }) => at === row.movedAt);
  return index < 0 ? null : events.slice(0, index).toReversed();
}

/**
 * Records what has happened to the live version since the rollout's last move: its own moves, automatic rollbacks, and
 * changes by others, which end it. Returns the rollout if it is still active, else `null`. It may run at any time and in
 * any process, also after a crash between a move and its record.
 */
export async function followPointer(ctx: AppContext, row: RolloutRow): Promise<RolloutRow | null> {
  const live = await loadLive(ctx);
  let current = row;
  for (const event of findNewEvents(live, row) ?? []) {
    const next = await record(ctx, current, describeMove(current, event));
    if (!next) return null;
    current = next;
  }
  if (isUnmoved(live, current)) return current;
  await record(ctx, current, {
    change: { state: "superseded" },
    event: {
      kind: "superseded",
      actor: "automatic",
      reason: "The live version was changed outside the history.",
    },
  });
  return null;
}

function describeMove(
  row: RolloutRow,
  { at, actor, action, version, percent, reason }: ReleaseEvent,
): Recorded {
  const isOwn = actor === ROLLOUT_ACTOR.label;
  const moved = { movedAt: at };
  if (action === "take-out" && version === row.version) {
    return { change: { ...moved, state: "rolled-back" }, event: { kind: "rolled-back", actor, reason } };
  }
  if (isOwn && percent === 100) {
    return {
      change: { ...moved, state: "finished", percent },
      event: { kind: "finished", actor, reason },
    };
  }
  if (isOwn && percent !== null) {
    const change = { ...moved, percent, stepStartedAt: new Date(at) };
    return { change, event: { kind: "advanced", actor, reason } };
  }
  const share = percent === null ? "" : ` to ${percent}%`;
  const done =
    action === "move" ? "Moved with other releases" : `${LABELS[action]} ${version ?? row.release}${share}`;
  const what = `${done}${reason ? `: ${reason}` : "."}`;
  return { change: { ...moved, state: "superseded" }, event: { kind: "superseded", actor, reason: what } };
}

/**
 * Changes a rollout and tells the owner of the release, in one transaction. Returns the rollout if it is still active;
 * `null` if it has ended or another process was first.
 */
export async function record(
  ctx: AppContext,
  row: RolloutRow,
  { change, event }: Recorded,
): Promise<RolloutRow | null> {
  const next = await ctx.db.transaction(async (tx) => {
    const changed = await changeRollout(tx, row, change, event);
    if (changed) await notifyOwner(ctx, tx, changed, event);
    return changed;
  });
  if (!next) return null;
  const { release, version, percent, state } = next;
  ctx.log.info({ release, version, percent, state, reason: event.reason }, `rollout ${event.kind}`);
  return state === "running" || state === "paused" ? next : null;
}

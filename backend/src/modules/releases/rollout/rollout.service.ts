import type { RolloutPlan, ReleasePointers } from "@listwise/contracts/releases";
import type { AppContext } from "../../../infra/context";
import type { Executor } from "../../../infra/db/database";
import { fail } from "../../../infra/http/errors";
import { movePointer, type Actor } from "../live/pointer.service";
import { promoteVersion } from "../live/moves.service";
import type { Confirmation } from "../publish/gate.service";
import { holdReleases } from "../repository/sync-releases";
import { followPointer, isUnmoved } from "./follow-pointer";
import { changeRollout, findActiveRollout, insertRollout, type RolloutRow } from "./rollout.repository";

/** A change of a release's rollout, with its actor. */
interface Change {
  name: string;
  actor: Actor;
  reason?: string | undefined;
}

interface NewRollout extends RolloutPlan {
  version: string;
  confirm?: Confirmation | undefined;
}

/**
 * Makes a version live for the first step of its rollout. It needs what a promotion needs, a stable version to compare
 * with, and no other rollout.
 * @throws CONFLICT, NOT_FOUND or RELEASE_REFUSED
 */
export async function startRollout(
  ctx: AppContext,
  { name, actor }: Change,
  { version, confirm, ...plan }: NewRollout,
): Promise<RolloutRow> {
  const busy = `${name} already has a rollout. Cancel it, or wait until it ends.`;
  const active = await findActiveRollout(ctx.db, name);
  if (active && (await followPointer(ctx, active))) throw fail("CONFLICT", busy);
  const [percent = 1] = plan.steps;
  const reason = `Rollout: ${[...plan.steps, 100].map((step) => `${step}%`).join(", ")}`;
  let stable = "";
  const event = await promoteVersion(
    ctx,
    { name, actor, reason },
    {
      version,
      percent,
      confirm,
      check(pointer) {
        if (!pointer.enabled) throw fail("CONFLICT", `${name} is turned off. Turn it on first.`);
        if (pointer.stable === null) {
          throw fail("CONFLICT", `${name} has no stable version to compare with. Promote this one to 100%.`);
        }
        stable = pointer.stable;
      },
    },
  );
  if (!event) throw new Error("A promotion has no event.");
  const rollout = {
    ...plan,
    release: name,
    version,
    stable,
    percent,
    movedAt: event.at,
    stepStartedAt: new Date(event.at),
  };
  const row = await ctx.db.transaction((tx) =>
    insertRollout(tx, rollout, { kind: "started", actor: actor.label, reason: null }),
  );
  if (!row) throw fail("CONFLICT", busy);
  return row;
}

/** Stops a rollout from moving on; its browsers keep the version. */
export function pauseRollout(ctx: AppContext, change: Change): Promise<RolloutRow> {
  return changeState(ctx, change, "running", { state: "paused" }, "paused");
}

/** Lets a paused rollout go on. Its step starts again, so that it is judged by what happens from now on. */
export function resumeRollout(ctx: AppContext, change: Change): Promise<RolloutRow> {
  return changeState(ctx, change, "paused", { state: "running", stepStartedAt: new Date() }, "resumed");
}

async function changeState(
  ctx: AppContext,
  change: Change,
  from: "running" | "paused",
  to: Parameters<typeof changeRollout>[2],
  kind: "paused" | "resumed",
): Promise<RolloutRow> {
  const row = await requireActive(ctx, change.name);
  if (row.state !== from) throw fail("CONFLICT", `The rollout of ${change.name} is ${row.state}.`);
  return holdReleases(ctx, (live, db) => apply(ctx, db, live, { row, change, to, kind }));
}

/** Ends a rollout; everyone gets the stable version. */
export async function cancelRollout(ctx: AppContext, change: Change): Promise<RolloutRow> {
  const row = await requireActive(ctx, change.name);
  const { name, actor, reason = "The rollout was canceled" } = change;
  let canceled = row;
  await movePointer(ctx, { name, action: "rollback", actor, reason }, async (pointer, live, db) => {
    canceled = await apply(ctx, db, live, { row, change, to: { state: "canceled" }, kind: "canceled" });
    return { version: pointer.stable, pointer: { ...pointer, canary: null } };
  });
  return canceled;
}

async function requireActive(ctx: AppContext, name: string): Promise<RolloutRow> {
  const found = await findActiveRollout(ctx.db, name);
  const row = found && (await followPointer(ctx, found));
  if (!row) throw fail("CONFLICT", `${name} has no active rollout. Reload the page.`);
  return row;
}

interface StateChange {
  row: RolloutRow;
  change: Change;
  to: Parameters<typeof changeRollout>[2];
  kind: "paused" | "resumed" | "canceled";
}

/** Changes a rollout under the lock of the live versions, so that it makes no move at the same time. */
async function apply(
  ctx: AppContext,
  db: Executor,
  live: ReleasePointers,
  { row, change: { name, actor, reason = "" }, to, kind }: StateChange,
): Promise<RolloutRow> {
  const changed = await db.transaction(async (tx) => {
    const event = { kind, actor: actor.label, reason: reason || null };
    const done = isUnmoved(live, row) ? await changeRollout(tx, row, to, event) : null;
    if (done) {
      const details = `${name} ${row.version} by ${actor.label}${reason ? `: ${reason}` : ""}`;
      const entry = { action: `release.rollout-${kind}`, result: "ok", ...actor.audit, details } as const;
      await ctx.audit.record(entry, tx);
    }
    return done;
  });
  if (!changed) throw fail("CONFLICT", `The rollout of ${name} has just changed. Try again.`);
  return changed;
}

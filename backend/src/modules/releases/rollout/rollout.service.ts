import type { RolloutPlan } from "@listwise/contracts/releases";
import type { AppContext } from "../../../infra/context";
import { fail } from "../../../infra/http/errors";
import { movePointer, type Actor } from "../live/pointer.service";
import { promoteVersion } from "../live/moves.service";
import type { Confirmation } from "../publish/gate.service";
import { followPointer } from "./follow-pointer";
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
  const busy = `${name} already has a rollout. Cancel it or wait for its end.`;
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
  const anew = { state: "running", stepStartedAt: new Date() } as const;
  return changeState(ctx, change, "paused", anew, "resumed");
}

/** Ends a rollout; everyone gets the stable version. */
export async function cancelRollout(ctx: AppContext, change: Change): Promise<RolloutRow> {
  const row = await changeState(ctx, change, null, { state: "canceled" }, "canceled");
  const { name, actor, reason = "The rollout was canceled" } = change;
  await movePointer(ctx, { name, action: "rollback", actor, reason }, (pointer) =>
    pointer.canary?.version === row.version
      ? { version: pointer.stable, pointer: { ...pointer, canary: null } }
      : null,
  );
  return row;
}

/** Changes an active rollout in the given state, or in any with `null`. */
async function changeState(
  ctx: AppContext,
  { name, actor, reason = "" }: Change,
  from: "running" | "paused" | null,
  change: Parameters<typeof changeRollout>[2],
  kind: "paused" | "resumed" | "canceled",
): Promise<RolloutRow> {
  const found = await findActiveRollout(ctx.db, name);
  const row = found && (await followPointer(ctx, found));
  if (!row) throw fail("CONFLICT", `${name} has no active rollout.`);
  if (from !== null && row.state !== from) throw fail("CONFLICT", `The rollout of ${name} is ${row.state}.`);
  const changed = await ctx.db.transaction(async (tx) => {
    const done = await changeRollout(tx, row, change, { kind, actor: actor.label, reason: reason || null });
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

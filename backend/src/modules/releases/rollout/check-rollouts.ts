import { formatCount } from "@listwise/aso-core/text";
import type { ReleasePointers } from "@listwise/contracts/releases";
import type { AppContext } from "../../../infra/context";
import type { Executor } from "../../../infra/db/database";
import { ApiFailure } from "../../../infra/http/errors";
import { movePointer } from "../live/pointer.service";
import { promoteVersion } from "../live/moves.service";
import { readVersionHealth } from "../metrics/version-health";
import type { Health } from "./compare";
import { followPointer, isUnmoved, record } from "./follow-pointer";
import { judgeStep, type Judgment } from "./judge";
import { findActiveRollout, findActiveRollouts, saveCheck, type RolloutRow } from "./rollout.repository";
import { ROLLOUT_ACTOR } from "./rollout-actor";
import { countMounts } from "./sample.repository";

/** Another process or a person has changed the release since the check began. */
class Moved extends Error {}

/** Checks all rollouts once. One that can't be checked doesn't keep the others from it. */
export async function checkRollouts(ctx: AppContext): Promise<void> {
  for (const row of await findActiveRollouts(ctx.db)) {
    await checkRollout(ctx, row).catch((error: unknown) =>
      ctx.log.error({ err: error, release: row.release }, "a rollout couldn't be checked"),
    );
  }
}

/** Judges the step of a rollout and makes its next move, if it is due. */
export async function checkRollout(ctx: AppContext, row: RolloutRow): Promise<void> {
  const current = await followPointer(ctx, row);
  if (current?.state !== "running") return;
  const { verdict, comparisons, pages } = await judge(ctx, current);
  const waiting = verdict.kind === "wait" ? verdict.missing : [];
  await saveCheck(ctx.db, current, { pages, waiting, comparisons });
  switch (verdict.kind) {
    case "wait":
      return;
    case "advance":
      return advance(ctx, current, pages);
    case "pause":
      return pause(ctx, current, verdict.reason);
    case "roll-back":
      return rollBack(ctx, current, verdict.reason);
  }
}

async function judge(ctx: AppContext, row: RolloutRow): Promise<Judgment & { pages: number }> {
  const { release, version, stable, stepStartedAt, minPages } = row;
  const { networks: minNetworks } = ctx.config.releaseFailures;
  const metrics = await readVersionHealth(ctx.db, release, [version, stable], stepStartedAt);
  const maxPerNetwork = Math.ceil(minPages / minNetworks);
  const readHealth = async (one: string): Promise<Health> => {
    const measured = metrics.get(one);
    return {
      mounts: await countMounts(ctx.db, { release, version: one }, stepStartedAt, maxPerNetwork),
      metrics: measured && measured.networks >= minNetworks ? measured : null,
    };
  };
  const canary = await readHealth(version);
  const elapsedMinutes = (Date.now() - stepStartedAt.getTime()) / 60_000;
  const step = { plan: row, elapsedMinutes, minNetworks, canary, stable: await readHealth(stable) };
  return { ...judgeStep(step), pages: canary.mounts.counted };
}

/** Makes the version live for the next step. If the gate refuses it now, the rollout pauses. */
async function advance(ctx: AppContext, row: RolloutRow, pages: number): Promise<void> {
  const { release: name, version, percent } = row;
  const next = row.steps.find((step) => step > percent) ?? 100;
  const reason = `As healthy as ${row.stable} on ${formatCount(pages, "page")} at ${percent}%`;
  const promotion = promoteVersion(
    ctx,
    { name, actor: ROLLOUT_ACTOR, reason },
    {
      version,
      percent: next,
      async check(_pointer, live, db) {
        if (!(await isDue(db, live, row))) throw new Moved();
      },
    },
  );
  await promotion.catch(async (error: unknown) => {
    if (error instanceof Moved) return;
    if (!(error instanceof ApiFailure)) throw error;
    await pause(ctx, row, error.message);
  });
}

async function pause(ctx: AppContext, row: RolloutRow, reason: string): Promise<void> {
  await record(ctx, row, {
    change: { state: "paused" },
    event: { kind: "paused", actor: ROLLOUT_ACTOR.label, reason },
  });
}

async function rollBack(ctx: AppContext, row: RolloutRow, reason: string): Promise<void> {
  const { release: name, version } = row;
  const intent = { name, action: "take-out", actor: ROLLOUT_ACTOR, reason } as const;
  await movePointer(ctx, intent, async (pointer, live, db) =>
    (await isDue(db, live, row)) ? { version, pointer: { ...pointer, canary: null } } : null,
  );
}

/** Returns true if no one has moved the version, or paused or ended the rollout, since it was read. */
async function isDue(db: Executor, live: ReleasePointers, row: RolloutRow): Promise<boolean> {
  const current = await findActiveRollout(db, row.release);
  return current?.id === row.id && current.state === "running" && isUnmoved(live, row);
}

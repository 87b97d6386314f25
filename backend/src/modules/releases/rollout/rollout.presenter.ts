import { RolloutComparisonSchema, type Rollout } from "@listwise/contracts/releases";
import { z } from "@listwise/contracts/zod";
import type { AppContext } from "../../../infra/context";
import { nameActors } from "../live/status.service";
import { findLatestRollouts, findRolloutEvents, type RolloutRow } from "./rollout.repository";

const Comparisons = z.array(RolloutComparisonSchema);

/** Returns the latest rollout of each release, or of one, with its timeline. */
export async function loadRollouts(ctx: AppContext, name?: string): Promise<Rollout[]> {
  const rows = await findLatestRollouts(ctx.db, name);
  return Promise.all(rows.map((row) => presentRollout(ctx, row)));
}

/** Returns a rollout with its timeline. */
export async function presentRollout(ctx: AppContext, row: RolloutRow): Promise<Rollout> {
  const events = await nameActors(ctx, await findRolloutEvents(ctx.db, row.id));
  const { release, comparisons, startedAt, stepStartedAt, checkedAt, ...rest } = row;
  return {
    ...rest,
    name: release,
    startedAt: startedAt.toISOString(),
    stepStartedAt: stepStartedAt.toISOString(),
    checkedAt: checkedAt?.toISOString() ?? null,
    comparisons: z.parse(Comparisons, comparisons),
    events: events.map(({ at, kind, percent, actor, reason }) => ({
      at: at.toISOString(),
      kind,
      percent,
      actor,
      reason,
    })),
  };
}

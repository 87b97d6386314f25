import { type ReleasePolicy, getReleasePointer } from "@listwise/contracts/releases";
import type { AppContext } from "../../../infra/context";
import { fail } from "../../../infra/http/errors";
import type { Actor } from "../live/pointer.service";
import { changeReleases } from "../repository/sync-releases";

/**
 * Sets the owner and the size budget of a release.
 * @throws NOT_FOUND if it isn't live
 */
export async function setPolicy(
  ctx: AppContext,
  { name, actor }: { name: string; actor: Actor },
  policy: ReleasePolicy,
): Promise<void> {
  await changeReleases(ctx, async (live) => {
    const pointer = getReleasePointer(live, name);
    if (pointer.stable === null && !pointer.canary)
      throw fail("NOT_FOUND", `${name} isn't live. Promote a version first.`);
    return { live: { ...live, releases: { ...live.releases, [name]: { ...pointer, policy } } } };
  });
  const { owner, budget } = policy;
  const details = `${name}: ${owner}, entry ${budget.entry} bytes, all scripts ${budget.total} bytes`;
  await ctx.audit.record({ action: "release.policy", result: "ok", ...actor.audit, details });
}

/** Sets the share of the browsers to which the publisher of a version may promote it alone. */
export async function setSoloPercent(ctx: AppContext, actor: Actor, soloPercent: number): Promise<void> {
  await changeReleases(ctx, async (live) => ({ live: { ...live, soloPercent } }));
  const details = `Publishers may promote alone to at most ${soloPercent}%`;
  await ctx.audit.record({ action: "release.rules", result: "ok", ...actor.audit, details });
}

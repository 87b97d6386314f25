import {
  pointerOf,
  withEvent,
  withoutAdministration,
  type Live,
  type ReleaseEvent,
  type ReleasePointer,
} from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import { exclusively, type Executor } from "../../platform/database";
import { readLive, writeLive } from "../registry";
import { readManifest } from "./store-folder";

/** Who moves a pointer: as the history names it, and as the audit log does. */
export interface Actor {
  label: string;
  audit: { actorId?: number | null; ip?: string | null; requestId?: string | null };
}

/** What somebody wants to happen to a release. */
export interface Intent extends Pick<ReleaseEvent, "name" | "action"> {
  actor: Actor;
  reason?: string | undefined;
}

/** What became of it: the version it is about, and where the pointer is then; `null` moves nothing and tells nobody. */
export interface Outcome {
  version: string | null;
  percent?: number;
  pointer?: ReleasePointer;
  reason?: string;
}

/**
 * Decides what to do, knowing the pointer as it stands. It may throw to refuse. `db` is the only connection to use: others
 * may all be waiting for this decision.
 */
export type Decide = (
  pointer: ReleasePointer,
  live: Live,
  db: Executor,
) => Outcome | null | Promise<Outcome | null>;

/**
 * Changes the pointer, one change at a time over all nodes, and says so: in the history, in the audit log, in the log,
 * and to the browsers that listen, of the administration to administrators' alone. Returns what happened, or `null`.
 */
export async function movePointer(ctx: AppContext, intent: Intent, decide: Decide): Promise<Outcome | null> {
  const { name, action, actor } = intent;
  const folder = ctx.config.releasesDir;
  const outcome = await exclusively(ctx.pool, "releases", async (db) => {
    const live = await readLive(folder);
    const decided = await decide(pointerOf(live, name), live, db);
    if (decided === null) return null;
    const { version, percent = null, pointer, reason = intent.reason ?? null } = decided;
    const at = new Date().toISOString();
    const event = { at, actor: actor.label, action, name, version, percent, reason };
    await writeLive(folder, withEvent(live, event, pointer));
    return { ...decided, event };
  });
  if (outcome === null) return null;
  const { event } = outcome;
  ctx.log.info({ release: event }, "release pointer");
  await ctx.audit.record({
    action: `release.${action}`,
    result: "ok",
    ...actor.audit,
    details: inWords(event),
  });
  if (outcome.pointer) {
    const version = action === "promote" ? event.version : outcome.pointer.stable;
    const tell = (await isAdministration(folder, name, version)) ? ctx.sockets.toAdmins : ctx.sockets.toAll;
    tell("release:changed", { remote: name, version: version ?? "" });
  }
  return outcome;
}

/** Returns true if the registry names the release to administrators alone. */
async function isAdministration(folder: string, name: string, version: string | null): Promise<boolean> {
  const release = version === null ? null : await readManifest(folder, name, version);
  return release?.descriptor !== undefined && withoutAdministration(release.descriptor) === null;
}

function inWords({ name, version, percent, reason, actor }: ReleaseEvent): string {
  const share = percent === null ? "" : ` to ${percent}%`;
  return `${name} ${version ?? ""}${share} by ${actor}${reason === null ? "" : `: ${reason}`}`;
}

import {
  type ReleaseEvent,
  type ReleasePointer,
  getReleasePointer,
  addEvent,
  type ReleasePointers,
} from "@listwise/contracts/releases";
import { omitAdminParts } from "@listwise/contracts/remotes";
import type { AppContext } from "../../../infra/context";
import { withLock, type Executor } from "../../../infra/db/database";
import { createDomainEvent } from "../../../infra/domain-event";
import { readLive, writeLive } from "../../registry";
import { readManifest } from "../publish/store-folder";

/** The actor of a pointer move, as the history and the audit log record it. */
export interface Actor {
  label: string;
  audit: { actorId?: number | null; ip?: string | null; requestId?: string | null };
}

/** An intended change of a release. */
export interface Intent extends Pick<ReleaseEvent, "name" | "action"> {
  actor: Actor;
  reason?: string | undefined;
}

/** The result: the version concerned and the new pointer. `null` changes nothing and notifies no one. */
export interface Outcome {
  version: string | null;
  percent?: number;
  pointer?: ReleasePointer;
  reason?: string | undefined;
  /** Dangerous differences that an administrator confirmed. */
  confirmed?: string[];
}

/** A change that was made, as the history has it. */
export interface Moved extends Outcome {
  event: ReleaseEvent;
}

/** Announces every change of a pointer after it was made. Publishing a version changes none. */
export const pointerMoved = createDomainEvent<ReleaseEvent>();

/**
 * Decides on a change, given the current pointer. It may throw to refuse. Use only the connection `db`: all others may
 * be waiting for this decision.
 */
export type Decide = (
  pointer: ReleasePointer,
  live: ReleasePointers,
  db: Executor,
) => Outcome | null | Promise<Outcome | null>;

/**
 * Changes the pointer, one change at a time across all nodes, and records it in the history, the audit log and the log.
 * Open browsers are notified; changes of the admin remote are sent only to administrators. Returns the result, or
 * `null` if nothing changed.
 */
export async function movePointer(ctx: AppContext, intent: Intent, decide: Decide): Promise<Moved | null> {
  const { name, action, actor } = intent;
  const folder = ctx.config.releasesDir;
  const outcome = await withLock(ctx.pool, "releases", async (db) => {
    const live = await readLive(folder);
    const decided = await decide(getReleasePointer(live, name), live, db);
    if (decided === null) return null;
    const { version, percent = null, pointer, reason = intent.reason ?? null, confirmed } = decided;
    const at = new Date().toISOString();
    const event = {
      at,
      actor: actor.label,
      action,
      name,
      version,
      percent,
      reason,
      ...(confirmed && { confirmed }),
    };
    await writeLive(folder, addEvent(live, event, pointer));
    return { ...decided, event };
  });
  if (outcome === null) return null;
  const { event } = outcome;
  ctx.log.info({ release: event }, "release pointer");
  await ctx.audit.record({
    action: `release.${action}`,
    result: "ok",
    ...actor.audit,
    details: describeMove(event),
  });
  if (outcome.pointer) {
    const version = action === "promote" ? event.version : outcome.pointer.stable;
    const change = { remote: name, version: version ?? "" };
    if (await isAdminRelease(folder, name, version)) ctx.sockets.toAdmins("release:changed", change);
    else ctx.sockets.toAll("release:changed", change);
    await pointerMoved.emit(ctx, event);
  }
  return outcome;
}

/** Returns true if the registry shows the release only to administrators. */
async function isAdminRelease(folder: string, name: string, version: string | null): Promise<boolean> {
  const release = version === null ? null : await readManifest(folder, name, version);
  return release?.descriptor !== undefined && omitAdminParts(release.descriptor) === null;
}

function describeMove({ name, version, percent, reason, actor, confirmed }: ReleaseEvent): string {
  const share = percent === null ? "" : ` to ${percent}%`;
  const why = reason === null ? "" : `: ${reason}`;
  const dangers = confirmed ? ` (confirmed: ${confirmed.join(" ")})` : "";
  return `${name} ${version ?? ""}${share} by ${actor}${why}${dangers}`;
}

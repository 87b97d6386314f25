import {
  type Move,
  type ReleaseEvent,
  type ReleasePointer,
  getReleasePointer,
  addEvent,
  type ReleasePointers,
} from "@listwise/contracts/releases";
import { omitAdminParts } from "@listwise/contracts/remotes";
import type { AppContext } from "../../../infra/context";
import type { Executor } from "../../../infra/db/database";
import { createDomainEvent } from "../../../infra/domain-event";
import { readManifest } from "../publish/store-folder";
import { changeReleases } from "../repository/sync-releases";

/** The actor of a pointer move, as the history and the audit log record it. */
export interface Actor {
  label: string;
  audit: { actorId?: number | null; ip?: string | null; requestId?: string | null };
  /** The account, also if it acts through a token that it created; `null` or absent if unknown. */
  person?: number | null;
  /** The second person of a move that needs one. */
  approver?: string;
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
  const outcome = await changeReleases(ctx, async (live, db) => {
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
      ...(actor.approver !== undefined && { approver: actor.approver }),
    };
    return { ...decided, event, live: addEvent(live, event, pointer) };
  });
  if (outcome === null) return null;
  const { event } = outcome;
  await recordMove(ctx, event, actor);
  if (outcome.pointer) {
    await notifyBrowsers(ctx, name, action === "promote" ? event.version : outcome.pointer.stable);
    await pointerMoved.emit(ctx, event);
  }
  return outcome;
}

/** Records a change of live pointers in the log and the audit log. */
export async function recordMove(ctx: AppContext, event: ReleaseEvent, actor: Actor): Promise<void> {
  ctx.log.info({ release: event }, "release pointer");
  const details = describeMove(event);
  await ctx.audit.record({ action: `release.${event.action}`, result: "ok", ...actor.audit, details });
}

/** Notifies open browsers of a release's new version; of an admin release only those of administrators. */
export async function notifyBrowsers(ctx: AppContext, name: string, version: string | null): Promise<void> {
  const change = { remote: name, version: version ?? "" };
  if (await isAdminRelease(ctx.config.releasesDir, name, version))
    ctx.sockets.toAdmins("release:changed", change);
  else ctx.sockets.toAll("release:changed", change);
}

/** Returns true if the registry shows the release only to administrators. */
async function isAdminRelease(folder: string, name: string, version: string | null): Promise<boolean> {
  const release = version === null ? null : await readManifest(folder, name, version);
  return release?.descriptor !== undefined && omitAdminParts(release.descriptor) === null;
}

function describeMove(event: ReleaseEvent): string {
  const { name, version, percent, reason, confirmed, move } = event;
  const share = percent === null ? "" : ` to ${percent}%`;
  const what = move ? describeParts(move) : `${name} ${version ?? ""}${share}`;
  const actor = event.approver === undefined ? event.actor : `${event.actor}, approved by ${event.approver}`;
  const why = reason === null ? "" : `: ${reason}`;
  const dangers = confirmed ? ` (confirmed: ${confirmed.join(" ")})` : "";
  return `${what} by ${actor}${why}${dangers}`;
}

function describeParts({ promote, retire, redirects, removeRedirects }: Move): string {
  return [
    ...promote.map(({ name, version }) => `${name} ${version}`),
    ...retire.map((name) => `${name} retired`),
    ...redirects.map(({ from, to }) => `${from} redirected to ${to}`),
    ...removeRedirects.map((from) => `${from} no longer redirected`),
  ].join(", ");
}

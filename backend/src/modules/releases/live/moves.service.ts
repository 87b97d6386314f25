import {
  getPointerVersions,
  promote,
  rollBack,
  type GateFinding,
  type ReleaseEvent,
  type ReleasePointer,
  type ReleasePointers,
} from "@listwise/contracts/releases";
import type { Release } from "@listwise/contracts/remotes";
import { getProposedPolicy } from "@listwise/release-gate";
import type { AppContext } from "../../../infra/context";
import type { Executor } from "../../../infra/db/database";
import { fail } from "../../../infra/http/errors";
import {
  confirmDangers,
  runGate,
  inspectFiles,
  readPolicy,
  refuseErrors,
  type Confirmation,
  type Inspection,
} from "../publish/gate.service";
import { deleteHealth } from "../health/health.repository";
import { deleteReports } from "../health/reports.repository";
import { findPreviewedVersions } from "../previews/previews.repository";
import { assertUnchanged, recordPublished } from "../publish/published.service";
import { loadLive, syncReleases } from "../repository/sync-releases";
import { movePointer, type Actor } from "./pointer.service";
import { deleteSmokeTest } from "../smoke/smoke.repository";
import { announceSmokeTest, findSmokeFindings, queueSmokeTest } from "../smoke/smoke.service";
import { pruneVersions, readManifest, readStored, store, type Files } from "../publish/store-folder";

/** A change of one release, with its actor. */
interface Change {
  name: string;
  actor: Actor;
  reason?: string | undefined;
}

/**
 * Stores a version that passes the gate. It isn't live yet. Publishing the same files again changes nothing, so that a
 * pipeline may run again.
 *
 * @throws CONFLICT if the version was published with other files
 */
export async function publish(
  ctx: AppContext,
  actor: Actor,
  { release, forMove }: { release: Release; forMove?: boolean | undefined },
  files: Files,
): Promise<GateFinding[]> {
  const { releasesDir, releaseKeep } = ctx.config;
  const { name, version } = release;
  const exists = `${name} ${version} was published by someone else just now. Publish it again.`;
  const inspection = await inspectFiles(release, files);
  let findings: GateFinding[] = [];
  const stored = await movePointer(ctx, { name, action: "publish", actor }, async (pointer, live, db) => {
    await assertUnchanged(db, releasesDir, release, files);
    if (await readManifest(releasesDir, name, version)) return null;
    findings = await runGate(releasesDir, live, release, inspection, { forMove });
    refuseErrors(`${name} ${version}`, findings);
    await announceSmokeTest(ctx, db, { release: name, version });
    if (!(await store(releasesDir, release, files))) throw fail("CONFLICT", exists);
    await recordPublished(db, release, files, actor.person ?? null);
    const gone = await pruneVersions(releasesDir, name, releaseKeep, [
      version,
      ...getPointerVersions(pointer),
      ...(await findPreviewedVersions(db, name)),
    ]);
    if (gone.length > 0) ctx.log.info({ name, gone }, "old versions removed");
    for (const old of gone) await deleteSmokeTest(db, { release: name, version: old });
    return { version };
  });
  if (stored) await queueSmokeTest(ctx, { release: name, version });
  return findings;
}

/** A version to make live for a percentage of browsers; 100 makes it the stable version. */
interface Promotion {
  version: string;
  percent: number;
  confirm?: Confirmation | undefined;
  /** Throws if the pointer isn't as the caller expects it. */
  check?: (pointer: ReleasePointer, live: ReleasePointers, db: Executor) => void | Promise<void>;
}

/** A stored version, and what its files are like. */
export interface Candidate {
  release: Release;
  inspection: Inspection;
}

/**
 * Reads a version that is to become live.
 * @throws NOT_FOUND if it isn't published
 */
export async function readCandidate(ctx: AppContext, name: string, version: string): Promise<Candidate> {
  await syncReleases(ctx);
  const stored = await readStored(ctx.config.releasesDir, name, version);
  if (!stored) throw fail("NOT_FOUND", `${name} ${version} isn't published. Publish it first.`);
  return { release: stored.release, inspection: await inspectFiles(stored.release, stored.files) };
}

/**
 * Checks that a version could go live, except for dangerous differences.
 * @throws NOT_FOUND or RELEASE_REFUSED
 */
export async function assertPromotable(
  ctx: AppContext,
  { name, version }: { name: string; version: string },
): Promise<void> {
  const { release, inspection } = await readCandidate(ctx, name, version);
  const { releasesDir } = ctx.config;
  const findings = await runGate(releasesDir, await loadLive(ctx), release, inspection);
  refuseErrors(`${name} ${version}`, findings);
}

/**
 * Makes a version live. Dangerous differences from the live releases need a confirmation. Returns the event in the
 * history, or `null` if nothing changed.
 *
 * @throws NOT_FOUND if the version isn't published
 * @throws CONFLICT if it is already the stable version
 * @throws RELEASE_REFUSED if it isn't compatible or lacks a confirmation
 */
export async function promoteVersion(
  ctx: AppContext,
  { name, actor, reason }: Change,
  { version, percent, confirm, check }: Promotion,
): Promise<ReleaseEvent | null> {
  const { releasesDir, releaseKeep } = ctx.config;
  const { release, inspection } = await readCandidate(ctx, name, version);
  let isNew = false;
  const moved = await movePointer(
    ctx,
    { name, action: "promote", actor, reason },
    async (pointer, live, db) => {
      await check?.(pointer, live, db);
      if (!(await readManifest(releasesDir, name, version)))
        throw fail("NOT_FOUND", `${name} ${version} isn't published. Publish it first.`);
      if (pointer.stable === version && (percent < 100 || !pointer.canary)) {
        throw fail("CONFLICT", `${name} ${version} is already the stable version.`);
      }
      const findings = [
        ...(await runGate(releasesDir, live, release, inspection)),
        ...(await findSmokeFindings(db, { release: name, version })),
      ];
      refuseErrors(`${name} ${version}`, findings);
      const confirmed = confirmDangers(release, findings, live, confirm);
      isNew = pointer.stable !== version && pointer.canary?.version !== version;
      const policy = (await readPolicy(releasesDir, pointer, name)) ?? getProposedPolicy(release);
      const promoted = promote(pointer, version, percent, {
        at: new Date().toISOString(),
        keep: releaseKeep,
      });
      const change = { version, percent, pointer: { ...promoted, policy } };
      return confirmed.length > 0 ? { ...change, reason: confirm?.reason, confirmed } : change;
    },
  );
  if (isNew) await resetHealth(ctx, { name, version });
  return moved?.event ?? null;
}

/** Deletes the health of a version that becomes live again, which then starts with fresh data. */
export async function resetHealth(
  ctx: AppContext,
  { name, version }: { name: string; version: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await deleteHealth(tx, { release: name, version });
    await deleteReports(tx, { release: name, version });
  });
}

/**
 * Ends the canary, or returns to the previous stable version. The gate doesn't run, because a rollback must always be
 * possible.
 *
 * @throws CONFLICT if there is no earlier version
 */
export async function rollBackRelease(ctx: AppContext, { name, actor, reason }: Change): Promise<void> {
  await movePointer(ctx, { name, action: "rollback", actor, reason }, (pointer) => {
    const next = rollBack(pointer, new Date().toISOString());
    if (!next) throw fail("CONFLICT", `${name} has no earlier version to return to. Promote another one.`);
    return { version: next.stable, pointer: next };
  });
}

/** Turns a remote off or on; the site shows this where the remote would be. */
export async function switchRelease(
  ctx: AppContext,
  { name, actor, reason }: Change,
  enabled: boolean,
): Promise<void> {
  const action = enabled ? "enable" : "disable";
  await movePointer(ctx, { name, action, actor, reason }, (pointer) => {
    if (name === "shell") throw fail("CONFLICT", "The shell is the site itself, so it can't be turned off.");
    if (pointer.stable === null && !pointer.canary)
      throw fail("CONFLICT", `${name} was never made live. Promote a version first.`);
    if (pointer.enabled === enabled)
      throw fail("CONFLICT", `${name} is already turned ${enabled ? "on" : "off"}.`);
    return { version: pointer.stable, pointer: { ...pointer, enabled } };
  });
}

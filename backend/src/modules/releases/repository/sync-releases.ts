import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { getPointerVersions, getReleasePointer, type ReleasePointers } from "@listwise/contracts/releases";
import type { AppContext } from "../../../infra/context";
import { withLock, type Executor } from "../../../infra/db/database";
import { readLive, writeLive } from "../../registry";
import { uploadSourceMaps } from "../metrics/source-maps";
import { computeDigest, readFiles } from "../publish/store-folder";
import { packFiles, unpackFiles } from "./archive";
import * as folders from "./folder";
import * as repository from "./shared-state.repository";
import type { SharedState, SharedVersion } from "./shared-state.repository";

/** Revision that the folder of a node has; absent if it has to be compared file by file. */
const revisions = new WeakMap<AppContext, number>();

const getKey = ({ name, version, digest }: SharedVersion) => `releases/${name}/${version}-${digest}.json.gz`;

/**
 * Brings the folder of this node up to date with the release repository that all nodes share. Without an object store
 * the folder is the repository.
 */
export async function syncReleases(ctx: AppContext): Promise<void> {
  if (ctx.config.files === null) return;
  const revision = await repository.findRevision(ctx.db);
  if (revision !== null && revision === revisions.get(ctx)) return;
  const state = await repository.findState(ctx.db);
  // Before the lock, so that a slow object store doesn't delay the moves of others.
  if (state) await fetchVersions(ctx, state.versions);
  await withLock(ctx.pool, "releases", (db) => pull(ctx, db));
}

/** Replaces the release repository that all nodes share by the folder of this node, to which a backup was restored. */
export async function restoreReleases(ctx: AppContext): Promise<void> {
  await repository.deleteState(ctx.db);
  await syncReleases(ctx);
}

/** Returns the live pointers, those that another node has just moved included. */
export async function loadLive(ctx: AppContext): Promise<ReleasePointers> {
  await syncReleases(ctx);
  return readLive(ctx.config.releasesDir);
}

/**
 * Runs `work` with the live pointers while no node can change the release repository. Use only the connection `db`: all
 * others may be waiting for this.
 */
export async function holdReleases<T>(
  ctx: AppContext,
  work: (live: ReleasePointers, db: Executor) => Promise<T>,
): Promise<T> {
  return withLock(ctx.pool, "releases", async (db) => work((await open(ctx, db)).live, db));
}

/**
 * Changes the release repository, one change at a time across all nodes: its live pointers, and the versions that
 * `decide` adds to this node's folder or deletes from it. Returns its result; `null` changes nothing. Use only the
 * connection `db` in it.
 */
export async function changeReleases<T extends { live: ReleasePointers }>(
  ctx: AppContext,
  decide: (live: ReleasePointers, db: Executor) => Promise<T | null>,
): Promise<T | null> {
  return withLock(ctx.pool, "releases", async (db) => {
    const before = await open(ctx, db);
    try {
      const decided = await decide(before.live, db);
      if (decided) await save(ctx, db, before, decided.live);
      return decided;
    } catch (error) {
      // It may have changed the folder; the next use compares it.
      revisions.delete(ctx);
      throw error;
    }
  });
}

async function open(ctx: AppContext, db: Executor): Promise<SharedState> {
  const { files, releasesDir } = ctx.config;
  return files === null ? { revision: 0, live: await readLive(releasesDir), versions: [] } : pull(ctx, db);
}

async function save(
  ctx: AppContext,
  db: Executor,
  before: SharedState,
  live: ReleasePointers,
): Promise<void> {
  if (ctx.config.files === null) await writeLive(ctx.config.releasesDir, live);
  else await push(ctx, db, before, live);
}

/** Makes the folder equal to the repository. The first node that has releases brings them into it. */
async function pull(ctx: AppContext, db: Executor): Promise<SharedState> {
  const { releasesDir } = ctx.config;
  const state = await repository.findState(db);
  if (state === null) {
    const empty = { revision: 0, live: await readLive(releasesDir), versions: [] };
    if ((await folders.listFolderVersions(releasesDir)).length === 0) return empty;
    await uploadSourceMaps(ctx);
    return push(ctx, db, empty, empty.live);
  }
  if (revisions.get(ctx) === state.revision) return state;
  await fetchVersions(ctx, state.versions);
  for (const one of await folders.listFolderVersions(releasesDir)) {
    if (!state.versions.some((shared) => folders.isSame(shared, one)))
      await folders.removeFromFolder(releasesDir, one);
  }
  // After the versions that it names.
  await writeLive(releasesDir, state.live);
  revisions.set(ctx, state.revision);
  return state;
}

/** Adds versions of the repository that the folder lacks. */
async function fetchVersions(ctx: AppContext, versions: readonly SharedVersion[]): Promise<void> {
  const { releasesDir } = ctx.config;
  const local = await folders.listFolderVersions(releasesDir);
  for (const one of versions) {
    const isHere = local.some((known) => folders.isSame(known, one));
    if (isHere && (revisions.has(ctx) || (await folders.hasContent(releasesDir, one)))) continue;
    const files = await unpackFiles(await buffer(await ctx.files.read(getKey(one))));
    if (computeDigest(files) !== one.digest)
      throw new Error(`The object store has other files of ${one.name} ${one.version} than were published.`);
    if (isHere) await folders.removeFromFolder(releasesDir, one);
    await folders.addToFolder(releasesDir, one, files);
  }
}

/** Makes the repository equal to the folder, with the given pointers. */
async function push(
  ctx: AppContext,
  db: Executor,
  before: SharedState,
  live: ReleasePointers,
): Promise<SharedState> {
  const { releasesDir } = ctx.config;
  const local = await folders.listFolderVersions(releasesDir);
  const lost = before.versions.find(
    (one) => isNeeded(live, one) && !local.some((it) => folders.isSame(one, it)),
  );
  // The folder was deleted under a running node, which must not delete it everywhere.
  if (lost) throw new Error(`${releasesDir} has lost ${lost.name} ${lost.version}.`);
  const versions: SharedVersion[] = [];
  for (const one of local) {
    const known = before.versions.find((shared) => folders.isSame(shared, one));
    versions.push(known ?? (await upload(ctx, one)));
  }
  const state = { revision: before.revision + 1, live, versions };
  if (!(await repository.replaceState(db, before.revision, state)))
    throw new Error("Another program has changed the releases in the meantime.");
  await writeLive(releasesDir, live);
  revisions.set(ctx, state.revision);
  for (const one of before.versions.filter((shared) => !versions.includes(shared)))
    await ctx.files.remove(getKey(one)).catch((error: unknown) => {
      ctx.log.warn({ err: error, name: one.name, version: one.version }, "a deleted version is still stored");
    });
  return state;
}

const isNeeded = (live: ReleasePointers, { name, version }: SharedVersion) =>
  getPointerVersions(getReleasePointer(live, name)).includes(version);

/** Deletes versions from the object store that no change has added to the repository, because its node was killed. */
export async function sweepReleases(ctx: AppContext): Promise<void> {
  if (ctx.config.files === null) return;
  await withLock(ctx.pool, "releases", async (db) => {
    const known = new Set((await repository.findState(db))?.versions.map(getKey));
    for (const key of await ctx.files.list("releases")) if (!known.has(key)) await ctx.files.remove(key);
  });
}

async function upload(ctx: AppContext, one: folders.FolderVersion): Promise<SharedVersion> {
  const files = await readFiles(ctx.config.releasesDir, one.name, one.version);
  const shared = { ...one, digest: computeDigest(files) };
  await ctx.files.write(getKey(shared), Readable.from([await packFiles(files)]));
  return shared;
}

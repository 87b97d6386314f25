import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { getPointerVersions, getReleasePointer, type ReleasePointers } from "@listwise/contracts/releases";
import type { AppContext } from "../../../infra/context";
import type { Executor } from "../../../infra/db/database";
import { withLock } from "../../../infra/db/lock";
import { readLive, writeLive } from "../../registry";
import { uploadSourceMaps } from "../metrics/source-maps";
import { computeDigest, readFiles, type Files } from "../publish/store-folder";
import { packFiles, unpackFiles } from "./archive";
import {
  addToFolder,
  has,
  hasContent,
  listFolderVersions,
  removeFromFolder,
  type FolderVersion,
} from "./folder";
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
  if (state) await fetchVersions(ctx, state);
  await withLock(ctx.pool, "releases", (db) => pull(ctx, db));
}

/** Replaces the release repository that all nodes share by the folder of this node, to which a backup was restored. */
export async function restoreReleases(ctx: AppContext): Promise<void> {
  // Under one lock, or a node that runs on the same database could bring its own releases in between.
  await withLock(ctx.pool, "releases", async (db) => {
    await repository.deleteState(db);
    if (ctx.config.files !== null) await pull(ctx, db);
  });
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
    const local = await listFolderVersions(ctx.config.releasesDir);
    try {
      const decided = await decide(before.live, db);
      if (decided) await save(ctx, db, { ...before, local }, decided.live);
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

/** The repository before a change, and the versions that the folder of this node had then. */
interface Before extends SharedState {
  local: readonly FolderVersion[];
}

async function save(ctx: AppContext, db: Executor, before: Before, live: ReleasePointers): Promise<void> {
  if (ctx.config.files === null) await writeLive(ctx.config.releasesDir, live);
  else await push(ctx, db, before, live);
}

/** Makes the folder equal to the repository. The first node that has releases brings them into it. */
async function pull(ctx: AppContext, db: Executor): Promise<SharedState> {
  const { releasesDir } = ctx.config;
  const local = await listFolderVersions(releasesDir);
  const state = await repository.findState(db);
  if (state === null) {
    const empty = { revision: 0, live: await readLive(releasesDir), versions: [], local };
    if (local.length === 0) return empty;
    await uploadSourceMaps(ctx);
    return push(ctx, db, empty, empty.live);
  }
  const isComplete = state.versions.every((shared) => has(local, shared));
  if (isComplete && revisions.get(ctx) === state.revision) return state;
  const isUpToDate = await fetchVersions(ctx, state);
  for (const one of local) {
    if (!has(state.versions, one)) await removeFromFolder(releasesDir, one);
  }
  // After the versions that it names.
  await writeLive(releasesDir, state.live);
  if (isUpToDate) revisions.set(ctx, state.revision);
  else revisions.delete(ctx);
  return state;
}

/**
 * Adds versions of the repository that the folder lacks. Returns false if one that no pointer names couldn't be fetched:
 * a rollback must work while the object store is down.
 * @throws if another one couldn't be fetched
 */
async function fetchVersions(ctx: AppContext, { live, versions }: SharedState): Promise<boolean> {
  const { releasesDir } = ctx.config;
  const local = await listFolderVersions(releasesDir);
  let isComplete = true;
  for (const one of versions) {
    const isHere = has(local, one);
    if (isHere && (revisions.has(ctx) || (await hasContent(releasesDir, one)))) continue;
    try {
      const files = await download(ctx, one);
      if (isHere) await removeFromFolder(releasesDir, one);
      await addToFolder(releasesDir, one, files);
    } catch (error) {
      if (isHere || isNeeded(live, one)) throw error;
      isComplete = false;
    }
  }
  return isComplete;
}

const isNeeded = (live: ReleasePointers, { name, version }: SharedVersion) =>
  getPointerVersions(getReleasePointer(live, name)).includes(version);

async function download(ctx: AppContext, one: SharedVersion): Promise<Files> {
  const files = await unpackFiles(await buffer(await ctx.files.read(getKey(one))));
  if (computeDigest(files) === one.digest) return files;
  throw new Error(`The object store has other files of ${one.name} ${one.version} than were published.`);
}

/** Changes the repository as the folder was changed, and replaces its pointers. */
async function push(
  ctx: AppContext,
  db: Executor,
  before: Before,
  live: ReleasePointers,
): Promise<SharedState> {
  const { releasesDir } = ctx.config;
  const local = await listFolderVersions(releasesDir);
  const versions = before.versions.filter((one) => has(local, one) || !has(before.local, one));
  for (const one of local) if (!has(versions, one)) versions.push(await upload(ctx, one));
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

/** Deletes versions from the object store that no change has added to the repository, because its node was killed. */
export async function sweepReleases(ctx: AppContext): Promise<void> {
  if (ctx.config.files === null) return;
  await withLock(ctx.pool, "releases", async (db) => {
    const known = new Set((await repository.findState(db))?.versions.map(getKey));
    for (const key of await ctx.files.list("releases")) if (!known.has(key)) await ctx.files.remove(key);
  });
}

async function upload(ctx: AppContext, one: FolderVersion): Promise<SharedVersion> {
  const files = await readFiles(ctx.config.releasesDir, one.name, one.version);
  const shared = { ...one, digest: computeDigest(files) };
  await ctx.files.write(getKey(shared), Readable.from([await packFiles(files)]));
  return shared;
}

// The release repository: immutable folders, and one file with the live pointers.
import { randomBytes } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { readSourceMaps } from "../../packages/release/src/source-maps.mjs";
import { loadContracts } from "@listwise/remote-preset/contracts";
import { getErrorCode } from "./error-code.mjs";
import { Stop } from "./toolchain.mjs";

const LIVE = "live.json";
const getKeepCount = () => Number(process.env.RELEASE_KEEP || 5);

/** @import { Contracts } from "@listwise/remote-preset/contracts" */

const findModifiedTime = (/** @type {string} */ file) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
// Temporary names contain "~", which no version can contain.
const createTempName = (/** @type {string} */ file) =>
  `${file}~${process.pid}-${randomBytes(4).toString("hex")}`;

/**
 * @param {string} releases
 * @param {Contracts} contracts
 */
async function readLive(releases, { parseReleasePointers }) {
  const text = await readFile(path.join(releases, LIVE), "utf8").catch((error) => {
    if (getErrorCode(error) !== "ENOENT") throw error;
    return "{}";
  });
  try {
    return parseReleasePointers(JSON.parse(text));
  } catch (error) {
    throw new Stop(
      `${path.join(releases, LIVE)} is not readable (${error instanceof Error ? error.name : error}). Restore it, or delete it to start over.`,
    );
  }
}

/**
 * @param {string} releases
 * @param {import("../../packages/contracts/src/releases/index.ts").ReleasePointers} live
 */
async function writeLive(releases, live) {
  const pointer = createTempName(path.join(releases, LIVE));
  await writeFile(pointer, JSON.stringify(live, null, 2));
  await rename(pointer, path.join(releases, LIVE));
}

/**
 * Copies a build into the repository. Returns false if the version already exists.
 * @param {string} distFolder
 * @param {string} target
 */
async function copyToRepository(distFolder, target) {
  if ((await findModifiedTime(target)) !== null) return false;
  const arriving = createTempName(target);
  await mkdir(path.dirname(target), { recursive: true });
  await cp(distFolder, arriving, { recursive: true, filter: (file) => !file.endsWith(".map") });
  return rename(arriving, target).then(
    () => true,
    async (error) => {
      await rm(arriving, { recursive: true, force: true });
      if (!["ENOTEMPTY", "EEXIST"].includes(getErrorCode(error) ?? "")) throw error;
      return false;
    },
  );
}

/**
 * Copies the source maps of a build next to the repository, whose files are public, where the site reads them.
 * @param {string} distFolder
 * @param {string} releases
 * @param {{ name: string, version: string }} release
 */
async function copySourceMaps(distFolder, releases, { name, version }) {
  const folders = process.env.SOURCE_MAPS_DIR || path.join(path.dirname(releases), "source-maps");
  const target = path.join(folders, name, version);
  await mkdir(target, { recursive: true });
  for (const [file, content] of await readSourceMaps(distFolder)) {
    await writeFile(path.join(target, `${file}.map.gz`), content);
  }
}

/**
 * Deletes local builds that are neither among the newest nor in use by the live pointer. Published versions may be in a
 * preview, which only the site knows.
 * @param {string} folder
 * @param {string[]} needed
 * @param {ReadonlySet<string | null>} localBuilds
 */
async function prune(folder, needed, localBuilds) {
  const known = [];
  for (const version of await readdir(folder)) {
    const time = await findModifiedTime(path.join(folder, version, "release.json"));
    if (time !== null) known.push({ version, time });
  }
  known.sort((a, b) => b.time - a.time);
  for (const { version } of known.slice(getKeepCount())) {
    if (localBuilds.has(version) && !needed.includes(version))
      await rm(path.join(folder, version), { recursive: true, force: true });
  }
}

/**
 * Copies a build into the repository and makes it the stable version. An existing version does not become live again
 * after a team or an administrator has moved the pointer, and a retired remote stays retired: their decisions survive a restart. Returns `live: false` then.
 * @param {string} distFolder
 * @param {string} releases
 */
export async function publish(distFolder, releases) {
  const contracts = await loadContracts();
  /** @type {{ name: string, version: string }} */
  const { name, version } = JSON.parse(await readFile(path.join(distFolder, "release.json"), "utf8"));
  const isNew = await copyToRepository(distFolder, path.join(releases, name, version));
  if (isNew) await copySourceMaps(distFolder, releases, { name, version });
  const live = await readLive(releases, contracts);
  const move = { at: new Date().toISOString(), keep: getKeepCount() };
  const next = contracts.promoteLocalBuild(live, { name, version, isNew }, move);
  if (next === null || next === live) return { name, version, live: next !== null };
  await writeLive(releases, next);
  const needed = contracts.getPointerVersions(contracts.getReleasePointer(next, name));
  await prune(path.join(releases, name), needed, contracts.getLocalVersions(next, name));
  return { name, version, live: true };
}

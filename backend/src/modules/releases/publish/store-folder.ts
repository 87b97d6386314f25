import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { ReleaseNameSchema } from "@listwise/contracts/releases";
import { ReleaseSchema, ReleaseVersionSchema, type Release } from "@listwise/contracts/remotes";
import { type MeasuredFile } from "@listwise/release-gate";
import { z } from "zod";
import { findErrorCode } from "../../../infra/startup-error";

const MANIFEST = "release.json";
const compress = promisify(gzip);

/**
 * Prefix of incomplete versions, which no version name can have. Those left behind by a crash are removed after an
 * hour.
 */
const INCOMPLETE_PREFIX = "~";
const ABANDONED_MS = 3_600_000;

/** File contents by name. */
export type Files = ReadonlyMap<string, Buffer>;

/** A stored version and the time it was added. */
export interface StoredVersion {
  version: string;
  publishedAt: Date;
}

/** Returns the names of all stored releases. */
export async function listStoredNames(store: string): Promise<string[]> {
  const names = await listEntries(store);
  return names.filter((name) => z.safeParse(ReleaseNameSchema, name).success);
}

/** Returns the versions of a release, newest first. */
export async function listStoredVersions(store: string, name: string): Promise<StoredVersion[]> {
  const found: StoredVersion[] = [];
  for (const version of await listEntries(join(store, name))) {
    const manifest = await stat(join(store, name, version, MANIFEST)).catch(ifMissing);
    if (manifest && z.safeParse(ReleaseVersionSchema, version).success)
      found.push({ version, publishedAt: manifest.mtime });
  }
  return found.sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
}

/** Returns a stored release, or `null` if it isn't there. */
export async function readStored(
  store: string,
  name: string,
  version: string,
): Promise<{ release: Release; files: Files } | null> {
  const release = await readManifest(store, name, version);
  if (!release) return null;
  // It may be pruned between two reads.
  const files = await readFiles(store, name, version).catch(ifMissing);
  if (!files) return null;
  files.delete(MANIFEST);
  return { release, files };
}

/** Returns the digest of a stored version, computed from the names and contents of all its files. */
export async function readDigest(store: string, name: string, version: string): Promise<string> {
  return computeDigest(await readFiles(store, name, version));
}

/** Returns the digest that a release will have once it is stored. */
export function predictDigest(release: Release, files: Files): string {
  return computeDigest(new Map([...files, [MANIFEST, writeManifest(release)]]));
}

/** Returns the digest of the names and contents of all files of a version. */
export function computeDigest(files: Files): string {
  const hash = createHash("sha384");
  for (const [name, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${name}\n${content.length}\n`).update(content);
  }
  return hash.digest("base64url");
}

/** Reads the files of a version. Folders of earlier local builds also contain source maps, which are no part of it. */
export async function readFiles(store: string, name: string, version: string): Promise<Map<string, Buffer>> {
  const folder = join(store, name, version);
  const files = new Map<string, Buffer>();
  for (const file of await readdir(folder)) {
    if (!file.endsWith(".map")) files.set(file, await readFile(join(folder, file)));
  }
  return files;
}

const writeManifest = (release: Release) => Buffer.from(JSON.stringify(release, null, 2));

/** Returns the release.json of a stored release, or `null` if it isn't there. */
export async function readManifest(store: string, name: string, version: string): Promise<Release | null> {
  const text = await readFile(join(store, name, version, MANIFEST), "utf8").catch(ifMissing);
  return text === null ? null : z.parse(ReleaseSchema, JSON.parse(text));
}

/** Returns the hash and compressed size of each file. */
export async function measureFiles(files: Files): Promise<Record<string, MeasuredFile>> {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- empty, and without a prototype: a file may be named __proto__
  const measured: Record<string, MeasuredFile> = Object.create(null);
  for (const [name, content] of files) {
    const hash = `sha384-${createHash("sha384").update(content).digest("base64")}`;
    const gzipped = /\.(m?js|css)$/.test(name) ? (await compress(content, { level: 9 })).length : 0;
    measured[name] = { hash, gzipped };
  }
  return measured;
}

/** Stores a release atomically. Returns false if it was already there, because a version never changes. */
export const store = (folder: string, release: Release, files: Files): Promise<boolean> =>
  storeFiles(folder, release, new Map([...files, [MANIFEST, writeManifest(release)]]));

/** Stores all files of a release atomically. Returns false if it was already there. */
export async function storeFiles(
  folder: string,
  { name, version }: Pick<Release, "name" | "version">,
  files: Files,
): Promise<boolean> {
  const target = join(folder, name, version);
  const arriving = `${target}${INCOMPLETE_PREFIX}${randomBytes(4).toString("hex")}`;
  await mkdir(arriving, { recursive: true });
  try {
    for (const [file, content] of files) await writeFile(join(arriving, file), content, { flag: "wx" });
    await rename(arriving, target);
    return true;
  } catch (error) {
    await rm(arriving, { recursive: true, force: true });
    if (["ENOTEMPTY", "EEXIST", "EPERM"].includes(findErrorCode(error) ?? "")) return false;
    throw error;
  }
}

/** Removes versions that are neither recent nor needed. Returns the removed versions. */
export async function pruneVersions(
  folder: string,
  name: string,
  keep: number,
  needed: readonly string[],
): Promise<string[]> {
  const old = (await listStoredVersions(folder, name)).slice(keep).map(({ version }) => version);
  const gone = old.filter((version) => !needed.includes(version));
  for (const entry of await listEntries(join(folder, name))) {
    const place = join(folder, name, entry);
    const age = Date.now() - ((await stat(place).catch(ifMissing))?.mtimeMs ?? Date.now());
    if (entry.includes(INCOMPLETE_PREFIX) && age > ABANDONED_MS)
      await rm(place, { recursive: true, force: true });
  }
  for (const version of gone) await rm(join(folder, name, version), { recursive: true, force: true });
  return gone;
}

async function listEntries(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ifMissing)) ?? [];
}

function ifMissing(error: unknown): null {
  if (["ENOENT", "ENOTDIR"].includes(findErrorCode(error) ?? "")) return null;
  throw error;
}

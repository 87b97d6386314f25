import { rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import {
  computeDigest,
  listStoredNames,
  listStoredVersions,
  readFiles,
  storeFiles,
} from "../publish/store-folder";
import type { Files } from "../publish/store-folder";
import type { SharedVersion } from "./shared-state.repository";

/** A version in the folder of a node. */
export type FolderVersion = Pick<SharedVersion, "name" | "version" | "publishedAt">;

type Version = Pick<SharedVersion, "name" | "version">;

/** Returns true if a list has a version. */
export const has = (list: readonly Version[], { name, version }: Version): boolean =>
  list.some((one) => one.name === name && one.version === version);

/** Returns all versions in a folder. */
export async function listFolderVersions(folder: string): Promise<FolderVersion[]> {
  const found: FolderVersion[] = [];
  for (const name of await listStoredNames(folder)) {
    for (const { version, publishedAt } of await listStoredVersions(folder, name))
      found.push({ name, version, publishedAt: publishedAt.toISOString() });
  }
  return found;
}

/** Returns true if a version in a folder has the content that the repository has. */
export async function hasContent(folder: string, { name, version, digest }: SharedVersion): Promise<boolean> {
  return computeDigest(await readFiles(folder, name, version)) === digest;
}

/** Stores a version with the time at which it was published, by which old ones are deleted. */
export async function addToFolder(folder: string, one: FolderVersion, files: Files): Promise<void> {
  await storeFiles(folder, one, files);
  const time = new Date(one.publishedAt);
  await utimes(join(folder, one.name, one.version, "release.json"), time, time);
}

export const removeFromFolder = (
  folder: string,
  { name, version }: Pick<SharedVersion, "name" | "version">,
) => rm(join(folder, name, version), { recursive: true, force: true });

import { copyFile, mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import type { Config } from "../config/config";
import { findErrorCode, StartupError } from "../startup-error";

/** A folder of the site that belongs to a backup. */
export interface SiteFolder {
  /** Name in the backup. */
  name: string;
  path: string;
}

/**
 * Returns the folders of the site that a backup includes. Fetched pictures are left out, because the site fetches them
 * again, and so are releases that another host serves.
 */
export function listSiteFolders(config: Config): SiteFolder[] {
  // Earlier versions stored emails in `outbox`; a site moves them into its database when it starts.
  const inData = ["secrets", "outbox"].map((name) => ({ name, path: join(config.dataDir, name) }));
  const releases = { name: "releases", path: config.releasesDir };
  return [
    ...inData,
    ...(config.releaseHost === null ? [releases] : []),
    ...(config.files === null ? [{ name: "source-maps", path: config.sourceMapsDir }] : []),
  ];
}

/** Returns the path of a site folder's copy in a backup. */
export const getFolderCopy = (backup: string, name: string): string => join(backup, "files", name);

/**
 * Copies all files of a folder that may change at the same time: files that vanish meanwhile are left out. Returns the
 * number of copied files, 0 if the folder doesn't exist.
 */
export async function copyFolder(from: string, to: string): Promise<number> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(ignoreMissing);
  // The file of live versions is copied first, so that the versions that it names are copied after it.
  const files = (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort((a, b) => a.split(sep).length - b.split(sep).length);
  let copied = 0;
  for (const file of files) {
    if (await copyOne(file, join(to, file.slice(from.length))).catch(ignoreMissing)) copied += 1;
  }
  return copied;
}

/** Copies a file, with the permissions of the file and of its folder. */
async function copyOne(file: string, target: string): Promise<true> {
  const { mode } = await stat(dirname(file));
  await mkdir(dirname(target), { recursive: true, mode });
  await copyFile(file, target);
  return true;
}

/**
 * Checks that nothing would be overwritten.
 * @throws StartupError with the first folder that has files
 */
export async function assertNoFiles(folders: readonly SiteFolder[]): Promise<void> {
  for (const { path } of folders) {
    const entries = await readdir(path).catch(ignoreMissing);
    if (entries && entries.length > 0) {
      throw new StartupError([
        `${path} isn't empty.`,
        "Nothing was changed. Restore into a new data folder, and set DATA_DIR to it.",
      ]);
    }
  }
}

function ignoreMissing(error: unknown): null {
  if (findErrorCode(error) === "ENOENT") return null;
  throw error;
}

import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Config } from "../config/config";
import type { FileStore } from "../files/file-store";
import { StartupError } from "../startup-error";
import { getFolderCopy } from "./backup-folders";

/** Returns the folders of the file store that a backup includes. Releases are saved from the folder of the node. */
export const listStoredFolders = ({ files }: Pick<Config, "files">): string[] =>
  files === null ? ["exports"] : ["exports", "source-maps"];

/**
 * Saves the files of a folder of the store in a backup, except those that vanish meanwhile. Returns their number.
 * @throws the error of a file that exists but can't be read or written
 */
export async function saveStoredFiles(files: FileStore, folder: string, backup: string): Promise<number> {
  let saved = 0;
  for (const key of await files.list(folder)) {
    if ((await files.measure(key)) === null) continue;
    const target = join(getFolderCopy(backup, folder), key.slice(folder.length));
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    try {
      await pipeline(await files.read(key), createWriteStream(target, { mode: 0o600 }));
    } catch (error) {
      if ((await files.measure(key)) === null) continue;
      throw error;
    }
    saved += 1;
  }
  return saved;
}

/** Stores the files of a backup in the same folder of the store. */
export async function loadStoredFiles(files: FileStore, folder: string, backup: string): Promise<void> {
  const copy = getFolderCopy(backup, folder);
  for (const entry of await readdir(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    await files.write(`${folder}/${relative(copy, path).split(sep).join("/")}`, createReadStream(path));
  }
}

/** Deletes all files of a folder of the store. */
export async function removeStoredFiles(files: FileStore, folder: string): Promise<void> {
  for (const key of await files.list(folder)) await files.remove(key);
}

/**
 * Checks that nothing in the store would be overwritten.
 * @throws StartupError with the first folder that has files
 */
export async function assertNoStoredFiles(files: FileStore): Promise<void> {
  for (const folder of ["exports", "releases", "source-maps"]) {
    if ((await files.list(folder)).length === 0) continue;
    throw new StartupError([
      `The folder ${folder} of the site's files isn't empty.`,
      "Nothing was changed. Restore into a new data folder, or set FILES_URL to an empty bucket or another path in it.",
    ]);
  }
}

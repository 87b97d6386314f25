import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { findErrorCode } from "../../infra/startup-error";
import type { ReleaseSource } from "./release-source";

/**
 * Creates a source of releases on disk, served by this site. The pointer is read on every call, so a move needs no
 * restart.
 */
export function createFolderSource(folder: string): ReleaseSource {
  const file = join(folder, "live.json");
  return {
    async pointer() {
      const stamp = await readStamp(file);
      return stamp === null ? null : { stamp, read: () => readFile(file, "utf8") };
    },
    read: (name, version, file) => readFile(join(folder, name, version, file), "utf8"),
    getBaseUrl: (name, version) => `/releases/${name}/${version}/`,
    origin: null,
  };
}

async function readStamp(file: string): Promise<string | null> {
  try {
    const { mtimeMs, ino, size } = await stat(file);
    return `${mtimeMs}.${ino}.${size}`;
  } catch (error) {
    if (findErrorCode(error) === "ENOENT") return null;
    throw error;
  }
}

import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { findErrorCode } from "../startup-error";
import type { FileStore } from "./file-store";

/** End of the name of a file that is still being written. */
const PARTIAL_END = ".part";

/** Keeps files in a folder of this machine. */
export function createFolderStore(root: string): FileStore {
  const getPath = (key: string) => join(root, key);
  return {
    async write(key, content, signal) {
      const path = getPath(key);
      const partial = path + PARTIAL_END;
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await pipeline(content, createWriteStream(partial, { mode: 0o600 }), { ...(signal && { signal }) });
        await rename(partial, path);
      } catch (error) {
        content.destroy();
        await rm(partial, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    measure: (key) => stat(getPath(key)).then(({ size }) => size, ignoreMissing),
    read: async (key) => createReadStream(getPath(key)),
    createUrl: async () => null,
    findOrigin: async () => null,
    async remove(key) {
      await rm(getPath(key), { force: true });
      await rm(getPath(key) + PARTIAL_END, { force: true });
    },
    async list(folder) {
      const options = { recursive: true, withFileTypes: true } as const;
      const entries = (await readdir(getPath(folder), options).catch(ignoreMissing)) ?? [];
      const keys = entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join("/"))
        .map((key) => (key.endsWith(PARTIAL_END) ? key.slice(0, -PARTIAL_END.length) : key));
      return [...new Set(keys)];
    },
    removeIncomplete: async () => 0,
    check: async () => undefined,
  };
}

function ignoreMissing(error: unknown): null {
  if (findErrorCode(error) === "ENOENT") return null;
  throw error;
}

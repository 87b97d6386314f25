import { accessSync, constants, mkdirSync } from "node:fs";
import path from "node:path";
import { root, Stop } from "./toolchain.mjs";

/**
 * Returns the folder with all data of the site and creates it if needed: `DATA_DIR`, else `.data` in the repository. For
 * root the default is `/var/lib/listwise`, because the embedded database runs as an unprivileged user that must be able
 * to reach it.
 * @throws {Stop} if the folder is not writable
 */
export function ensureDataDir() {
  const named = process.env.DATA_DIR;
  const folder = path.resolve(root, named || (process.getuid?.() === 0 ? "/var/lib/listwise" : ".data"));
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Stop(
      `The data folder ${folder} is not writable. Make it writable or set DATA_DIR to another folder.`,
    );
  }
  return folder;
}

import { accessSync, constants, mkdirSync } from "node:fs";
import path from "node:path";
import { root, Stop } from "./toolchain.mjs";

/**
 * The folder everything the site keeps lives in: `DATA_DIR`, else `.data` here. As root it is `/var/lib/listwise`,
 * because the embedded database runs as an unprivileged user, which must be able to reach it.
 */
export function dataDir() {
  const named = process.env.DATA_DIR;
  const folder = path.resolve(root, named || (process.getuid?.() === 0 ? "/var/lib/listwise" : ".data"));
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Stop(
      `The data folder ${folder} cannot be written. Make it writable or set DATA_DIR to another folder.`,
    );
  }
  return folder;
}

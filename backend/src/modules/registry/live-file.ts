import { randomBytes } from "node:crypto";
import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseReleasePointers, type ReleasePointers } from "@listwise/contracts/releases";
import { findErrorCode } from "../../infra/startup-error";

/** Reads the live pointer of a folder. Without a pointer, nothing is live. */
export async function readLive(folder: string): Promise<ReleasePointers> {
  try {
    return parseReleasePointers(JSON.parse(await readFile(join(folder, "live.json"), "utf8")));
  } catch (error) {
    if (findErrorCode(error) === "ENOENT") return { format: 1, releases: {}, history: [] };
    throw error;
  }
}

/** Writes the live pointer atomically: readers see the old or the new one, even after a power failure. */
export async function writeLive(folder: string, live: ReleasePointers): Promise<void> {
  const arriving = join(folder, `live.json~${process.pid}-${randomBytes(4).toString("hex")}`);
  const file = await open(arriving, "w");
  try {
    await file.writeFile(JSON.stringify(live, null, 2));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(arriving, join(folder, "live.json")).catch(async (error: unknown) => {
    await rm(arriving, { force: true });
    throw error;
  });
}

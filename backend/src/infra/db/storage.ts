import { randomUUID } from "node:crypto";
import { rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Pool } from "./database";
import { isStorageFull } from "./database-errors";
import { NotReady } from "../readiness";

/** Free space on the disks of this node and of the database. */
export interface Storage {
  /** Returns the used share of the data folder's disk in percent. */
  measureUsedPercent(): Promise<number>;
  /** Records that a write failed for lack of space; `check` then fails until a write succeeds. */
  noteFull(): void;
  /**
   * Returns the state as text.
   * @throws NotReady with `full` while nothing can be written
   */
  check(): Promise<string>;
}

/** With less free space than this, the next write may fail; chosen by us. */
const LEAST_FREE_BYTES = 4 * 1024 * 1024;
const PROBE_BYTES = 64 * 1024;
/** Allocates new pages, unlike an update of a row; the end of the transaction frees them. */
const PROBE = `create temp table storage_probe on commit drop as
  select gen_random_uuid() as filler from generate_series(1, 2000)`;

/** Monitors the file system of the data folder, and the database's disk through its failed writes. */
export function createStorage(dataDir: string, pool: Pool): Storage {
  let wasFull = false;

  async function probe(): Promise<void> {
    const file = join(dataDir, `.write-test-${randomUUID()}`);
    try {
      await writeFile(file, Buffer.alloc(PROBE_BYTES, 1));
      await pool.query(PROBE);
    } catch (error) {
      if (isStorageFull(error)) throw new NotReady("full");
      throw error;
    } finally {
      await rm(file, { force: true });
    }
    wasFull = false;
  }

  const measure = async () => {
    const { blocks, bfree, bavail, bsize } = await statfs(dataDir);
    const used = blocks - bfree;
    return { free: bavail * bsize, percent: Math.ceil((100 * used) / Math.max(1, used + bavail)) };
  };

  return {
    measureUsedPercent: async () => (await measure()).percent,
    noteFull: () => void (wasFull = true),
    async check() {
      const { free, percent } = await measure();
      if (free < LEAST_FREE_BYTES) throw new NotReady("full");
      if (wasFull) await probe();
      return `${percent}% used`;
    },
  };
}

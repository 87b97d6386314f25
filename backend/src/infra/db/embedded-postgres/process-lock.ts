import { readFileSync } from "node:fs";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findErrorCode } from "../../startup-error";

const OWNER_WRITE_TIMEOUT_MS = 10_000;
const heldLocks = new Set<string>();

/** Returns true if a process with this id is running on this machine. Zombie processes don't count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== "linux" || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch (error) {
    return findErrorCode(error) === "EPERM";
  }
}

/**
 * Runs `work` under a lock file, in one process of this machine at a time. The lock of a dead process is taken over.
 *
 * @throws Error if another process holds the lock for 90 seconds
 */
export async function withProcessLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  const deadline = Date.now() + 90_000;
  while (!(await tryAcquire(file))) {
    if (Date.now() > deadline) throw new Error(`${file} is still locked by another process.`);
    await sleep(50 + Math.random() * 50);
  }
  heldLocks.add(file);
  try {
    return await work();
  } finally {
    heldLocks.delete(file);
    await rm(file, { force: true });
  }
}

async function tryAcquire(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (findErrorCode(error) !== "EEXIST") throw error;
  }
  const holder = Number(await readFile(file, "utf8").catch(() => "0"));
  const isOurOwnOldOne = holder === process.pid && !heldLocks.has(file);
  const isLeft = holder > 0 ? isOurOwnOldOne || !isAlive(holder) : await isAbandoned(file);
  if (isLeft) await removeStale(file, holder);
  return false;
}

/** Returns true if the process that created the file ended before it wrote its id. */
async function isAbandoned(file: string): Promise<boolean> {
  const madeAt = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => Date.now(), // If the file is gone, the next attempt notices.
  );
  return Date.now() - madeAt > OWNER_WRITE_TIMEOUT_MS;
}

/** Removes a dead process's lock file. If another process took the lock in the meantime, its file is restored. */
async function removeStale(file: string, holder: number): Promise<void> {
  const aside = `${file}.${process.pid}`;
  try {
    await rename(file, aside);
    if (Number(await readFile(aside, "utf8")) === holder) await rm(aside, { force: true });
    else await rename(aside, file);
  } catch (error) {
    if (findErrorCode(error) !== "ENOENT") throw error;
  }
}

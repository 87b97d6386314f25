import { readFile, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";

const MEMORY = "/dev/shm";
const ENOUGH_BYTES = 4 * 2 ** 30;

/**
 * Returns the folder for files that need not outlive the tests: in memory where programs may run there and there is plenty
 * of room, since copying databases took longer than the tests that use them; else the usual one.
 */
export async function findScratchFolder(): Promise<string> {
  const mounts = await readFile("/proc/mounts", "utf8").catch(() => ""); // Only Linux has it.
  const options = mounts.split("\n").find((line) => line.includes(` ${MEMORY} tmpfs rw`));
  if (!options || options.includes("noexec")) return tmpdir();
  const { bavail, bsize } = await statfs(MEMORY);
  return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir();
}

import { readFile, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";

const MEMORY = "/dev/shm";
const ENOUGH_BYTES = 4 * 2 ** 30;

/**
 * Returns the folder for temporary files of tests. It is in memory if programs can run there and there is enough space,
 * because copying databases on disk took longer than the tests; otherwise it is the default one.
 */
export async function findScratchFolder(): Promise<string> {
  const mounts = await readFile("/proc/mounts", "utf8").catch(() => ""); // This file exists only on Linux.
  const options = mounts.split("\n").find((line) => line.includes(` ${MEMORY} tmpfs rw`));
  if (!options || options.includes("noexec")) return tmpdir();
  const { bavail, bsize } = await statfs(MEMORY);
  return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir();
}

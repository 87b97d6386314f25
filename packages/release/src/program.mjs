// Parts of every command: failures that need no stack, and a check of Node's version.

/** An error whose message is enough to act on; it is printed without a stack. */
export class Stop extends Error {}

/**
 * Runs `main`; prints a failure and exits with code 1.
 * @param {() => unknown} main
 */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    const text = error instanceof Error ? error.stack : error;
    console.error(`\n✖ ${error instanceof Stop ? error.message : text}`);
    process.exit(1);
  }
}

/** @throws {Stop} if Node is too old */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Stop(`Node ${version} is too old. Install Node 20.19 or newer and run this again.`);
}

// Parts of every command: failures that need no stack, and a check of Node's version.

/** An error whose message is enough to act on; it is printed without a stack. */
export class Stop extends Error {
  /** @override */
  name = "Stop";
}

/**
 * Returns what is printed about an error. A `Stop` is recognized by its name, because a package and its caller may each have
 * a copy of the class.
 * @param {unknown} error
 */
function formatError(error) {
  if (!(error instanceof Error)) return error;
  return error.name === "Stop" ? error.message : error.stack;
}

/**
 * Runs `main`; prints a failure and exits with code 1.
 * @param {() => unknown} main
 */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    console.error(`\n✖ ${formatError(error)}`);
    process.exit(1);
  }
}

/** @throws {Stop} if Node is too old */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Stop(`Node ${version} is too old. Install Node 20.19 or newer and run this again.`);
}

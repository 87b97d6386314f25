// Programs that the trial of a failover starts, and their end.
import { spawn, spawnSync } from "node:child_process";
import { createWriteStream } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Stop } from "../lib/toolchain.mjs";

/** @typedef {{ uid: number, gid: number }} Owner */
/** @typedef {{ kill: (signal: NodeJS.Signals) => Promise<void> }} Program */

/**
 * Returns the user that PostgreSQL runs as, because it refuses root; `null` if this process isn't root.
 * @returns {Owner | null}
 */
export function findDatabaseUser() {
  if (process.getuid?.() !== 0) return null;
  const ask = (/** @type {string} */ flag) =>
    Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout.trim() || Number.NaN);
  const owner = { uid: ask("-u"), gid: ask("-g") };
  if (Number.isNaN(owner.uid)) throw new Stop("There is no user postgres. Install the package postgresql.");
  return owner;
}

/**
 * Checks that programs can be started.
 * @param {string[]} commands
 */
export function requirePrograms(commands) {
  const missing = commands.filter((command) => spawnSync("which", [command]).status !== 0);
  if (missing.length === 0) return;
  throw new Stop(
    `Missing: ${missing.join(", ")}. Install them, on Debian with: apt-get install patroni etcd-server haproxy nginx postgresql`,
  );
}

/**
 * Creates a function that starts programs whose output goes to files of a folder, and one that ends all of them, the last
 * one first.
 * @param {string} folder
 */
export function createPrograms(folder) {
  /** @type {Program[]} */
  const running = [];
  /**
   * @param {string} name
   * @param {string} command
   * @param {string[]} args
   * @param {{ env?: NodeJS.ProcessEnv, owner?: Owner | null }} [options]
   * @returns {Program}
   */
  function start(name, command, args, { env = {}, owner = null } = {}) {
    const log = createWriteStream(path.join(folder, `${name}.log`), { flags: "a" });
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      ...owner,
    });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    const ended = new Promise((resolve) => child.once("exit", resolve).once("error", resolve));
    const program = {
      async kill(/** @type {NodeJS.Signals} */ signal) {
        child.kill(signal);
        await ended;
        const index = running.indexOf(program);
        if (index >= 0) running.splice(index, 1);
      },
    };
    running.push(program);
    return program;
  }
  async function stopAll() {
    for (const program of running.toReversed()) await program.kill("SIGTERM");
  }
  return { start, stopAll };
}

/**
 * Waits until `ask` resolves with true.
 * @param {string} what
 * @param {() => Promise<boolean>} ask
 * @param {number} [seconds]
 */
export async function waitFor(what, ask, seconds = 120) {
  for (let tries = 0; tries < seconds * 5; tries++) {
    if (await ask().catch(() => false)) return;
    await wait(200);
  }
  throw new Stop(`${what} within ${seconds} s.`);
}

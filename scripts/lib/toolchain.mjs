// Checks and installs what the commands of this repository need: Node, the packages, a browser.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { requireNode, run, Stop } from "../../packages/release/src/program.mjs";

export { requireNode, run, Stop };

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const windows = process.platform === "win32";

/**
 * Runs `work`; prints the label before and the duration after. Returns the result of `work`.
 * @template T
 * @param {string} label
 * @param {() => T | Promise<T>} work
 */
export async function step(label, work) {
  const started = Date.now();
  console.log(`▸ ${label}`);
  const result = await work();
  console.log(`  ${label}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/** @typedef {{ env?: NodeJS.ProcessEnv, cwd?: string, label?: string }} ExecOptions */

/**
 * Runs a program and shows its output.
 * @param {string} command
 * @param {string[]} args
 * @param {ExecOptions} [options]
 * @returns {Promise<void>}
 * @throws {Stop} if it fails
 */
export function exec(command, args, { env = {}, cwd = root, label = command } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
      shell: windows,
    });
    child.once("error", () => reject(new Stop(`${label} could not be started. Is ${command} installed?`)));
    child.once("exit", (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Stop(`${label} failed (${signal ?? `exit code ${code}`}). See above.`)),
    );
  });
}

/**
 * Runs a tool from the workspace's `node_modules/.bin`.
 * @param {string} name
 * @param {string[]} args
 * @param {ExecOptions} [options]
 */
export const tool = (name, args, options) =>
  exec(path.join(root, "node_modules/.bin", name), args, { label: name, ...options });

/** Installs the dependencies of all packages; `frozen` fails if the lock file is out of date. */
export function installPackages({ frozen = false } = {}) {
  /** @type {{ packageManager: string }} */
  const { packageManager } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const lock = frozen ? "--frozen-lockfile" : "--no-frozen-lockfile";
  return exec("npx", ["--yes", packageManager, "install", lock, "--reporter=append-only"], {
    env: { CI: "true" },
    label: "Installing packages",
  });
}

/** Installs the dependencies if the lock file changed since the last time; npx fetches pnpm from the npm registry. */
export async function ensureInstalled() {
  const stamp = path.join(root, "node_modules/.listwise-lock");
  const lock = createHash("sha256")
    .update(readFileSync(path.join(root, "pnpm-lock.yaml")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  await step("Installing packages", () => installPackages({ frozen: true }));
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
}

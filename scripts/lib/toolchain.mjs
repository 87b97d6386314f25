// Checks and installs what the commands of this repository need: Node, the packages, a browser.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const windows = process.platform === "win32";

/** An error whose message is enough to act on; it is printed without a stack. */
export class Stop extends Error {}

/** Runs `main`; prints a failure and exits with code 1. */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    console.error(`\n✖ ${error instanceof Stop ? error.message : (error?.stack ?? error)}`);
    process.exit(1);
  }
}

/** Runs `work`; prints the label before and the duration after. Returns the result of `work`. */
export async function step(label, work) {
  const started = Date.now();
  console.log(`▸ ${label}`);
  const result = await work();
  console.log(`  ${label}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/** Runs a program and shows its output. @throws {Stop} if it fails */
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

/** Runs a tool from the workspace's `node_modules/.bin`. */
export const tool = (name, args, options) =>
  exec(path.join(root, "node_modules/.bin", name), args, { label: name, ...options });

export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Stop(`Node ${process.versions.node} is too old. Install Node 20.19 or newer and run this again.`);
}

/** Installs the dependencies of all packages; `frozen` fails if the lock file is out of date. */
export function installPackages({ frozen = false } = {}) {
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

// The headless shell takes a third less processor time for the tests than Chromium.
const SHELL = "/usr/bin/chromium-headless-shell";
const browsers = [SHELL, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, Playwright's own or the system's. Installs Debian's package if there is
 * none.
 * @throws {Stop} if `CHROMIUM_PATH` names no file, or nothing can be installed
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Stop(`CHROMIUM_PATH is ${named}, but that file does not exist. Correct it or unset it.`);
  }
  const { chromium } = await import(path.join(root, "e2e/node_modules/@playwright/test/index.mjs"));
  const found = [chromium.executablePath(), ...browsers].find((file) => file && existsSync(file));
  if (found) return found;
  if (spawnSync("apt-get", ["--version"]).status !== 0) {
    throw new Stop("Chromium was not found. Install it and set CHROMIUM_PATH to its executable.");
  }
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, "apt-get", ...args];
    return exec(command, rest, { env: { DEBIAN_FRONTEND: "noninteractive" }, label: "Installing Chromium" });
  };
  await step("Installing Debian's Chromium for the browser tests", async () => {
    await apt("update", "-qq");
    await apt("install", "-y", "-qq", "--no-install-recommends", path.basename(SHELL));
  });
  const installed = browsers.find((file) => existsSync(file));
  if (installed) return installed;
  throw new Stop("Chromium was installed but not found. Set CHROMIUM_PATH to its executable.");
}

// What every command of this repository needs before it can do its work: Node, the installed packages, a browser.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const windows = process.platform === "win32";

/** An error whose message is all a person needs; shown without a stack. */
export class Stop extends Error {}

/** Runs `main` and turns what goes wrong into one readable line and an exit code. */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    console.error(`\n✖ ${error instanceof Stop ? error.message : (error?.stack ?? error)}`);
    process.exit(1);
  }
}

/** Says what is being done and how long it took. */
export async function step(label, work) {
  const started = Date.now();
  console.log(`▸ ${label}`);
  const result = await work();
  console.log(`  ${label}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/** Runs a program with its output shown; rejects with a sentence when it fails. */
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

/** Runs a tool of the workspace's own `node_modules/.bin`. */
export const tool = (name, args, options) =>
  exec(path.join(root, "node_modules/.bin", name), args, { label: name, ...options });

export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Stop(`Node ${process.versions.node} is too old. Install Node 20.19 or newer and run this again.`);
}

/** Installs what the packages declare; `frozen` refuses what the lock file does not hold. */
export function installPackages({ frozen = false } = {}) {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const lock = frozen ? "--frozen-lockfile" : "--no-frozen-lockfile";
  return exec("npx", ["--yes", packageManager, "install", lock, "--reporter=append-only"], {
    env: { CI: "true" },
    label: "Installing packages",
  });
}

/** Installs the packages when the lockfile changed since the last time; pnpm comes from the npm registry by itself. */
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

// Without a window the tests take a third less processor time.
const SHELL = "/usr/bin/chromium-headless-shell";
const browsers = [SHELL, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Path of a Chromium: the one named, Playwright's own, the system's, else Debian's package is installed. */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Stop(`CHROMIUM_PATH is ${named}, and there is no file there. Correct it or leave it unset.`);
  }
  const { chromium } = await import(path.join(root, "e2e/node_modules/@playwright/test/index.mjs"));
  const found = [chromium.executablePath(), ...browsers].find((file) => file && existsSync(file));
  if (found) return found;
  if (spawnSync("apt-get", ["--version"]).status !== 0) {
    throw new Stop("No Chromium was found. Install Chromium and set CHROMIUM_PATH to its program.");
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
  throw new Stop("Chromium was installed but not found. Set CHROMIUM_PATH to its program.");
}

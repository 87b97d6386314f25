// Finds or gets the programs that the browser tests need.
import { existsSync } from "node:fs";
import path from "node:path";
import { ensureProgram, findProgram } from "./system-programs.mjs";
import { exec, root, Stop } from "./toolchain.mjs";

const HEADLESS_SHELL = {
  label: "Chromium for the browser tests",
  debianPackage: "chromium-headless-shell",
  file: "usr/lib/chromium/chromium-headless-shell",
  paths: ["/usr/bin/chromium-headless-shell"],
};
const BROWSERS = ["chromium", "chromium-browser", "google-chrome"].map((name) => `/usr/bin/${name}`);
const NGINX = {
  label: "nginx for the tests of a release host",
  debianPackage: "nginx-light",
  file: "usr/sbin/nginx",
  paths: ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"],
};

export const playwrightCli = path.join(root, "e2e/node_modules/@playwright/test/cli.js");

/** Loads Playwright, which is not there before the packages are installed. */
export const loadPlaywright = () => import("@playwright/test");

/**
 * Returns the path of an installed Chromium, or `undefined` without one. The headless shell comes first, because it takes a
 * third less processor time for the tests; then Playwright's own, because it has the version that Playwright expects.
 * @param {string} own
 * @param {{ shell: string | null, exists?: (file: string) => boolean }} installed
 */
export const findChromium = (own, { shell, exists = existsSync }) =>
  shell ?? [own, ...BROWSERS].find((file) => exists(file));

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, an installed one, or one that is downloaded now.
 * @returns {Promise<string>}
 * @throws {Stop} if `CHROMIUM_PATH` names no file, or no Chromium can be had
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Stop(`CHROMIUM_PATH is ${named}, but that file does not exist. Correct it or unset it.`);
  }
  const { chromium } = await loadPlaywright();
  const own = chromium.executablePath();
  const found = findChromium(own, { shell: findProgram(HEADLESS_SHELL) });
  if (found) return found;
  try {
    return await ensureProgram(HEADLESS_SHELL);
  } catch (error) {
    console.log(`${error instanceof Error ? error.message : error} Trying Playwright's download instead.`);
  }
  await exec(process.execPath, [playwrightCli, "install", "--no-shell", "chromium"], {
    label: "Downloading Chromium",
  }).catch(() => {
    throw new Stop("There is no Chromium. Install one and set CHROMIUM_PATH to its executable.");
  });
  return own;
}

/** Returns the path of nginx, or `null` if it cannot be had; the tests that need it are skipped then. */
export async function ensureNginx() {
  try {
    return await ensureProgram(NGINX);
  } catch (error) {
    console.log(`${error instanceof Error ? error.message : error} The tests that need it are skipped.`);
    return null;
  }
}

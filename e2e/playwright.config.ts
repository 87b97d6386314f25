import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { dataSet, DATA_SET_SITE, FIRST_START_TIMEOUT_MS, GALLERY, SAMPLE_SITE } from "./fixtures/sites/sites";

// One fresh data folder for the whole run; workers get it through the environment. It is removed when this process exits,
// after the sites have stopped; a global teardown would remove it too early.
function freshFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "listwise-e2e-"));
  chmodSync(folder, 0o755);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
const folder = (process.env.LISTWISE_E2E_DIR ??= freshFolder());

function site(url: string, name: string, env: Record<string, string>) {
  return {
    command: "node ../scripts/start.mjs",
    url: `${url}/api/ready`,
    timeout: FIRST_START_TIMEOUT_MS,
    // LISTWISE_E2E_REUSE uses sites that are already running, which is faster while you write a test.
    reuseExistingServer: Boolean(process.env.LISTWISE_E2E_REUSE),
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 15_000 },
    stdout: "ignore" as const,
    env: {
      PORT: new URL(url).port,
      DATA_DIR: path.join(folder, name),
      LOG_LEVEL: "warn",
      DATABASE_WAIT_MS: "15000",
      SMOKE_BROWSER: "off",
      ...env,
    },
  };
}

/** Prepares what separate sites start on. Tests with a separate site run after it, and not at all if it fails. */
export const preparation = {
  name: "preparation",
  testDir: "specs",
  testMatch: "prepared-folder.setup.ts",
  timeout: FIRST_START_TIMEOUT_MS + 60_000,
};

const usesOwnSite = (name: string) =>
  /sites\/(own|delivery)-site"/.test(readFileSync(path.join(import.meta.dirname, "specs", name), "utf8"));
const ownSiteSpecs = readdirSync(path.join(import.meta.dirname, "specs")).filter(usesOwnSite);

const launchOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
};

export default defineConfig({
  testDir: "specs",
  projects: [
    preparation,
    { name: "common sites", testIgnore: ownSiteSpecs },
    { name: "separate sites", testMatch: ownSiteSpecs, dependencies: [preparation.name] },
  ],
  fullyParallel: true,
  workers: 3,
  // The timeouts are long, so that only a hanging test reaches them on a busy machine.
  timeout: 300_000,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: { pathTemplate: "screenshots/{arg}{ext}" },
  },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ["list"],
    ["html", { open: "never" }],
    // Without a file it would print the whole report.
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["json"] as const] : []),
  ],
  use: {
    baseURL: SAMPLE_SITE,
    browserName: "chromium",
    launchOptions,
    colorScheme: "dark",
    screenshot: "only-on-failure",
  },
  webServer: [
    site(SAMPLE_SITE, "sample", { STORE_SOURCE: "sample" }),
    ...(dataSet ? [site(DATA_SET_SITE, "data-set", { STORE_SOURCE: `dataset:${dataSet}` })] : []),
    {
      command: "node ../scripts/gallery.mjs --built",
      url: GALLERY,
      timeout: 600_000,
      reuseExistingServer: Boolean(process.env.LISTWISE_E2E_REUSE),
      env: { GALLERY_PORT: new URL(GALLERY).port },
    },
  ],
});

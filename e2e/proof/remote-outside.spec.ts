import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { DEMO, enterAs, logIn, type Account } from "../fixtures/accounts";
import { startOwnSite, type OwnSite } from "../fixtures/sites/own-site";
import { startPackageRegistry, type PackageRegistry } from "../fixtures/sites/package-registry";
import { runProgram } from "../fixtures/sites/run-program";
import { findFreePort, run as start } from "../fixtures/sites/server";
import { expect, test } from "../fixtures/test";
import { SitePage } from "../pages/site.page";

const NAME = "mfe-price-watch";
const FIRST = "A new remote, ready for its first feature.";
const SECOND = "The second version.";
const SHARED = 'import styled from "styled-components";';
const DRAFT = "Not published yet.";
const archives = path.resolve(import.meta.dirname, "../../.cache/packages");

let folder: string;
let registry: PackageRegistry;
let site: OwnSite;
let token = "";

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "listwise-outside-"));
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, "work"));
  [registry, site] = await Promise.all([startPackageRegistry(folder), startOwnSite()]);
});
test.afterAll(async () => {
  await Promise.all([registry.stop(), site.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a program as someone who has only npm, the registry and the site. */
function run(command: string, args: readonly string[], { cwd = path.join("work", NAME), env = {} } = {}) {
  return runProgram(command, args, {
    cwd: path.join(folder, cwd),
    env: {
      PATH: process.env.PATH ?? "",
      HOME: folder,
      npm_config_userconfig: registry.npmrc,
      RELEASE_URL: site.url,
      RELEASE_TOKEN: token,
      ...env,
    },
  });
}

/** Runs a step, expects that it succeeds, and prints how long it took. Returns the output. */
async function succeed(command: string, args: readonly string[], options?: Parameters<typeof run>[2]) {
  const started = Date.now();
  const { code, output } = await run(command, args, options);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${seconds.padStart(7)} s  ${command} ${args.map((arg) => path.basename(arg)).join(" ")}`);
  expect(code, `${command} ${args.join(" ")}\n${output}`).toBe(0);
  return output;
}

const release = (...args: string[]) => succeed("npx", ["listwise-release", ...args]);

/** Returns the version that the last build made. */
function readVersion(): string {
  const file = path.join(folder, "work", NAME, "dist/release.json");
  return String(Object(JSON.parse(readFileSync(file, "utf8"))).version);
}

/** Replaces a text of the remote's page. */
function changePage(from: string, to: string): void {
  const file = path.join(folder, "work", NAME, "src/features/price-watch/price-watch.page.tsx");
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}

/** Opens the remote inside the site, which doesn't have it yet, and changes it while its page is open. */
async function developInSite(browser: Browser, account: Account): Promise<void> {
  const port = String(await findFreePort());
  const cwd = path.join(folder, "work", NAME);
  const args = ["serve", "--env", "dev", "--env", "site"];
  const env = { RELEASE_URL: site.url, DEV_PORT: port };
  const server = start("node_modules/webpack/bin/webpack.js", args, env, cwd);
  const page = await browser.newPage();
  try {
    await expect.poll(server.output, { timeout: 100_000 }).toContain(`${NAME} inside ${site.url}:`);
    await enterAs(page, account);
    const [printed = ""] = /http:\/\/localhost:\d+\/price-watch\?mfe=\S+/.exec(server.output()) ?? [];
    await page.goto(printed);
    const screen = new SitePage(page);
    await expect(screen.sidebar.getByRole("link", { name: "Price Watch" })).toBeVisible();
    await expect(page.getByText(FIRST)).toBeVisible();
    await expect(screen.slot(NAME)).toHaveAttribute("data-remote-version", "development");
    await expect(page.getByText(/The server is Listwise \d/)).toBeVisible();
    changePage(FIRST, DRAFT);
    await expect(page.getByText(DRAFT), server.output()).toBeVisible({ timeout: 90_000 });
    // A shared module that no page of the remote has used before.
    const [card, table] = ['<Card title="It works">', "<Card title={typeof DataTable}>"];
    const [shared, both] = [SHARED, `${SHARED}\nimport { DataTable } from "@listwise/shared-ui/table";`];
    changePage(shared, both);
    changePage(card, table);
    await expect(page.getByText("function", { exact: true }), server.output()).toBeVisible({
      timeout: 90_000,
    });
    changePage(both, shared);
    changePage(table, card);
    changePage(DRAFT, FIRST);
  } finally {
    await page.close();
    await server.kill("SIGTERM");
  }
}

test("a remote is created, tested, developed in a site, published, mounted and rolled back with published packages only", async ({
  page,
  browser,
  playwright,
}) => {
  const packed = readdirSync(archives).filter((file) => file.endsWith(".tgz"));
  // Four at a time: there is one package per domain of the contracts.
  for (let at = 0; at < packed.length; at += 4) {
    const publish = (file: string) => succeed("npm", ["publish", path.join(archives, file)], { cwd: "work" });
    await Promise.all(packed.slice(at, at + 4).map(publish));
  }

  await succeed("npm", ["create", "--yes", "@listwise/remote", NAME], { cwd: "work" });
  await succeed("npm", ["install"]);
  expect(await succeed("npm", ["test"])).toMatch(/6 passed, 6 total/);
  await succeed("npm", ["run", "typecheck"]);
  const installed = readdirSync(path.join(folder, "work", NAME, "node_modules/@listwise"));
  expect(installed).toEqual(expect.arrayContaining(["contracts-site", "sdk"]));
  expect(installed, "domains that neither it nor the SDK uses").not.toContain("contracts-admin");

  const request = await playwright.request.newContext({ baseURL: site.url });
  await developInSite(browser, await logIn(request, DEMO));

  token = "lwt_nobody";
  const refused = await run("npx", ["listwise-release", "publish", "--to", "100%"]);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("This team token isn't valid") });
  expect(readdirSync(path.join(folder, "work", NAME))).not.toContain("dist");

  token = "";
  [token = ""] = (await release("token", "create", "--label", "CI", "--demo")).split("\n");
  expect(await release("check")).toContain("is compatible with the live releases");
  await release("publish", "--to", "100%");
  const first = readVersion();

  await enterAs(page, await logIn(request, DEMO));
  await page.goto(`${site.url}/dashboard`);
  const screen = new SitePage(page);
  await screen.sidebar.getByRole("link", { name: "Price Watch" }).click();
  await expect(screen.heading("Price Watch")).toBeVisible();
  await expect(screen.slot(NAME)).toHaveAttribute("data-remote-status", "ready");
  await expect(page.getByText(/The server is Listwise \d/)).toBeVisible();
  await expect(page.getByText(FIRST)).toBeVisible();

  changePage(FIRST, SECOND);
  await release("publish", "--to", "10%");
  const second = readVersion();
  expect(second).not.toBe(first);
  expect(await release("status", NAME)).toMatch(new RegExp(`stable +${first}[^]*10% +${second}`));
  await release("promote", second, "--to", "100%");
  await page.reload();
  await expect(page.getByText(SECOND)).toBeVisible();

  await release("rollback", "--reason", "wrong title");
  await page.reload();
  await expect(page.getByText(FIRST)).toBeVisible();
  expect(await release("history", NAME)).toMatch(/rollback mfe-price-watch .+CI.*: wrong title/);
});

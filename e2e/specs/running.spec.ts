import { cpSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { RegistrySchema, ReleaseSchema } from "@listwise/contracts/remotes";
import { z } from "@listwise/contracts/zod";
import { logIn, register, type Account } from "../fixtures/accounts";
import {
  findFreePort,
  createTempFolder,
  publish,
  publishAll,
  removeFolder,
  startServer,
  type Server,
} from "../fixtures/sites/server";
import { waitForImport } from "../fixtures/sites/sites";
import { searchStore } from "../fixtures/store-api";
import { openSignedInBrowser } from "../fixtures/tabs";
import { expect, test } from "../fixtures/test";
import { passTime, waitUntilMounted } from "../fixtures/time";
import { SitePage } from "../pages/site.page";

const content = path.resolve(import.meta.dirname, "../../mfe-content/dist");
const listing = (trackId: number, trackName: string) => JSON.stringify({ trackId, trackName, price: 0 });

// All tests share one server, and each continues where the previous one left it.
test.describe.configure({ mode: "serial" });

let folder: string;
let server: Server;
let env: Record<string, string>;

test.beforeAll(async () => {
  folder = createTempFolder();
  const file = path.join(folder, "listings.jsonl");
  const lines = [
    listing(100000001, "Weather One"),
    "{ this is no listing",
    listing(100000002, "Weather Two"),
  ];
  writeFileSync(file, `${lines.join("\n")}\n`);
  env = {
    PORT: String(await findFreePort()),
    DATA_DIR: path.join(folder, "data"),
    STORE_SOURCE: `dataset:${file}`,
  };
  await publishAll(path.join(folder, "data"));
  server = await startServer(env);
});
test.afterAll(async () => {
  await server.kill("SIGTERM");
  removeFolder(folder);
});

test("a broken line of a data set is reported with its number, and the rest is loaded", async ({
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: server.url });
  await waitForImport(server.url);
  expect(server.output()).toMatch(/line 2\b/i);
  const apps = await searchStore(request, await register(request), "weather", "us");
  expect(apps.map(({ name }) => name).sort()).toEqual(["Weather One", "Weather Two"]);
});

test("F24 a killed server loses nothing after a restart, and an open page reconnects with one socket", async ({
  browser,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: server.url });
  const account = await register(request);
  const signedIn = await openSignedInBrowser(browser, account, server.url);
  const { page, lines } = await signedIn.tab();
  await page.clock.install();
  await page.goto("/keywords");
  await waitUntilMounted(page);
  await expect.poll(lines).toBe(1);
  const headers = { Authorization: `Bearer ${account.session.token}` };
  const follow = await request.post("/api/apps/follow-by-store-id", {
    headers,
    data: { storeId: "100000002" },
  });
  expect(follow.status(), await follow.text()).toBe(200);
  await server.kill("SIGKILL");
  await expect.poll(lines).toBe(0);
  server = await startServer(env);

  const followed = await request.get("/api/apps/followed", { headers });
  expect(followed.status(), "the session is still valid").toBe(200);
  expect(await followed.text()).toContain("Weather Two");
  const again: Account = await logIn(request, account);
  expect(again.session.user.email).toBe(account.email);

  await expect
    .poll(async () => {
      await page.clock.fastForward(2_000);
      return lines();
    })
    .toBe(1);
  const site = new SitePage(page);
  await site.goTo("Rankings");
  await expect(site.heading("Rankings")).toBeVisible();
  await passTime(page, 30_000);
  await expect(page.getByRole("status", { name: "Connection" })).toBeEmpty();
  expect(lines()).toBe(1);
  await signedIn.context.close();
});

/** Copies the built remote with a changed menu entry and another version. Returns the folder. */
function createNextRelease(): string {
  const copy = path.join(folder, "another-release");
  cpSync(content, copy, { recursive: true });
  const file = path.join(copy, "release.json");
  const release = z.parse(ReleaseSchema, JSON.parse(readFileSync(file, "utf8")));
  const version = `${release.version}-next`;
  const navigation = release.descriptor?.navigation.map((entry) =>
    entry.label === "Blog" ? { ...entry, label: "News" } : entry,
  );
  const descriptor = { ...release.descriptor, navigation };
  writeFileSync(file, JSON.stringify({ ...release, version, descriptor }));
  return copy;
}

test("a published remote is live at the next visit, and no file of the shell changes", async ({ page }) => {
  const shell = path.join(folder, "data/releases/shell");
  const before = readdirSync(shell, { recursive: true }).sort();
  await page.goto(`${server.url}/blog`);
  const site = new SitePage(page);
  await expect(site.heading("Blog")).toBeVisible();

  await publish(createNextRelease(), path.join(folder, "data"));
  await site.mainMenu.getByRole("link", { name: "Pricing" }).click();
  await expect(site.heading("Pricing"), "the open tab keeps working").toBeVisible();

  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto(`${server.url}/`);
  await expect(site.heading(/Know where your app ranks/)).toBeVisible();
  await expect(site.mainMenu.getByRole("link", { name: "News" })).toBeVisible();
  const scripts = loaded.filter((url) => url.includes("/releases/mfe-content/"));
  expect(scripts).not.toEqual([]);
  for (const url of scripts) expect(url).toContain("-next/");
  expect(readdirSync(shell, { recursive: true }).sort()).toEqual(before);

  const registry = z.parse(
    RegistrySchema,
    await (await page.request.get(`${server.url}/remotes.json`)).json(),
  );
  expect(registry.remotes.find(({ name }) => name === "mfe-content")?.version).toMatch(/-next$/);
});

test("files of the previous version stay reachable and immutable", async ({ request }) => {
  const { version, entry } = z.parse(
    ReleaseSchema,
    JSON.parse(readFileSync(path.join(content, "release.json"), "utf8")),
  );
  const answer = await request.get(`${server.url}/releases/mfe-content/${version}/${entry}`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["cache-control"]).toContain("immutable");
});

test("SIGTERM stops the server gracefully", async () => {
  await server.kill("SIGTERM");
  expect(await server.ended).toBe(0);
});

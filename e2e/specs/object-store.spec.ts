import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { DEMO, enterAs, logIn } from "../fixtures/accounts";
import { startObjectStore, type ObjectStore } from "../fixtures/sites/object-store";
import { startOwnSite, type OwnSite } from "../fixtures/sites/own-site";
import { expect, test as base } from "../fixtures/test";
import { AppDetails } from "../pages/app-details";

/** Uses a separate site whose files are in an object store. */
const test = base.extend<object, { objects: ObjectStore; site: OwnSite }>({
  objects: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from this pattern
    async ({}, use) => {
      const objects = await startObjectStore();
      await use(objects);
      await objects.stop();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ objects }, use) => {
      const site = await startOwnSite({ FILES_URL: objects.url });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

test("the browser downloads an export from the object store, under its name", async ({
  page,
  request,
  objects,
  site,
  log,
}) => {
  await enterAs(page, await logIn(request, DEMO));
  await page.goto("/tracked-apps?app=900000001&tab=quick-actions");
  const details = new AppDetails(page);
  await details.openExport();
  const [download] = await Promise.all([page.waitForEvent("download"), details.startExport("JSON")]);
  expect(download.suggestedFilename()).toMatch(/^[a-z-]+-\d+-\d{8}T\d{6}Z\.json$/);
  expect(await readFile(await download.path(), "utf8")).toMatch(/^\{"\$schema"/);
  expect(log.requests.some((url) => url.startsWith(`${objects.origin}/site/exports/`))).toBe(true);
  expect(existsSync(path.join(site.dataDir, "exports"))).toBe(false);
});

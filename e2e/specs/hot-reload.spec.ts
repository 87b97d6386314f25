import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { openFreshBrowser } from "../fixtures/browsers";
import { startDeliverySite, type DeliverySite } from "../fixtures/sites/delivery-site";
import { copyProject, type ProjectCopy } from "../fixtures/sites/project-copy";
import { findFreePort, run, type Server } from "../fixtures/sites/server";
import { expectRemoteReady } from "../fixtures/remotes/remotes";
import { expect, test } from "../fixtures/test";
import { SitePage } from "../pages/site.page";

const NAME = "mfe-content";
/** The development server compiles before the page changes. */
const BUILD = { timeout: 90_000 };
const FILE = "mfe-content/src/features/blog/blog.page.tsx";

test.describe.configure({ mode: "serial" });

let site: DeliverySite;
let copy: ProjectCopy;
let server: Server;
let origin: string;

test.beforeAll(async () => {
  site = await startDeliverySite();
  copy = copyProject();
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  server = run(path.join(copy.folder, "scripts/dev-remote.mjs"), [NAME], {
    DEV_PORT: String(port),
    PORT: new URL(site.url).port,
  });
  await expect.poll(server.output, { timeout: 100_000 }).toContain(`${NAME} inside the site:`);
});
test.afterAll(async () => {
  await server.kill("SIGTERM");
  copy.remove();
  await site.stop();
});

test("a saved change appears in the open page of a production site; a build error is shown until it is fixed", async ({
  browser,
}) => {
  const file = path.join(copy.folder, FILE);
  const source = readFileSync(file, "utf8");
  const { context, page, documents } = await openFreshBrowser(browser, site.url);
  await page.goto(`/blog?mfe=${NAME}@${origin}`);
  expect(await expectRemoteReady(page, NAME)).toBe("development");
  const { length } = documents;
  /** Messages of webpack's client, which say why it reloads the page. */
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));

  writeFileSync(file, source.replace('title="Blog"', 'title="Journal"'));
  await expect(new SitePage(page).heading("Journal"), server.output()).toBeVisible(BUILD);
  await expect(page.getByRole("status").filter({ hasText: NAME })).toContainText("its state was reset");

  writeFileSync(file, `${source}\nconst = 4;\n`);
  const overlay = "#webpack-dev-server-client-overlay";
  await expect(
    page
      .frameLocator(overlay)
      .getByText(/blog\.page\.tsx/)
      .first(),
  ).toBeVisible();
  writeFileSync(file, source);
  await expect(page.locator(overlay)).toHaveCount(0, BUILD);
  await expect(new SitePage(page).heading("Blog")).toBeVisible();
  expect(documents, ["the page was not reloaded", ...messages].join("\n")).toHaveLength(length);
  await context.close();
});

test("a remote alone has links to its pages", async ({ page }) => {
  await page.goto(origin);
  // The home page reaches under the shell's header; here, it must not cover the links.
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(page.getByRole("main").getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
});

import { readFile } from "node:fs/promises";
import { appsEndpoints } from "@listwise/contracts/apps";
import { z } from "@listwise/contracts/zod";
import { DEMO, enterAs, logIn } from "../fixtures/accounts";
import { expectNoViolations, VISUAL } from "../fixtures/axe";
import { setLimit } from "../fixtures/database";
import { readMails } from "../fixtures/outbox";
import { startOwnSite, type OwnSite } from "../fixtures/sites/own-site";
import { expect, test as base } from "../fixtures/test";

/** Uses a separate site, because the demo account gets reports and limits. */
const test = base.extend<object, { site: OwnSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from this pattern
    async ({}, use) => {
      const site = await startOwnSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

/** The browser logs the refused report. */
const REFUSED = /403.*app-reports/;

test("build, preview, run, download, share, send and schedule a report, up to the limit", async ({
  page,
  request,
  browser,
  site,
  log,
}) => {
  test.slow();
  const account = await logIn(request, DEMO);
  await enterAs(page, account);
  const answer = await request.get(`/api${appsEndpoints.followed.path}`, {
    headers: { Authorization: `Bearer ${account.session.token}` },
  });
  const { data } = z.parse(appsEndpoints.followed.response, await answer.json());
  const own = data.find(({ relation }) => relation === "own");
  if (!own) throw new Error("The demo account has no app of its own.");

  await page.goto(`/reports?for=${own.app.id}&country=us`);
  await expect(page.getByRole("heading", { name: "No reports for this app yet" })).toBeVisible();
  await page.getByRole("link", { name: "New report" }).first().click();
  const preview = page.getByRole("article");
  await expect(preview.getByRole("heading", { name: "Summary" })).toBeVisible();
  await page.getByRole("textbox", { name: "Title" }).fill("Report for the client");
  await expect(preview).toHaveAccessibleName("Report for the client");
  await page.getByRole("button", { name: "Move Keywords up" }).click();
  await page.getByRole("checkbox", { name: "Reviews" }).uncheck();
  await expect(preview.getByRole("heading", { name: "Reviews" })).toHaveCount(0);
  const sections = await preview.getByRole("heading", { level: 3 }).allTextContents();
  expect(sections.indexOf("Keywords")).toBeLessThan(sections.indexOf("Movers"));
  await expectNoViolations(page, VISUAL);
  await page.getByRole("button", { name: "Save report" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Report for the client" })).toBeVisible();

  await page.getByRole("button", { name: "Create report" }).click();
  const download = page.getByRole("button", { name: /^Download the PDF/ });
  await expect(download).toBeVisible();
  const started = page.waitForEvent("download");
  await download.click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^report-for-the-client-\d{4}-\d\d-\d\d\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
  await expectNoViolations(page, VISUAL);

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: /^Share / }).click();
  await page.getByRole("button", { name: /^Copy the link/ }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const { pathname } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  const stranger = await (await browser.newContext({ baseURL: site.url })).newPage();
  await stranger.goto(pathname);
  await expect(stranger.getByRole("article", { name: "Report for the client" })).toBeVisible();
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expectNoViolations(stranger, VISUAL);
  const pdf = await stranger.request.get(`/api/public/reports/${pathname.split("/").at(-1) ?? ""}/pdf`);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  await page.getByRole("button", { name: /^Revoke the link/ }).click();
  await expect(page.getByRole("button", { name: /^Share / })).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole("heading", { name: "This link doesn't work" })).toBeVisible();

  await page.getByRole("button", { name: "Schedule emails" }).click();
  const form = page.getByRole("form", { name: "Schedule" });
  await form.getByRole("textbox", { name: "Recipients" }).fill("client@agency.example");
  await form.getByRole("button", { name: "Save schedule" }).click();
  await expect(page.getByRole("list", { name: "Recipients" })).toContainText("Waiting for confirmation");
  const findRequest = async () => (await readMails(site.dataDir, "client@agency.example")).at(-1)?.text ?? "";
  await expect.poll(findRequest).toMatch(/\/report-emails\//);
  await stranger.goto(new URL(/http\S+report-emails\S+/.exec(await findRequest())?.[0] ?? "").pathname);
  await stranger.getByRole("button", { name: "Confirm" }).click();
  await expect(stranger.getByText("Confirmed", { exact: true })).toBeVisible();
  await stranger.context().close();

  await setLimit(site.dataDir, { email: DEMO.email, feature: "reports_per_month", value: 1 });
  await page.reload();
  await expect(page.getByRole("list", { name: "Recipients" })).toContainText("Confirmed");
  await expect(page.getByText("0 reports left this month.")).toBeVisible();
  await page.getByRole("button", { name: "Create report" }).click();
  await expect(page.getByText(/reports per month/i).first()).toBeVisible();
  await expect(page.getByRole("list", { name: "History" }).getByRole("listitem")).toHaveCount(1);
  await expect.poll(() => log.problems).toContainEqual(expect.stringMatching(REFUSED));
  log.expectProblem(REFUSED);
});

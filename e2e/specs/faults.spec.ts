import type { Page, Route } from "@playwright/test";
import { changeRegistry, onEntry, replaceRemote, reportsOf } from "../fixtures/faults";
import { neverMounts, throwsInMount, throwsInReact } from "../fixtures/test-remotes";
import { expect, test, type PageLog } from "../fixtures/test";
import { RemotePanel } from "../pages/remote-panel";
import { SitePage } from "../pages/site.page";

const TRACKING = "mfe-tracking";
/** From asking for a remote to the panel at the latest. */
const PANEL_WITHIN = 10_000;

const unsaid = (route: Route) => route.fulfill({ status: 404, body: "" });
const notNow = (route: Route) => route.fulfill({ status: 503, json: { success: false } });
const html = (route: Route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Hello" });
const garbage = (route: Route) =>
  route.fulfill({ contentType: "text/javascript", body: "\u0000 this is ][ no script" });

function forever(): void {
  // A request that nobody ever answers.
}

async function expectPanel(page: Page): Promise<void> {
  await expect(new RemotePanel(page).root).toBeVisible({ timeout: PANEL_WITHIN });
  await expect(new SitePage(page).slot(TRACKING)).toHaveAttribute("data-remote-status", "failed");
  await expect(new RemotePanel(page).wayOn).toBeVisible();
}

/** Another remote opens, the theme changes, and coming back still shows the panel. */
async function expectTheRestLives(page: Page): Promise<void> {
  const site = new SitePage(page);
  await site.goTo("ASO Tools");
  await expect(site.heading("ASO Tools")).toBeVisible();
  await site.chooseTheme("Light");
  await expect(site.document).toHaveAttribute("data-theme", "light");
}

async function expectRecovery(page: Page): Promise<void> {
  const site = new SitePage(page);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await new RemotePanel(page).retry();
  await expect(site.heading("Keywords")).toBeVisible();
  await expect(site.slot(TRACKING)).toHaveAttribute("data-remote-status", "ready");
  expect(documents, "no reload").toEqual([]);
}

/** The console says what failed, the browser what it refused; both are expected here. */
function expectReported(log: PageLog, reports: { remote?: string; phase: string }[], phase: string): void {
  expect(reports).toContainEqual(expect.objectContaining({ remote: TRACKING, phase }));
  log.expectProblem(new RegExp(`${TRACKING}: ${phase} failed`));
  log.problems = log.problems.filter((problem) => !/releases\/mfe-tracking|test remote/.test(problem));
}

const broken = [
  ["F1 an entry that is not there", unsaid],
  ["F2 an entry that is not available now", notNow],
  ["F4 a page instead of the entry", html],
  ["F4 garbage instead of the entry", garbage],
  ["F1 an entry whose connection breaks", (route: Route) => route.abort()],
] as const;

for (const [name, answer] of broken) {
  test(`${name}: panel, the rest lives, Retry recovers without reload`, async ({ memberPage, log }) => {
    const reports = reportsOf(memberPage);
    const mend = await onEntry(memberPage, TRACKING, answer);
    await memberPage.goto("/keywords");
    await expectPanel(memberPage);
    await expectTheRestLives(memberPage);
    await new SitePage(memberPage).goTo("Keywords");
    await expectPanel(memberPage);
    await mend();
    await expectRecovery(memberPage);
    expectReported(log, reports, "load");
  });
}

test("F4 a broken entry is not asked for in a loop", async ({ memberPage, log }) => {
  const reports = reportsOf(memberPage);
  await onEntry(memberPage, TRACKING, garbage);
  await memberPage.goto("/keywords");
  await expectPanel(memberPage);
  const asked = log.requestsOf(TRACKING).length;
  await new SitePage(memberPage).chooseTheme("Light");
  expect(log.requestsOf(TRACKING)).toHaveLength(asked);
  expect(asked).toBeLessThanOrEqual(5);
  expectReported(log, reports, "load");
});

test("F3 an entry that hangs: skeleton, panel within 10 s, other routes go on meanwhile", async ({
  memberPage,
  log,
}) => {
  const reports = reportsOf(memberPage);
  const site = new SitePage(memberPage);
  const mend = await onEntry(memberPage, TRACKING, forever);
  await memberPage.goto("/keywords", { waitUntil: "commit" });
  await expect(site.slot(TRACKING)).toHaveAttribute("data-remote-status", "loading");
  await site.goTo("ASO Tools");
  await expect(site.heading("ASO Tools")).toBeVisible({ timeout: 3_000 });
  await memberPage.goBack();
  await expectPanel(memberPage);
  await mend();
  await expectRecovery(memberPage);
  expectReported(log, reports, "load");
});

test("F46 a mount that never settles: panel within 10 s, back and forward work", async ({
  memberPage,
  log,
}) => {
  const reports = reportsOf(memberPage);
  const site = new SitePage(memberPage);
  await replaceRemote(memberPage, TRACKING, neverMounts(TRACKING));
  await memberPage.goto("/aso-tools");
  await site.goTo("Keywords");
  await expectPanel(memberPage);
  await memberPage.goBack();
  await expect(site.heading("ASO Tools")).toBeVisible();
  await memberPage.goForward();
  await expectPanel(memberPage);
  // single-spa warns of slow mounts in its own words (31); whether it came to that is a matter of time.
  log.problems = log.problems.filter((problem) => !/single-spa.*31/.test(problem));
  expectReported(log, reports, "mount");
});

test("F5 a remote that throws in mount: panel, the rest lives", async ({ memberPage, log }) => {
  const reports = reportsOf(memberPage);
  await replaceRemote(memberPage, TRACKING, throwsInMount(TRACKING));
  await memberPage.goto("/keywords");
  await expectPanel(memberPage);
  await expectTheRestLives(memberPage);
  expectReported(log, reports, "mount");
});

test("F5 a remote that throws at its first render: panel, the rest lives", async ({ memberPage, log }) => {
  const reports = reportsOf(memberPage);
  await replaceRemote(memberPage, TRACKING, throwsInReact(TRACKING, true));
  await memberPage.goto("/keywords");
  await expectPanel(memberPage);
  await expectTheRestLives(memberPage);
  expect(reports.map(({ remote }) => remote)).toContain(TRACKING);
  log.expectProblem(/test remote/);
  log.problems = log.problems.filter((problem) => !/mfe-tracking/.test(problem));
});

for (const where of ["render", "effect"]) {
  test(`F5 a remote that throws in ${where} later: panel, the rest lives, Retry mounts anew`, async ({
    memberPage,
    log,
  }) => {
    const reports = reportsOf(memberPage);
    const site = new SitePage(memberPage);
    await replaceRemote(memberPage, TRACKING, throwsInReact(TRACKING, false));
    await memberPage.goto("/keywords");
    await memberPage.getByRole("button", { name: `Throw in ${where}` }).click();
    await expectPanel(memberPage);
    await new RemotePanel(memberPage).retry();
    await expect(site.heading("Test remote")).toBeVisible();
    await memberPage.getByRole("button", { name: `Throw in ${where}` }).click();
    await expectPanel(memberPage);
    await expectTheRestLives(memberPage);
    expectReported(log, reports, "render");
  });
}

test("F5 a remote that throws in an event handler goes on", async ({ memberPage, log }) => {
  const site = new SitePage(memberPage);
  await replaceRemote(memberPage, TRACKING, throwsInReact(TRACKING, false));
  await memberPage.goto("/keywords");
  await memberPage.getByRole("button", { name: "Throw in event" }).click();
  await expect(site.heading("Test remote")).toBeVisible();
  log.expectProblem(/uncaught: event of the test remote/);
  await expectTheRestLives(memberPage);
});

test("F47 a registry that answers 503 with a body, then recovers: Retry starts the site without reload", async ({
  page,
  log,
}) => {
  await page.route("**/remotes.json", notNow);
  await page.goto("/blog");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("The site could not start", { timeout: PANEL_WITHIN });
  await page.unroute("**/remotes.json");
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(new SitePage(page).heading("Blog")).toBeVisible();
  log.expectProblem(/status of 503/);
  log.expectProblem(/registry failed/);
});

test("F47 a registry that hangs: the panel within 10 s", async ({ page, log }) => {
  await page.route("**/remotes.json", forever);
  await page.goto("/blog", { waitUntil: "commit" });
  await expect(page.getByRole("alert")).toContainText("The site could not start", { timeout: PANEL_WITHIN });
  log.expectProblem(/registry failed/);
});

test("S55 an entry that is not what its hash says is refused, and the refusal is reported", async ({
  memberPage,
  log,
}) => {
  const reports = reportsOf(memberPage);
  const mend = await onEntry(memberPage, TRACKING, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nwindow.__tampered = true;` });
  });
  await memberPage.goto("/keywords");
  await expectPanel(memberPage);
  expect(await memberPage.evaluate(() => Reflect.get(window, "__tampered"))).toBeUndefined();
  await mend();
  await expectRecovery(memberPage);
  log.expectProblem(/valid digest/);
  expectReported(log, reports, "load");
});

test("S55 a chunk that is not what its hash says is refused", async ({ memberPage, log }) => {
  const reports = reportsOf(memberPage);
  await memberPage.route(/\/releases\/mfe-tracking\/[^/]+\/lifecycles\.[^/]*$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nwindow.__tampered = true;` });
  });
  await memberPage.goto("/keywords");
  await expectPanel(memberPage);
  expect(await memberPage.evaluate(() => Reflect.get(window, "__tampered"))).toBeUndefined();
  log.expectProblem(/valid digest/);
  expectReported(log, reports, "load");
});

test("S56 a remote without hashes is refused without being run", async ({ memberPage, log }) => {
  const reports = reportsOf(memberPage);
  await changeRegistry(memberPage, TRACKING, () => ({ integrity: {} }));
  await memberPage.goto("/keywords");
  await expectPanel(memberPage);
  await expectTheRestLives(memberPage);
  expectReported(log, reports, "load");
});

test("a remote that is switched off says so, and the rest lives", async ({ memberPage }) => {
  await changeRegistry(memberPage, TRACKING, () => ({ enabled: false }));
  await memberPage.goto("/keywords");
  await expectPanel(memberPage);
  await expectTheRestLives(memberPage);
});

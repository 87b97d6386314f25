import type { Route } from "@playwright/test";
import {
  expectPanel,
  expectSlowPanel,
  expectRecovery,
  expectReported,
  expectOtherRemotesWork,
  leavePending,
  respondGarbage,
  respondHtml,
  respondUnavailable,
  TRACKING,
  respondNotFound,
} from "../fixtures/remotes/fault-expectations";
import {
  changeRegistry,
  interceptEntry,
  replaceRemote,
  collectReports,
  serveVersion,
} from "../fixtures/remotes/faults";
import { readBuild, createVariant } from "../fixtures/remotes/releases";
import { neverMounts } from "../fixtures/remotes/test-remotes";
import { expect, test, type PageLog } from "../fixtures/test";
import { RemotePanel } from "../pages/remote-panel";
import { SitePage } from "../pages/site.page";

const ASO = "mfe-aso-tools";

const broken = [
  ["F1 a missing entry", respondNotFound],
  ["F2 an unavailable entry", respondUnavailable],
  ["F4 HTML instead of the entry", respondHtml],
  ["F4 garbage instead of the entry", respondGarbage],
  ["F1 an entry whose connection breaks", (route: Route) => route.abort()],
  ["F1 an entry whose host name cannot be resolved", (route: Route) => route.abort("namenotresolved")],
] as const;

for (const [name, answer] of broken) {
  test(`${name}: panel, the rest works, Retry recovers without a reload`, async ({ memberPage, log }) => {
    const reports = collectReports(memberPage);
    const mend = await interceptEntry(memberPage, TRACKING, answer);
    await memberPage.goto("/keywords");
    await expectPanel(memberPage);
    await expectOtherRemotesWork(memberPage);
    await new SitePage(memberPage).goTo("Keywords");
    await expectPanel(memberPage);
    await mend();
    await expectRecovery(memberPage);
    expectReported(log, reports, "load");
  });
}

/** Returns the numbers of the attempts to load an entry; `null` for the first. */
function getAttempts(log: PageLog, remote: string): (string | null)[] {
  const entries = log.getRequests(remote).filter((url) => url.includes("/remoteEntry."));
  return [...new Set(entries.map((url) => new URL(url).searchParams.get("try")))];
}

test("F1 a missing entry is retried once automatically; if that succeeds, no error shows", async ({
  memberPage,
  log,
}) => {
  const reports = collectReports(memberPage);
  await interceptEntry(memberPage, ASO, (route) =>
    route.request().url().includes("?try=1") ? route.continue() : respondNotFound(route),
  );
  await memberPage.goto("/aso-tools");
  await expect(new SitePage(memberPage).heading("ASO Tools")).toBeVisible();
  expect(getAttempts(log, ASO)).toEqual([null, "1"]);
  expect(reports).toEqual([]);
  log.expectProblem(/404.*mfe-aso-tools/);
});

test("F1 an entry that stays missing is retried once only", async ({ memberPage, log }) => {
  const reports = collectReports(memberPage);
  await interceptEntry(memberPage, ASO, respondNotFound);
  await memberPage.goto("/aso-tools");
  await expect(new RemotePanel(memberPage).root).toContainText("Part of it is no longer on the server.");
  expect(getAttempts(log, ASO)).toEqual([null, "1"]);
  expect(reports).toContainEqual(expect.objectContaining({ remote: ASO, code: "NOT_FOUND" }));
  log.expectProblem(/mfe-aso-tools/);
});

test("offline, a remote that is not loaded yet shows the panel; online again, Retry loads it", async ({
  memberPage,
  context,
  log,
}) => {
  const site = new SitePage(memberPage);
  const reports = collectReports(memberPage);
  await memberPage.goto("/keywords");
  await expect(site.heading("Keywords")).toBeVisible();
  await context.setOffline(true);
  await site.goTo("ASO Tools");
  await expect(new RemotePanel(memberPage).root).toContainText("You seem to be offline.");
  await site.goTo("Keywords");
  await expect(site.heading("Keywords"), "loaded remotes keep working").toBeVisible();
  await site.goTo("ASO Tools");
  await expect(new RemotePanel(memberPage).root).toBeVisible();
  await context.setOffline(false);
  await new RemotePanel(memberPage).retry();
  await expect(site.heading("ASO Tools")).toBeVisible();
  expect(reports, "offline is not reported as a failure of the remote").toEqual([]);
  log.expectProblem(/mfe-aso-tools: load failed \(OFFLINE\)/);
  // The banner above the pages may request its remote in the meantime.
  const alike = /ERR_INTERNET_DISCONNECTED|mfe-tracking: load failed \(OFFLINE\)/;
  log.problems = log.problems.filter((problem) => !alike.test(problem));
});

test("F4 a broken entry is not requested in a loop", async ({ memberPage, log }) => {
  const reports = collectReports(memberPage);
  await interceptEntry(memberPage, TRACKING, respondGarbage);
  await memberPage.goto("/keywords");
  await expectPanel(memberPage);
  const site = new SitePage(memberPage);
  for (const theme of ["Light", "Dark", "Light"] as const) await site.chooseTheme(theme);
  // The page requests it twice. So does the banner above the pages, if the failure isn't cached any longer.
  const entries = log.getRequests(TRACKING).filter((url) => url.includes("/remoteEntry."));
  expect(entries.length).toBeLessThanOrEqual(4);
  expectReported(log, reports, "load");
});

test("F3 an entry that hangs: skeleton, a second attempt, then the panel of a slow remote; other routes work meanwhile", async ({
  memberPage,
  log,
}) => {
  const reports = collectReports(memberPage);
  const site = new SitePage(memberPage);
  await memberPage.clock.install();
  const mend = await interceptEntry(memberPage, TRACKING, leavePending);
  await memberPage.goto("/keywords", { waitUntil: "commit" });
  await expect(site.slot(TRACKING)).toHaveAttribute("data-remote-status", "loading");
  await site.goTo("ASO Tools");
  await expect(site.heading("ASO Tools")).toBeVisible();
  await memberPage.goBack();
  await expectSlowPanel(memberPage);
  expect(getAttempts(log, TRACKING)).toEqual([null, "1"]);
  await mend();
  await expectRecovery(memberPage, "slow");
  expectReported(log, reports, "load");
});

test("F46 a mount that never settles: panel of a slow remote after a second attempt, back and forward work", async ({
  memberPage,
  log,
}) => {
  const reports = collectReports(memberPage);
  const site = new SitePage(memberPage);
  await memberPage.clock.install();
  await replaceRemote(memberPage, TRACKING, neverMounts(TRACKING));
  await memberPage.goto("/aso-tools");
  await site.goTo("Keywords");
  await expectSlowPanel(memberPage);
  await memberPage.goBack();
  await expect(site.heading("ASO Tools")).toBeVisible();
  await memberPage.goForward();
  await expectSlowPanel(memberPage);
  // single-spa reports that a mount takes long (message 31), depending on the timing.
  log.problems = log.problems.filter((problem) => !/single-spa.*31/.test(problem));
  expect(reports).toContainEqual(expect.objectContaining({ code: "MOUNT_DEADLINE" }));
  expectReported(log, reports, "mount");
});

const INCOMPATIBLE = "It was built for another version of the site.";

test("F6 a remote that declares another React version: panel, and none of its files are requested", async ({
  memberPage,
  log,
}) => {
  const reports = collectReports(memberPage);
  const mend = await changeRegistry(memberPage, TRACKING, () => ({ shared: { react: "^18.3.1" } }));
  await memberPage.goto("/aso-tools");
  await new SitePage(memberPage).goTo("Keywords");
  await expectPanel(memberPage);
  await expect(new RemotePanel(memberPage).root).toContainText(INCOMPATIBLE);
  expect(log.getRequests(TRACKING)).toEqual([]);
  await expectOtherRemotesWork(memberPage);
  await new SitePage(memberPage).goTo("Keywords");
  await expectPanel(memberPage);
  await mend();
  await expectRecovery(memberPage);
  expectReported(log, reports, "load");
});

test("F6 a remote built for another React version without declaring it: panel, the rest works", async ({
  memberPage,
  log,
}) => {
  const reports = collectReports(memberPage);
  const { shared: { react = "" } = {} } = readBuild(TRACKING).release;
  const mend = await serveVersion(
    memberPage,
    createVariant(readBuild(TRACKING), "react18", { [react]: "^18.3.1" }),
  );
  await memberPage.goto("/keywords");
  await expectPanel(memberPage);
  await expect(new RemotePanel(memberPage).root).toContainText(INCOMPATIBLE);
  await expectOtherRemotesWork(memberPage);
  await new SitePage(memberPage).goTo("Keywords");
  await expectPanel(memberPage);
  await mend();
  await expectRecovery(memberPage);
  expect(reports).toContainEqual(expect.objectContaining({ code: "INCOMPATIBLE_SHARED" }));
  expectReported(log, reports, "load");
});

test("a disabled remote shows the panel, and the rest works", async ({ memberPage }) => {
  await changeRegistry(memberPage, TRACKING, () => ({ enabled: false }));
  await memberPage.goto("/keywords");
  await expectPanel(memberPage);
  await expectOtherRemotesWork(memberPage);
});

import type { Route } from "@playwright/test";
import {
  expectPanel,
  expectRecovery,
  expectReported,
  expectTheRestLives,
  forever,
  garbage,
  html,
  notNow,
  TRACKING,
  unsaid,
} from "../fixtures/fault-checks";
import { changeRegistry, onEntry, replaceRemote, reportsOf, serveVersion } from "../fixtures/faults";
import { built, variant } from "../fixtures/releases";
import { neverMounts } from "../fixtures/test-remotes";
import { expect, test, type PageLog } from "../fixtures/test";
import { RemotePanel } from "../pages/remote-panel";
import { SitePage } from "../pages/site.page";

const ASO = "mfe-aso-tools";

const broken = [
  ["F1 a missing entry", unsaid],
  ["F2 an unavailable entry", notNow],
  ["F4 HTML instead of the entry", html],
  ["F4 garbage instead of the entry", garbage],
  ["F1 an entry whose connection breaks", (route: Route) => route.abort()],
  ["F1 an entry whose host name cannot be resolved", (route: Route) => route.abort("namenotresolved")],
] as const;

for (const [name, answer] of broken) {
  test(`${name}: panel, the rest works, Retry recovers without a reload`, async ({ memberPage, log }) => {
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

/** Returns the numbers of the attempts to load an entry; `null` for the first. */
function triesOf(log: PageLog, remote: string): (string | null)[] {
  const entries = log.requestsOf(remote).filter((url) => url.includes("/remoteEntry."));
  return [...new Set(entries.map((url) => new URL(url).searchParams.get("try")))];
}

test("F1 a missing entry is retried once automatically; if that succeeds, no error shows", async ({
  memberPage,
  log,
}) => {
  const reports = reportsOf(memberPage);
  await onEntry(memberPage, ASO, (route) =>
    route.request().url().includes("?try=1") ? route.continue() : unsaid(route),
  );
  await memberPage.goto("/aso-tools");
  await expect(new SitePage(memberPage).heading("ASO Tools")).toBeVisible();
  expect(triesOf(log, ASO)).toEqual([null, "1"]);
  expect(reports).toEqual([]);
  log.expectProblem(/404.*mfe-aso-tools/);
});

test("F1 an entry that stays missing is retried once only", async ({ memberPage, log }) => {
  const reports = reportsOf(memberPage);
  await onEntry(memberPage, ASO, unsaid);
  await memberPage.goto("/aso-tools");
  await expect(new RemotePanel(memberPage).root).toContainText("Part of it is no longer on the server.");
  expect(triesOf(log, ASO)).toEqual([null, "1"]);
  expect(reports).toContainEqual(expect.objectContaining({ remote: ASO, code: "NOT_FOUND" }));
  log.expectProblem(/mfe-aso-tools/);
});

test("offline, a remote that is not loaded yet shows the panel; online again, Retry loads it", async ({
  memberPage,
  context,
  log,
}) => {
  const site = new SitePage(memberPage);
  const reports = reportsOf(memberPage);
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
  const reports = reportsOf(memberPage);
  await onEntry(memberPage, TRACKING, garbage);
  await memberPage.goto("/keywords");
  await expectPanel(memberPage);
  const asked = log.requestsOf(TRACKING);
  await new SitePage(memberPage).chooseTheme("Light");
  expect(log.requestsOf(TRACKING)).toEqual(asked);
  expect(asked.filter((url) => url.includes("/remoteEntry.")).length).toBeLessThanOrEqual(2);
  expectReported(log, reports, "load");
});

test("F3 an entry that hangs: skeleton, panel within 10 s, other routes work meanwhile", async ({
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
  // single-spa may warn about a slow mount (message 31), depending on the timing.
  log.problems = log.problems.filter((problem) => !/single-spa.*31/.test(problem));
  expectReported(log, reports, "mount");
});

const MISFIT = "It was built for another version of the site.";

test("F6 a remote that declares another React version: panel, and none of its files are requested", async ({
  memberPage,
  log,
}) => {
  const reports = reportsOf(memberPage);
  const mend = await changeRegistry(memberPage, TRACKING, () => ({ shared: { react: "^18.3.1" } }));
  await memberPage.goto("/aso-tools");
  await new SitePage(memberPage).goTo("Keywords");
  await expectPanel(memberPage);
  await expect(new RemotePanel(memberPage).root).toContainText(MISFIT);
  expect(log.requestsOf(TRACKING)).toEqual([]);
  await expectTheRestLives(memberPage);
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
  const reports = reportsOf(memberPage);
  const { shared: { react = "" } = {} } = built(TRACKING).release;
  const mend = await serveVersion(memberPage, variant(built(TRACKING), "react18", { [react]: "^18.3.1" }));
  await memberPage.goto("/keywords");
  await expectPanel(memberPage);
  await expect(new RemotePanel(memberPage).root).toContainText(MISFIT);
  await expectTheRestLives(memberPage);
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
  await expectTheRestLives(memberPage);
});

import {
  expectPanel,
  expectReported,
  expectOtherRemotesWork,
  TRACKING,
} from "../fixtures/remotes/fault-expectations";
import { replaceRemote, collectReports } from "../fixtures/remotes/faults";
import { throwsInMount, throwsInReact } from "../fixtures/remotes/test-remotes";
import { expect, test } from "../fixtures/test";
import { RemotePanel } from "../pages/remote-panel";
import { SitePage } from "../pages/site.page";

test("F5 a remote that throws in mount: panel, the rest works", async ({ memberPage, log }) => {
  const reports = collectReports(memberPage);
  await replaceRemote(memberPage, TRACKING, throwsInMount(TRACKING));
  await memberPage.goto("/keywords");
  await expectPanel(memberPage);
  await expectOtherRemotesWork(memberPage);
  expectReported(log, reports, "mount");
});

test("F5 a remote that throws at its first render: panel, the rest works", async ({ memberPage, log }) => {
  const reports = collectReports(memberPage);
  await replaceRemote(memberPage, TRACKING, throwsInReact(TRACKING, true));
  await memberPage.goto("/keywords");
  await expectPanel(memberPage);
  await expectOtherRemotesWork(memberPage);
  expect(reports.map(({ remote }) => remote)).toContain(TRACKING);
  log.expectProblem(/test remote/);
  log.problems = log.problems.filter((problem) => !/mfe-tracking/.test(problem));
});

for (const where of ["render", "effect"]) {
  test(`F5 a remote that throws in ${where} later: panel, the rest works, Retry mounts it again`, async ({
    memberPage,
    log,
  }) => {
    const reports = collectReports(memberPage);
    const site = new SitePage(memberPage);
    await replaceRemote(memberPage, TRACKING, throwsInReact(TRACKING, false));
    await memberPage.goto("/keywords");
    await memberPage
      .locator("#main")
      .getByRole("button", { name: `Throw in ${where}` })
      .click();
    await expectPanel(memberPage);
    await new RemotePanel(memberPage).retry();
    await expect(site.heading("Test remote")).toBeVisible();
    await memberPage
      .locator("#main")
      .getByRole("button", { name: `Throw in ${where}` })
      .click();
    await expectPanel(memberPage);
    await expectOtherRemotesWork(memberPage);
    expectReported(log, reports, "render");
  });
}

test("F5 a remote that throws in an event handler keeps working", async ({ memberPage, log }) => {
  const site = new SitePage(memberPage);
  await replaceRemote(memberPage, TRACKING, throwsInReact(TRACKING, false));
  await memberPage.goto("/keywords");
  await memberPage.locator("#main").getByRole("button", { name: "Throw in event" }).click();
  await expect(site.heading("Test remote")).toBeVisible();
  log.expectProblem(/uncaught: event of the test remote/);
  await expectOtherRemotesWork(memberPage);
});

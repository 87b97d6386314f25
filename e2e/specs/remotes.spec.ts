import {
  FAILURE_MODES,
  expectRemoteReady,
  createFaultInjector,
  measureTraffic,
} from "../fixtures/remotes/remotes";
import { expect, test } from "../fixtures/test";
import { RemotePanel } from "../pages/remote-panel";
import { SitePage } from "../pages/site.page";

const ASO = "mfe-aso-tools";

// The F3 test covers a remote that hangs.
for (const how of FAILURE_MODES.filter((one) => one !== "hang")) {
  test(`a remote broken by ${how} shows a panel instead of a blank page; once repaired, Retry loads it`, async ({
    memberPage,
    log,
  }) => {
    const [panel, site] = [new RemotePanel(memberPage), new SitePage(memberPage)];
    const mend = await createFaultInjector(memberPage).kill(ASO, how);
    await memberPage.goto("/aso-tools", { waitUntil: "commit" });
    await expect(panel.root).toBeVisible();
    await expect(panel.wayOn).toBeVisible();
    await expect(site.sidebar).toBeVisible();
    await mend();
    await panel.retry();
    await expectRemoteReady(memberPage, ASO);
    await expect(site.heading("ASO Tools")).toBeVisible();
    log.expectProblem(/mfe-aso-tools/);
    log.problems = log.problems.filter((problem) => !/mfe-aso-tools/.test(problem));
  });
}

test("the first visit to a remote stays within its budget of requests and bytes", async ({ memberPage }) => {
  const traffic = measureTraffic(memberPage, /\/releases\/mfe-aso-tools\//);
  await memberPage.goto("/aso-tools");
  await expectRemoteReady(memberPage, ASO);
  await traffic.expectWithin({ requests: 6, bytes: 45_000 });
});

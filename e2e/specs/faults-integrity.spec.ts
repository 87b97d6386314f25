import {
  expectPanel,
  expectRecovery,
  expectReported,
  expectOtherRemotesWork,
  TRACKING,
} from "../fixtures/remotes/fault-expectations";
import { changeRegistry, interceptEntry, collectReports } from "../fixtures/remotes/faults";
import { expect, test } from "../fixtures/test";

test("S55 an entry with a wrong hash is refused and reported", async ({ memberPage, log }) => {
  const reports = collectReports(memberPage);
  const mend = await interceptEntry(memberPage, TRACKING, async (route) => {
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

test("S55 a chunk with a wrong hash is refused", async ({ memberPage, log }) => {
  const reports = collectReports(memberPage);
  await memberPage.route(/\/releases\/mfe-tracking\/[^/]+\/lifecycles\.[^/]*$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nwindow.__tampered = true;` });
  });
  await memberPage.goto("/keywords");
  await expectPanel(memberPage);
  expect(await memberPage.evaluate(() => Reflect.get(window, "__tampered"))).toBeUndefined();
  log.expectProblem(/valid digest/);
  expectReported(log, reports, "load");
  // The page may ask again, and that answer may still be on its way.
  await memberPage.unrouteAll({ behavior: "ignoreErrors" });
});

test("S56 a remote without hashes is refused and never runs", async ({ memberPage, log }) => {
  const reports = collectReports(memberPage);
  await changeRegistry(memberPage, TRACKING, () => ({ integrity: {} }));
  await memberPage.goto("/keywords");
  await expectPanel(memberPage);
  await expectOtherRemotesWork(memberPage);
  expectReported(log, reports, "load");
});

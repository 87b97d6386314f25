import { type SmokePage } from "@listwise/contracts/releases";
import { SERVER_ROUTES, SHELL_ROUTES, type Release } from "@listwise/contracts/remotes";
import type { FastifyInstance } from "fastify";
import { createSyntheticAccount } from "../../accounts";
import type { ReleaseVersion } from "../health/health.repository";
import { readManifest } from "../publish/store-folder";
import { syncReleases } from "../repository/sync-releases";
import { findBrowser } from "./browser/find-browser";
import type { SmokeBrowser, StartBrowser } from "./browser/smoke-browser";
import { createGateway } from "./create-gateway";
import { forgiveLiveFaults } from "./judge-page";
import { planVisits, type Visit } from "./plan-visits";
import * as repository from "./smoke.repository";
import { getOffReason } from "./smoke.service";
import { isRefused, visitPages, type Run, type VisitedPage } from "./visit-pages";

type Result = Pick<repository.SmokeTestRow, "status" | "reason" | "pages">;

const skip = (reason: string): Result => ({ status: "skipped", reason, pages: [] });

/** Tests a stored version and stores the result. */
export async function runSmokeTest(
  app: FastifyInstance,
  one: ReleaseVersion,
  start: StartBrowser,
): Promise<void> {
  const { config, db } = app.ctx;
  await syncReleases(app.ctx);
  const candidate = await readManifest(config.releasesDir, one.release, one.version);
  if (!candidate) return repository.deleteSmokeTest(db, one);
  await repository.changeSmokeTest(db, one, { status: "running" });
  await repository.finishSmokeTest(db, one, await testCandidate(app, candidate, start));
}

async function testCandidate(app: FastifyInstance, candidate: Release, start: StartBrowser): Promise<Result> {
  const { config, log } = app.ctx;
  const off = getOffReason(config);
  if (off !== null) return skip(off);
  const path = await findBrowser(config.smokeBrowser);
  if (path === null) return skip("No browser was found. Install Chromium, or set SMOKE_BROWSER to its path.");
  const site = { origin: new URL(config.publicUrl).origin, releaseHost: app.releases.origin };
  let browser: SmokeBrowser;
  try {
    browser = await start(path, site);
  } catch (error) {
    log.warn({ err: error }, "the browser of smoke tests could not be started");
    return skip(`The browser at ${path} could not be started. The server's log says why.`);
  }
  try {
    const accounts = {
      user: await createSyntheticAccount(app, "user"),
      admin: await createSyntheticAccount(app, "admin"),
    };
    try {
      const pages = await comparePages(app, candidate, { browser, accounts });
      return { status: pages.some(isRefused) ? "refused" : "passed", reason: null, pages };
    } finally {
      for (const account of Object.values(accounts)) await account.remove();
    }
  } finally {
    await browser.close();
  }
}

/** Opens the candidate's pages, and those with errors also in the live version, whose faults don't refuse it. */
async function comparePages(
  app: FastifyInstance,
  { name, version, ...rest }: Release,
  parts: Pick<Run, "browser" | "accounts">,
): Promise<SmokePage[]> {
  const { db } = app.ctx;
  const candidate = { name, version, ...rest };
  const live = [...(await app.releases.current()).releases.values()].map(({ release }) => release);
  const visits = planVisits(candidate, live);
  const siteRoutes = [...live.filter((release) => release.name !== name), candidate].flatMap(
    ({ descriptor }) => descriptor?.routes.map(({ path }) => path) ?? [],
  );
  const own = { release: name, version };
  await repository.changeSmokeTest(db, own, { planned: visits.length, opened: 0 });
  const run = {
    ...parts,
    siteRoutes: [...siteRoutes, ...SHELL_ROUTES, ...SERVER_ROUTES],
    onFailure: (error: unknown) => app.ctx.log.warn({ err: error }, "the browser of a smoke test failed"),
  };
  const pages = await visitPages(visits, {
    ...run,
    createServe: (account) => createGateway(app, candidate, account),
    onPage: (opened) => repository.changeSmokeTest(db, own, { opened }),
  });
  const current = live.find((release) => release.name === name);
  if (!current || current.version === version) return pages.map(present);
  const again = findRefusedVisits(visits, pages, current);
  const before = await visitPages(again, {
    ...run,
    createServe: (account) => createGateway(app, null, account),
  });
  return pages.map((page) => {
    const same = before.find(({ route, caller }) => route === page.route && caller === page.caller);
    return present({ ...page, findings: forgiveLiveFaults(page.findings, same?.findings ?? []) });
  });
}

/** Returns the refused pages that the live version has, too. */
function findRefusedVisits(visits: readonly Visit[], pages: readonly VisitedPage[], live: Release): Visit[] {
  return visits.flatMap((visit, index) => {
    const page = pages[index];
    const isKnown =
      visit.remote?.name !== live.name || live.descriptor?.routes.some(({ path }) => path === visit.route);
    if (!page?.address || !isRefused(page) || !isKnown) return [];
    const remote =
      visit.remote?.name === live.name ? { ...visit.remote, version: live.version } : visit.remote;
    return [{ ...visit, remote, address: page.address }];
  });
}

const present = ({ findings, ...page }: VisitedPage): SmokePage => ({
  ...page,
  findings: findings.map(({ level, rule, message }) => ({ level, rule, message })),
});

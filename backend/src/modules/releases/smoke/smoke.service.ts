import type { GateFinding, SmokeTest } from "@listwise/contracts/releases";
import { formatCount } from "@listwise/aso-core/text";
import type { AppContext } from "../../../infra/context";
import type { Executor } from "../../../infra/db/database";
import { fail } from "../../../infra/http/errors";
import type { ReleaseVersion } from "../health/health.repository";
import { readManifest } from "../publish/store-folder";
import { syncReleases } from "../repository/sync-releases";
import * as repository from "./smoke.repository";
import { isRefused } from "./visit-pages";

/** Name of the job that tests a version. */
export const SMOKE_JOB = "releases.smoke";

/** Returns why versions aren't tested if the operator turned smoke tests off; `null` if they are on. */
export function getOffReason({ smokeBrowser }: Pick<AppContext["config"], "smokeBrowser">): string | null {
  return smokeBrowser === "off" ? "Smoke tests are turned off on this site." : null;
}

/** Stores that a version has yet to be tested; from now on it can only be promoted with a confirmation. */
export async function announceSmokeTest(
  { config }: AppContext,
  db: Executor,
  one: ReleaseVersion,
): Promise<void> {
  const reason = getOffReason(config);
  await repository.putSmokeTest(db, one, { status: reason === null ? "queued" : "skipped", reason });
}

/** Queues the announced test of a version, if there is to be one. */
export async function queueSmokeTest(ctx: AppContext, one: ReleaseVersion): Promise<void> {
  if (getOffReason(ctx.config) !== null) return;
  await ctx.queue.send(SMOKE_JOB, one, { singletonKey: `${one.release}@${one.version}` });
}

/**
 * Repeats the test of a stored version. Until it is done, the version can only be promoted with a confirmation.
 * @throws NOT_FOUND
 */
export async function repeatSmokeTest(ctx: AppContext, one: ReleaseVersion): Promise<SmokeTest> {
  const { release, version } = one;
  await syncReleases(ctx);
  if (!(await readManifest(ctx.config.releasesDir, release, version))) {
    throw fail("NOT_FOUND", `${release} ${version} isn't published. Publish it first.`);
  }
  await announceSmokeTest(ctx, ctx.db, one);
  await queueSmokeTest(ctx, one);
  const [test] = await listSmokeTests(ctx, one);
  if (!test) throw new Error("The smoke test was not returned.");
  return test;
}

/** Returns the tests of all versions, or of those that match, newest first. */
export async function listSmokeTests(
  { db }: AppContext,
  which: { release?: string | undefined; version?: string | undefined },
): Promise<SmokeTest[]> {
  const rows = await repository.findSmokeTests(db, which);
  return rows.map(({ release, version, status, reason, opened, planned, finishedAt, pages }) => ({
    ...{ name: release, version, status, reason, opened, planned, pages },
    finishedAt: finishedAt?.toISOString() ?? null,
  }));
}

/**
 * Returns what the smoke test of a version means for its promotion: an administrator has to confirm a version that is
 * refused or not tested yet.
 */
export async function findSmokeFindings(db: Executor, one: ReleaseVersion): Promise<GateFinding[]> {
  const [test] = await repository.findSmokeTests(db, one);
  // Builds of this machine are live without being published. The status shows that a version was not tested.
  if (!test || test.status === "passed" || test.status === "skipped") return [];
  const rule = "smoke";
  if (test.status !== "refused") {
    return [{ level: "confirm", rule, message: "Its smoke test isn't done yet. Try again when it is." }];
  }
  const messages = test.pages.filter(isRefused).map(({ route, findings }) => {
    const errors = findings.filter(({ level }) => level === "error");
    const more = errors.length > 1 ? ` And ${formatCount(errors.length - 1, "other error")}.` : "";
    return `${route}: ${errors[0]?.message ?? ""}${more}`;
  });
  // A public page is opened signed out and signed in, often with the same fault.
  return [...new Set(messages)].map((message) => ({ level: "confirm", rule, message }));
}

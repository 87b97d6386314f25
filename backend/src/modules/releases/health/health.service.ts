import { getReleasePointer, getPointerVersions } from "@listwise/contracts/releases";
import { RemoteNameSchema } from "@listwise/contracts/remotes";
import { CONNECTION_ERROR_CODES, SLOW_MOUNT_CODE, type ClientReport } from "@listwise/contracts/site";
import { z } from "@listwise/contracts/zod";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { toWideNetwork } from "../../../infra/http/authorize-request";
import { addFailure, addMount, type ReleaseVersion } from "./health.repository";
import { readPageToken } from "./page-token";
import { insertReport, type Report } from "./reports.repository";
import { considerRollback } from "./auto-rollback.service";

/** Phases in which a failure keeps the user from seeing the page. */
const COUNTED_PHASES: ReadonlySet<ClientReport["phase"]> = new Set(["load", "mount", "render", "effect"]);
const MAX_TEXT_CHARS = 500;
/** Maximum number of counted reports per network and minute, so that no network can fill the table. */
const MAX_REPORTS_PER_NETWORK = 240;

/** Counts a mount that a page reports. */
export async function noteMount(
  app: FastifyInstance,
  { page, ...one }: ReleaseVersion & Pick<ClientReport, "page">,
  request: FastifyRequest,
): Promise<void> {
  const report = await readReport(app, { ...one, kind: "mount" }, page, request);
  if (!report) return;
  const isNew = await app.ctx.db.transaction(async (tx) => {
    const isFirst = await insertReport(tx, report);
    if (isFirst) await addMount(tx, one);
    return isFirst;
  });
  if (isNew) countMount(app, one, "mounted");
}

/**
 * Counts a failure that a page reports and considers rolling back the release that changed last. Reports about the shell
 * itself are ignored: it reports no mounts, so its failure share would always be 1.
 */
export async function noteFailure(
  app: FastifyInstance,
  { page, remote, version, phase, code, message }: ClientReport,
  request: FastifyRequest,
): Promise<void> {
  const { data: release } = z.safeParse(RemoteNameSchema, remote);
  if (!release || !version || !COUNTED_PHASES.has(phase)) return;
  const one = { release, version };
  const kind = getFailureKind(code);
  const report = await readReport(app, { ...one, kind }, page, request);
  if (!report) return;
  const failure = { phase, code, message: message.slice(0, MAX_TEXT_CHARS), isLine: kind === "line" };
  const isNew = await app.ctx.db.transaction(async (tx) => {
    const isFirst = await insertReport(tx, report);
    if (isFirst) await addFailure(tx, one, failure);
    return isFirst;
  });
  if (!isNew || kind === "line") return;
  countMount(app, one, "failed");
  await considerRollback(app, { ...one, shell: report.shell, kind });
}

function countMount(
  { ctx }: FastifyInstance,
  { release, version }: ReleaseVersion,
  result: "mounted" | "failed",
) {
  ctx.metrics.mounts.inc({ remote: release, version, result });
}

function getFailureKind(code: string): "failure" | "line" | "slow" {
  if (CONNECTION_ERROR_CODES.includes(code)) return "line";
  return code === SLOW_MOUNT_CODE ? "slow" : "failure";
}

/**
 * Returns the report if it counts, else `null`. It must come from a page that this site served, concern a version that
 * browsers get, and its network must not have sent too many.
 */
async function readReport(
  app: FastifyInstance,
  about: ReleaseVersion & Pick<Report, "kind">,
  token: string | undefined,
  { ip, principal }: FastifyRequest,
): Promise<Report | null> {
  const page = readPageToken(app, token);
  if (!page) return null;
  const { ctx } = app;
  if (
    !getPointerVersions(getReleasePointer(await app.releases.live(), about.release)).includes(about.version)
  )
    return null;
  const reportedFrom = toWideNetwork(ip);
  const { hits } = await ctx.limiter.hit(`release-reports:${reportedFrom}`, 60);
  if (hits > MAX_REPORTS_PER_NETWORK) return null;
  const { accountHours } = ctx.config.releaseFailures;
  const reporter = { userId: principal?.verified ? principal.id : null, leastHours: accountHours };
  return { ...about, page: page.id, shell: page.shell, servedTo: page.network, reportedFrom, reporter };
}

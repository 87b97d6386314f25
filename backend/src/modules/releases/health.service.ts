import {
  LINE_CODES,
  pointerOf,
  RemoteNameSchema,
  versionsOf,
  z,
  type ClientReport,
} from "@listwise/contracts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { toWideNetwork } from "../../platform/admit";
import { addFailure, addMount, type VersionOf } from "./health.repository";
import { readPageToken } from "./page-token";
import { insertReport, type Report } from "./reports.repository";
import { considerVersion } from "./take-out.service";

/** Phases in which a failure keeps the user from seeing the page. */
const COUNTED: ReadonlySet<ClientReport["phase"]> = new Set(["load", "mount", "render", "effect"]);
const MOST_TEXT = 500;
/** Maximum number of counted reports per network and minute, so that no network can fill the table. */
const MOST_PER_NETWORK = 240;

/** Counts a mount that a page reports. */
export async function noteMount(
  app: FastifyInstance,
  { page, ...one }: VersionOf & Pick<ClientReport, "page">,
  request: FastifyRequest,
): Promise<void> {
  const report = await readReport(app, { ...one, kind: "mount" }, page, request);
  if (!report) return;
  await app.ctx.db.transaction(async (tx) => {
    if (await insertReport(tx, report)) await addMount(tx, one);
  });
}

/**
 * Counts a failure that a page reports and considers rolling back its version. Reports about the shell are ignored: the
 * shell reports no mounts, so its failure share would always be 1.
 */
export async function noteFailure(
  app: FastifyInstance,
  { page, remote, version, phase, code, message }: ClientReport,
  request: FastifyRequest,
): Promise<void> {
  const { data: release } = z.safeParse(RemoteNameSchema, remote);
  if (!release || !version || !COUNTED.has(phase)) return;
  const one = { release, version };
  const isLine = LINE_CODES.includes(code);
  const report = await readReport(app, { ...one, kind: isLine ? "line" : "failure" }, page, request);
  if (!report) return;
  const failure = { phase, code, message: message.slice(0, MOST_TEXT), isLine };
  const isNew = await app.ctx.db.transaction(async (tx) => {
    const isFirst = await insertReport(tx, report);
    if (isFirst) await addFailure(tx, one, failure);
    return isFirst;
  });
  if (isNew && !isLine) await considerVersion(app, one);
}

/**
 * Returns the report if it counts, else `null`. It must come from a page that this site served, concern a version that
 * browsers get, and its network must not have sent too many.
 */
async function readReport(
  app: FastifyInstance,
  about: VersionOf & Pick<Report, "kind">,
  token: string | undefined,
  { ip, principal }: FastifyRequest,
): Promise<Report | null> {
  const page = readPageToken(app, token);
  if (!page) return null;
  const { ctx } = app;
  if (!versionsOf(pointerOf(await app.releases.live(), about.release)).includes(about.version)) return null;
  const reportedFrom = toWideNetwork(ip);
  const { hits } = await ctx.limiter.hit(`release-reports:${reportedFrom}`, 60);
  if (hits > MOST_PER_NETWORK) return null;
  const { accountHours } = ctx.config.releaseFailures;
  const reporter = { userId: principal?.verified ? principal.id : null, leastHours: accountHours };
  return { ...about, page: page.id, servedTo: page.network, reportedFrom, reporter };
}

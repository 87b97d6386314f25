import { LINE_CODES, pointerOf, versionsOf, type ClientReport } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { networkOf } from "../../platform/admit";
import { addFailure, addMount, type VersionOf } from "./health.repository";
import { considerTakeOut } from "./take-out.service";

/** Phases whose failure means that a person did not get to see the page. */
const COUNTED: ReadonlySet<ClientReport["phase"]> = new Set(["load", "mount", "render", "effect"]);
const MOST_TEXT = 500;

/** Counts a mount that a browser tells of. */
export async function noteMount(app: FastifyInstance, one: VersionOf, ip: string): Promise<void> {
  if (await counts(app, "mount", one, ip)) await addMount(app.ctx.db, one);
}

/** Counts a failure that a browser tells of, and takes the version out when too many of its mounts fail. */
export async function noteFailure(app: FastifyInstance, report: ClientReport, ip: string): Promise<void> {
  const { remote, version, phase, code, message } = report;
  if (!remote || !version || !COUNTED.has(phase)) return;
  const one = { release: remote, version };
  const isLine = LINE_CODES.includes(code);
  if (!(await counts(app, isLine ? "line" : "failure", one, ip))) return;
  await addFailure(app.ctx.db, one, { phase, code, message: message.slice(0, MOST_TEXT), isLine });
  if (!isLine) await considerTakeOut(app, one);
}

/**
 * Whether what a browser tells counts: the version must be one that browsers are given, and a network is heard once a
 * minute, so that one browser in a loop, or one who makes things up, weighs little.
 */
async function counts(app: FastifyInstance, kind: string, one: VersionOf, ip: string): Promise<boolean> {
  const { release, version } = one;
  const pointer = pointerOf(await app.releases.live(), release);
  if (!versionsOf(pointer).includes(version)) return false;
  const { hits } = await app.ctx.limiter.hit(`${kind}:${release}:${version}:${networkOf(ip)}`, 60);
  return hits === 1;
}

import { createHash } from "node:crypto";
import {
  type VersionMeasurements,
  getPointerVersions,
  getReleasePointer,
} from "@listwise/contracts/releases";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AppContext } from "../../../infra/context";
import type { Executor } from "../../../infra/db/database";
import { toWideNetwork } from "../../../infra/http/authorize-request";
import { maskText } from "../../../infra/security/mask";
import { readPageToken, type ServedPage } from "../health/page-token";
import { insertReport, type Report } from "../health/reports.repository";
import { countError } from "./errors.repository";
import { toBucket } from "./histogram";
import { addMeasurements, type Measured, type Metric } from "./metrics.repository";
import { CLS_UNIT } from "./version-health";

/** Maximum number of counted reports per page; the limit per address is in the contract. Chosen by us. */
const MAX_REPORTS_PER_PAGE = 20;
const PAGE_SECONDS = 12 * 3600;

/**
 * Stores what a page measured. Reports count only with the token of a page that this site served, and for versions that
 * browsers get; of the shell, only for the version in the token. Nothing about the user is stored.
 */
export async function noteMeasurements(
  app: FastifyInstance,
  { page: token, releases }: { page: string; releases: readonly VersionMeasurements[] },
  { ip }: FastifyRequest,
): Promise<void> {
  const page = readPageToken(app, token);
  if (!page) return;
  const { ctx } = app;
  const { hits } = await ctx.limiter.hit(`page-metrics:${page.id}`, PAGE_SECONDS);
  if (hits > MAX_REPORTS_PER_PAGE) return;
  const live = await app.releases.live();
  const known = new Map(
    releases
      .filter(({ name, version }) => getPointerVersions(getReleasePointer(live, name)).includes(version))
      .filter(({ name, version }) => name !== "shell" || version === page.shell)
      .map((one) => [`${one.name} ${one.version}`, one]),
  );
  const origin = { page, reportedFrom: toWideNetwork(ip) };
  const first = await ctx.db.transaction(async (tx) => {
    const counted: VersionMeasurements[] = [];
    // Always in the same order, so that concurrent reports don't wait for each other in a circle.
    for (const [, one] of [...known].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (await store(tx, one, origin)) counted.push(one);
    }
    return counted;
  });
  for (const one of first) observeVitals(ctx, one);
}

/** Adds a page's vitals to the metrics of this process. */
function observeVitals({ metrics }: AppContext, { name, version, lcpMs, inpMs, cls }: VersionMeasurements) {
  const labels = { remote: name, version };
  if (lcpMs !== undefined) metrics.vitals.lcp.observe(labels, lcpMs / 1000);
  if (inpMs !== undefined) metrics.vitals.inp.observe(labels, inpMs / 1000);
  if (cls !== undefined) metrics.vitals.cls.observe(labels, cls);
}

interface Origin {
  page: ServedPage;
  reportedFrom: string;
}

/** Stores what a page measured of a version. Returns true if it is the page's first report of that version. */
async function store(
  tx: Executor,
  one: VersionMeasurements,
  { page, reportedFrom }: Origin,
): Promise<boolean> {
  const version = { release: one.name, version: one.version };
  const report = (kind: Report["kind"]) =>
    insertReport(tx, {
      ...version,
      kind,
      page: page.id,
      shell: page.shell,
      servedTo: page.network,
      reportedFrom,
      reporter: { userId: null, leastHours: 0 },
    });
  const isFirst = await report("metrics");
  const hasNewError = one.errors.length > 0 && (await report("error"));
  await addMeasurements(tx, version, toMeasured(one, { isFirst, hasNewError }));
  const errors = one.errors.map(({ message, frames }) => {
    const masked = maskText(message);
    const text = JSON.stringify([masked.replace(/\d+/g, "0"), frames]);
    const id = createHash("sha256").update(text).digest("hex").slice(0, 16);
    return { ...version, id, message: masked, frames };
  });
  for (const error of errors.sort((a, b) => (a.id < b.id ? -1 : 1))) await countError(tx, error);
  return isFirst;
}

/** Returns the counts to add. A page's vitals and bytes count once per version. */
function toMeasured(
  { lcpMs, inpMs, cls, bytes, calls, failedCalls }: VersionMeasurements,
  { isFirst, hasNewError }: { isFirst: boolean; hasNewError: boolean },
): Measured[] {
  const counts = new Map<string, Measured>();
  const add = (metric: Metric, value: number | undefined, count = 1) => {
    if (value === undefined || count === 0) return;
    const bucket = toBucket(value);
    const key = `${metric} ${bucket}`;
    counts.set(key, { metric, bucket, count: (counts.get(key)?.count ?? 0) + count });
  };
  if (isFirst) {
    add("pages", 0);
    add("lcp", lcpMs);
    add("inp", inpMs);
    add("cls", cls === undefined ? undefined : cls / CLS_UNIT);
    add("bytes", bytes);
  }
  if (hasNewError) add("error-pages", 0);
  for (const duration of calls) add("api", duration);
  add("api-failures", 0, Math.min(failedCalls, calls.length));
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, measured]) => measured);
}

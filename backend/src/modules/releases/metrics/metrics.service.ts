import {
  type ReleaseError,
  type VersionMetrics,
  getPointerVersions,
  getReleasePointer,
  type ReleasePointers,
} from "@listwise/contracts/releases";
import type { AppContext } from "../../../infra/context";
import { deleteOldErrors, findErrors } from "./errors.repository";
import { compactMeasurements, findSeries } from "./metrics.repository";
import { holdReleases } from "../repository/sync-releases";
import { createFrameMapper, deleteOldSourceMaps } from "./source-maps";
import { summarize, type Histograms } from "./version-health";

/** Maximum number of versions in one response: the live ones and the last before them. A chart has six lines. */
const MAX_VERSIONS = 6;
/** Hours of one point by days of the range. */
const HOURS_PER_POINT = { "1": 1, "7": 6, "30": 24 } as const;

const share = (part: number, all: number) => (all === 0 ? null : Math.min(1, part / all));

/** Returns a version's measurements as the API reports them. */
function describe(histograms: Histograms) {
  const { scriptErrorPages, apiFailures, ...figures } = summarize(histograms);
  return {
    ...figures,
    scriptErrorShare: share(scriptErrorPages, figures.pages),
    apiFailureShare: share(apiFailures, figures.apiCalls),
  };
}

function add(
  histograms: Histograms,
  { metric, bucket, count }: Awaited<ReturnType<typeof findSeries>>[number],
) {
  const histogram = (histograms[metric] ??= new Map());
  histogram.set(bucket, (histogram.get(bucket) ?? 0) + count);
}

/** Returns the metrics of the versions that browsers got last, canary and stable first. */
export async function loadMetrics(
  { db }: AppContext,
  live: ReleasePointers,
  name: string,
  days: keyof typeof HOURS_PER_POINT,
): Promise<VersionMetrics[]> {
  const { canary, ...pointer } = getReleasePointer(live, name);
  const versions = [...(canary ? [canary.version] : []), ...getPointerVersions({ ...pointer, canary: null })];
  const chosen = [...new Set(versions)].slice(0, MAX_VERSIONS);
  const rows = await findSeries(db, name, chosen, { days: Number(days), hours: HOURS_PER_POINT[days] });
  return chosen.map((version) => {
    const total: Histograms = {};
    const periods = new Map<string, Histograms>();
    for (const row of rows.filter((one) => one.version === version)) {
      const at = new Date(row.at).toISOString();
      const period = periods.get(at) ?? {};
      periods.set(at, period);
      add(period, row);
      add(total, row);
    }
    const points = [...periods].map(([at, period]) => ({ at, ...describe(period) }));
    return { version, ...describe(total), points };
  });
}

/** Returns the latest script errors of a release, with their positions in the sources. */
export async function loadErrors(ctx: AppContext, name: string): Promise<ReleaseError[]> {
  const mapFrame = createFrameMapper(ctx);
  const found = await findErrors(ctx.db, name);
  return Promise.all(
    found.map(async ({ id, version, message, count, firstAt, lastAt, frames }) => ({
      id,
      version,
      message,
      count,
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
      frames: await Promise.all(frames.map(mapFrame)),
    })),
  );
}

/** Compacts measurements, and deletes old ones, old errors and the source maps of versions that are gone. */
export async function sweepMetrics(ctx: AppContext): Promise<void> {
  await compactMeasurements(ctx.db);
  await deleteOldErrors(ctx.db);
  await holdReleases(ctx, () => deleteOldSourceMaps(ctx));
}

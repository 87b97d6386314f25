import type { Executor } from "../../../infra/db/database";
import { computeP75, countSamples } from "./histogram";
import { countNetworks, sumMeasurements, sumMounts, type Metric } from "./metrics.repository";

/**
 * Health of a version in browsers, as signed pages report it. Percentiles are estimates from histograms with an error of at
 * most 5%, and `null` without samples. Reports are anonymous: a caller that acts on them must require several networks.
 */
export interface VersionHealth {
  /** Page loads that had this version and have reported. */
  pages: number;
  /** Networks of these pages, in the last hour at most. */
  networks: number;
  /** Pages that mounted it, and failures except those that the visitor's connection may have caused. 0 for the shell. */
  mounts: { good: number; failed: number };
  /** Pages with at least one script error in its files. */
  scriptErrorPages: number;
  /** API calls that its code made, and those that ended without a usable answer. */
  apiCalls: number;
  apiFailures: number;
  apiP75Ms: number | null;
  /** Largest Contentful Paint (https://web.dev/articles/lcp). */
  lcpP75Ms: number | null;
  lcpSamples: number;
  /** Interaction to Next Paint (https://web.dev/articles/inp). */
  inpP75Ms: number | null;
  inpSamples: number;
  /** Cumulative Layout Shift (https://web.dev/articles/cls), without a unit. */
  clsP75: number | null;
  clsSamples: number;
  /** Size of its files that a page loaded, as transferred without headers. */
  bytesP75: number | null;
}

/** The layout shift that is stored as 1. */
export const CLS_UNIT = 1 / 10_000;

/** Histograms of one version by metric. */
export type Histograms = Partial<Record<Metric, Map<number, number>>>;

/** Returns the measurements in a version's histograms. */
export function summarize(histograms: Histograms) {
  const get = (metric: Metric) => histograms[metric] ?? new Map<number, number>();
  const count = (metric: Metric) => countSamples(get(metric));
  const cls = computeP75(get("cls"));
  return {
    pages: count("pages"),
    scriptErrorPages: count("error-pages"),
    apiCalls: count("api"),
    apiFailures: count("api-failures"),
    apiP75Ms: computeP75(get("api")),
    lcpP75Ms: computeP75(get("lcp")),
    lcpSamples: count("lcp"),
    inpP75Ms: computeP75(get("inp")),
    inpSamples: count("inp"),
    clsP75: cls && cls * CLS_UNIT,
    clsSamples: count("cls"),
    bytesP75: computeP75(get("bytes")),
  };
}

/**
 * Returns the health of versions of one release since a time, by version. Measurements are stored per five minutes, so that
 * up to five minutes before it count too; times more than two days ago are rounded down to the hour.
 */
export async function readVersionHealth(
  db: Executor,
  name: string,
  versions: readonly string[],
  since: Date,
): Promise<Map<string, VersionHealth>> {
  const [measured, mounts, networks] = await Promise.all([
    sumMeasurements(db, name, versions, since),
    sumMounts(db, name, versions, since),
    countNetworks(db, name, versions, since),
  ]);
  return new Map(
    versions.map((version) => {
      const histograms: Histograms = {};
      for (const row of measured.filter((one) => one.version === version)) {
        (histograms[row.metric] ??= new Map()).set(row.bucket, row.count);
      }
      const mounted = mounts.find((one) => one.version === version);
      const health = {
        ...summarize(histograms),
        networks: networks.find((one) => one.version === version)?.networks ?? 0,
        mounts: { good: mounted?.good ?? 0, failed: mounted?.failed ?? 0 },
      };
      return [version, health];
    }),
  );
}

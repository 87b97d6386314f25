import type { AnalyticsPoint, ListingChange } from "@listwise/contracts/analytics";

const DAY_MS = 86_400_000;

/** Ratings and releases of an app in a period; unknown figures are `null`. */
export interface AppSummaryRow {
  /** Last rating of the period, or that of the listing; 0–5. */
  rating: number | null;
  /** Last rating less the first one; `null` with fewer than two days. */
  ratingChange: number | null;
  ratingCount: number | null;
  newRatings: number | null;
  /** Number of new versions; `null` if no change of the listing was recorded, because it may not have been read. */
  releases: number | null;
  /** Mean number of days between new versions; `null` with fewer than two. */
  daysBetween: number | null;
  lastVersion: string | null;
  /** Time at which the last new version was seen. */
  lastReleaseAt: string | null;
}

function computeChange(values: readonly number[]): number | null {
  const [first] = values;
  const last = values.at(-1);
  return first === undefined || last === undefined || values.length < 2 ? null : last - first;
}

/** Summarizes an app's ratings (oldest first) and changes (newest first). */
export function summarizeApp(
  listing: Pick<AppSummaryRow, "rating" | "ratingCount">,
  points: readonly Pick<AnalyticsPoint, "rating" | "ratingCount">[],
  changes: readonly ListingChange[],
): AppSummaryRow {
  const ratings = points.flatMap(({ rating }) => rating ?? []);
  const counts = points.flatMap(({ ratingCount }) => ratingCount ?? []);
  const releases = changes.filter(({ field }) => field === "version");
  const [last] = releases;
  const first = releases.at(-1);
  return {
    rating: ratings.at(-1) ?? listing.rating,
    ratingChange: computeChange(ratings),
    ratingCount: counts.at(-1) ?? listing.ratingCount,
    newRatings: computeChange(counts),
    releases: changes.length === 0 ? null : releases.length,
    daysBetween:
      last && first && releases.length > 1
        ? (Date.parse(last.at) - Date.parse(first.at)) / DAY_MS / (releases.length - 1)
        : null,
    lastVersion: last?.after ?? null,
    lastReleaseAt: last?.at ?? null,
  };
}

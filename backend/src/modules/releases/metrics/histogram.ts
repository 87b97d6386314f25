/**
 * Ratio between the limits of a bucket, chosen by us: an estimate is at most 5% from the value, and a minute in
 * milliseconds has 116 buckets.
 */
const RATIO = 1.1;
/** Highest bucket; it also counts all larger values. 1.1^230 is about 3.3 billion. */
const MAX_BUCKET = 230;

/** Number of values by bucket. */
export type Histogram = ReadonlyMap<number, number>;

/** Returns the bucket of a value: 0 for values up to 1, then `n` for those in (1.1^(n-1), 1.1^n]. */
export function toBucket(value: number): number {
  if (value <= 1) return 0;
  return Math.min(MAX_BUCKET, Math.ceil(Math.log(value) / Math.log(RATIO)));
}

/** Returns the value that stands for a bucket: the geometric mean of its limits, and 0 for the first bucket. */
function getBucketValue(bucket: number): number {
  return bucket === 0 ? 0 : RATIO ** (bucket - 0.5);
}

/** Returns the number of values in a histogram. */
export function countSamples(histogram: Histogram): number {
  return [...histogram.values()].reduce((sum, count) => sum + count, 0);
}

/**
 * Computes the 75th percentile, as Core Web Vitals are assessed (https://web.dev/articles/vitals), by the nearest rank. The
 * result is at most 5% from the value, in the unit of the values; `null` without values.
 */
export function computeP75(histogram: Histogram): number | null {
  const samples = countSamples(histogram);
  let rank = Math.ceil(0.75 * samples);
  for (const [bucket, count] of [...histogram].sort(([a], [b]) => a - b)) {
    rank -= count;
    if (rank <= 0) return getBucketValue(bucket);
  }
  return null;
}

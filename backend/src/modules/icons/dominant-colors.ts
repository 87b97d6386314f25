import { computeDistance, toLab, type Lab, type Rgb } from "./color-space";

/** Colors closer than this in OKLab count as one (chosen by us). */
const MERGE_DISTANCE = 0.075;
const MIN_SHARE = 0.02;
const MAX_COLORS = 10;
const MIN_ALPHA = 128;

export interface DominantColor {
  rgb: Rgb;
  lab: Lab;
  /** Share of the visible pixels, 0–1. */
  share: number;
}

interface Bucket {
  sum: [number, number, number];
  count: number;
}

/** Groups RGBA pixels by color, with five bits per channel. */
function groupByColor(pixels: Uint8Array): Map<number, Bucket> {
  const buckets = new Map<number, Bucket>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < MIN_ALPHA) continue;
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const bucket = buckets.get(key) ?? { sum: [0, 0, 0], count: 0 };
    bucket.sum[0] += red;
    bucket.sum[1] += green;
    bucket.sum[2] += blue;
    bucket.count += 1;
    buckets.set(key, bucket);
  }
  return buckets;
}

const mean = ({ sum, count }: Bucket): Rgb => [sum[0] / count, sum[1] / count, sum[2] / count];

/**
 * Returns up to ten colors of RGBA pixels, most frequent first. Similar colors are merged into the more frequent one.
 */
export function computeDominantColors(pixels: Uint8Array): DominantColor[] {
  const buckets = [...groupByColor(pixels)]
    .sort(([keyA, a], [keyB, b]) => b.count - a.count || keyA - keyB)
    .map(([, bucket]) => bucket);
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  const merged: (Bucket & { seed: Lab })[] = [];
  for (const bucket of buckets) {
    const lab = toLab(mean(bucket));
    const near = merged.find(({ seed }) => computeDistance(seed, lab) < MERGE_DISTANCE);
    if (!near) {
      merged.push({ ...bucket, seed: lab });
      continue;
    }
    near.count += bucket.count;
    near.sum = [near.sum[0] + bucket.sum[0], near.sum[1] + bucket.sum[1], near.sum[2] + bucket.sum[2]];
  }
  return merged
    .map((bucket) => ({ rgb: mean(bucket), lab: toLab(mean(bucket)), share: bucket.count / total }))
    .filter(({ share }) => share >= MIN_SHARE)
    .sort((a, b) => b.share - a.share)
    .slice(0, MAX_COLORS);
}

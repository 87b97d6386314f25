import fc from "fast-check";
import { computeP75, countSamples, toBucket } from "./histogram";

const build = (values: readonly number[]) => {
  const histogram = new Map<number, number>();
  for (const value of values) {
    const bucket = toBucket(value);
    histogram.set(bucket, (histogram.get(bucket) ?? 0) + 1);
  }
  return histogram;
};

test("without values, the percentile is unknown", () => {
  expect(computeP75(new Map())).toBeNull();
});

test("values up to the unit are 0", () => {
  expect(computeP75(build([0, 0.5, 1, 400]))).toBe(0);
});

test("the percentile is within 5% of the value at its rank", () => {
  const values = fc.array(fc.double({ min: 1.01, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(values, (sample) => {
      const exact = sample.toSorted((a, b) => a - b)[Math.ceil(0.75 * sample.length) - 1] ?? Number.NaN;
      const ratio = (computeP75(build(sample)) ?? Number.NaN) / exact;
      expect(ratio).toBeGreaterThan(0.95);
      expect(ratio).toBeLessThan(1.05);
      expect(countSamples(build(sample))).toBe(sample.length);
    }),
  );
});

test("values beyond the last bucket stay in it", () => {
  expect(toBucket(1e12)).toBe(toBucket(1e15));
});

import fc from "fast-check";
import { computeClickShare } from "./click-share";
import { computeVisibility, computeVisibilityShare, type ListedKeyword } from "./visibility";

const RUNS = { numRuns: 200 };
const at = (popularity: number | null, rank: number | null): ListedKeyword => ({ popularity, rank });
const rank = fc.integer({ min: 1, max: 210 });
const keyword = fc.record({
  popularity: fc.option(fc.integer({ min: 0, max: 100 })),
  rank: fc.option(rank),
});
const list = fc.array(keyword, { maxLength: 30 });
const compute = (keywords: readonly ListedKeyword[]) => computeVisibility(keywords).value ?? 0;

describe("click share", () => {
  test.each([
    [1, 0.3],
    [2, 0.15],
    [3, 0.1],
    [10, 0.03],
    [11, 0.0082],
    [20, 0.0045],
    [21, 0.0041],
    [100, 0.00018],
    [200, 0.000045],
    [201, 0],
  ])("the vector of rank %i is %d", (position, share) => {
    const digits = share < 0.001 ? 8 : 4;
    expect(computeClickShare(position)).toBeCloseTo(share, digits);
  });

  test("falls with every rank to 201", () => {
    const shares = Array.from({ length: 201 }, (_, index) => computeClickShare(index + 1));
    expect(shares.every((share, index) => index === 0 || share < (shares[index - 1] ?? 0))).toBe(true);
  });
});

describe("visibility", () => {
  test("matches the documented vector", () => {
    expect(computeVisibility([at(60, 1), at(40, 3)])).toEqual({
      value: expect.closeTo(73.33, 2),
      counted: 2,
      leftOut: { unchecked: 0, unknownPopularity: 0 },
    });
  });

  test("counts unranked keywords as 0, and leaves out what is unknown", () => {
    expect(computeVisibility([at(50, 1), at(50, 201)]).value).toBe(50);
    expect(computeVisibility([at(50, 1), at(50, null), at(null, 3), at(null, null)])).toEqual({
      value: 100,
      counted: 1,
      leftOut: { unchecked: 2, unknownPopularity: 1 },
    });
  });

  test("is unknown if no keyword counts", () => {
    expect(computeVisibility([]).value).toBeNull();
    expect(computeVisibility([at(50, null), at(null, 1)]).value).toBeNull();
    expect(computeVisibility([at(0, 1)])).toMatchObject({ value: null, counted: 1 });
  });

  test("is 0–100, and every keyword is counted or left out", () => {
    fc.assert(
      fc.property(list, (keywords) => {
        const { value, counted, leftOut } = computeVisibility(keywords);
        expect(value ?? 0).toBeGreaterThanOrEqual(0);
        expect(value ?? 0).toBeLessThanOrEqual(100);
        expect(counted + leftOut.unchecked + leftOut.unknownPopularity).toBe(keywords.length);
      }),
      RUNS,
    );
  });

  test("never falls when a rank improves, and never rises with another unranked keyword", () => {
    const known = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(list, known, rank, rank, (keywords, popularity, a, b) => {
        const [better, worse] = [Math.min(a, b), Math.max(a, b)];
        const improved = compute([...keywords, at(popularity, better)]);
        expect(improved).toBeGreaterThanOrEqual(compute([...keywords, at(popularity, worse)]));
        expect(compute([...keywords, at(popularity, 201)])).toBeLessThanOrEqual(compute(keywords));
      }),
      RUNS,
    );
  });

  test("doesn't depend on the order of the list", () => {
    const shuffled = list.chain((keywords) =>
      fc.tuple(
        fc.constant(keywords),
        fc.shuffledSubarray(keywords, { minLength: keywords.length, maxLength: keywords.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([keywords, other]) => {
        const { value, ...counts } = computeVisibility(other);
        expect(computeVisibility(keywords)).toMatchObject(counts);
        expect(value ?? -1).toBeCloseTo(computeVisibility(keywords).value ?? -1, 9);
      }),
      RUNS,
    );
  });
});

describe("share of visibility", () => {
  test.each([
    [30, [20, 50], { value: 30, counted: 2, leftOut: 0 }],
    [30, [10, null], { value: 75, counted: 1, leftOut: 1 }],
    [0, [10], { value: 0, counted: 1, leftOut: 0 }],
    [0, [0], { value: null, counted: 1, leftOut: 0 }],
    [null, [10], { value: null, counted: 1, leftOut: 0 }],
    [30, [], { value: null, counted: 0, leftOut: 0 }],
    [30, [null], { value: null, counted: 0, leftOut: 1 }],
  ])("of %j among %j is %j", (own, competitors, share) => {
    expect(computeVisibilityShare(own, competitors)).toEqual(share);
  });
});

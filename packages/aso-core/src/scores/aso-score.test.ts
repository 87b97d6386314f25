import { computeAsoScore } from "./aso-score";

const poor = { name: "", description: "", screenshots: [1] };
type Listing = Parameters<typeof computeAsoScore>[0];

describe("the points of the ASO score", () => {
  const earned = (app: Partial<Listing>) => computeAsoScore({ ...poor, ...app }).points - 50;

  test.each([
    [10, 0],
    [11, 10],
    [29, 10],
    [30, 0],
  ])("a title of %i characters earns %i points", (length, points) => {
    expect(earned({ name: "x".repeat(length) })).toBe(points);
    expect(earned({ name: ` ${"x".repeat(length)}  ` })).toBe(points);
  });

  test("a description earns its points from 201 characters, not counting surrounding blanks", () => {
    expect(earned({ description: "x".repeat(200) })).toBe(0);
    expect(earned({ description: ` ${"x".repeat(200)} ` })).toBe(0);
    expect(earned({ description: "x".repeat(201) })).toBe(10);
  });

  test("screenshots earn their points from the fifth on", () => {
    expect([4, 5, 6].map((count) => earned({ screenshots: Array(count).fill("") }))).toEqual([0, 15, 15]);
  });

  test("each part lists its points and whether it was earned", () => {
    expect(computeAsoScore({ ...poor, name: "Eleven char" }).parts).toEqual([
      { label: "Title between 11 and 29 characters", points: 10, earned: true },
      { label: "Description over 200 characters", points: 10, earned: false },
      { label: "5 or more screenshots", points: 15, earned: false },
    ]);
  });
});

const long = "d".repeat(201);
test.each<[Listing, [score: number, points: number, knownPoints: number], unknown: string[]]>([
  [{ name: "Eleven char", description: long, screenshots: [1, 2, 3, 4, 5] }, [85, 85, 85], []],
  [{ name: "Eleven char", description: long, screenshots: [1] }, [70, 70, 85], []],
  [poor, [50, 50, 85], []],
  [{ name: "Eleven char", description: "", screenshots: [] }, [68, 60, 70], ["5 or more screenshots"]],
  [
    { name: "Ten chars!", description: null, screenshots: [1] },
    [50, 50, 75],
    ["Description over 200 characters"],
  ],
  [
    { name: "Ten chars!", description: null, screenshots: [] },
    [50, 50, 60],
    ["Description over 200 characters", "5 or more screenshots"],
  ],
])("the ASO score projects the known points (case %#)", (listing, figures, unknown) => {
  const { score, points, knownPoints, totalPoints, parts } = computeAsoScore(listing);
  expect([score, points, knownPoints]).toEqual(figures);
  expect(totalPoints).toBe(85);
  expect(parts.filter(({ earned }) => earned === null).map(({ label }) => label)).toEqual(unknown);
});

import { computeAsoScore } from "./aso-score";

describe("the ASO score", () => {
  const nothing = { name: "", description: null, screenshots: [] };
  const earned = (app: Partial<Parameters<typeof computeAsoScore>[0]>) =>
    computeAsoScore({ ...nothing, ...app }).score - 50;

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

  test("lists each part with its points and whether it was earned", () => {
    expect(computeAsoScore({ ...nothing, name: "Eleven char" }).parts).toEqual([
      { label: "Title between 11 and 29 characters", points: 10, earned: true },
      { label: "Description over 200 characters", points: 10, earned: false },
      { label: "5 or more screenshots", points: 15, earned: false },
    ]);
  });
});

test("the ASO score follows its formula", () => {
  expect(
    computeAsoScore({ name: "Eleven char", description: "d".repeat(201), screenshots: [1, 2, 3, 4, 5] })
      .score,
  ).toBe(85);
  expect(computeAsoScore({ name: "Ten chars!", description: null, screenshots: [] }).score).toBe(50);
});

import { computeKeywordCoverage, computeCoveredShare } from "./coverage";
import { scoreCoverage, scoreLength, checkLimit, buildReport, computeScore } from "./parts";

const figure = (keyword: string, popularity: number | null = 50, difficulty: number | null = 0) => ({
  keyword,
  popularity,
  difficulty,
});
const covers = (text: string, ...keywords: ReturnType<typeof figure>[]) =>
  computeKeywordCoverage(keywords, [{ label: "Name", text }], {
    locale: "en",
    stopWords: new Set(),
    stem: (word: string) => word,
  });

describe("points for length", () => {
  const part = (text: string | null, target?: number) =>
    scoreLength("Name", text, { limit: 30, max: 25, ...(target && { target }) });

  test.each([
    ["", 0],
    ["x".repeat(15), 13],
    ["x".repeat(29), 24],
    ["x".repeat(30), 25],
    [`  ${"x".repeat(30)}\n`, 25],
    ["x".repeat(31), 0],
  ])("%j earns %i of 25", (text, points) => {
    expect(part(text)).toMatchObject({ key: "length Name", label: "Name", points, max: 25 });
  });

  test("show the used characters, and the target if it is below the limit", () => {
    expect(part("Trail").detail).toBe("5 of 30 characters used.");
    expect(part("Trail", 10)).toMatchObject({
      points: 13,
      detail: "5 of 30 characters used. Use 10 for full points.",
    });
    expect(part("x".repeat(20), 10).points).toBe(25);
    expect(part("x".repeat(31)).detail).toBe("31 of 30 characters: too long for the store.");
  });

  test("are unknown if the live text is unknown", () => {
    expect(part(null)).toMatchObject({
      key: "length Name",
      label: "Name",
      points: null,
      max: 25,
      detail: expect.stringContaining("unknown"),
    });
  });
});

test("a keyword without words is not covered", () => {
  expect(covers("Trail maps", figure("!"))).toMatchObject([{ covered: false, missing: [], where: [] }]);
});

test("the covered share refers to keywords with a value", () => {
  expect(computeCoveredShare(covers("Trail maps", figure("trail", 30), figure("walk", 10)))).toBe(0.75);
  expect(computeCoveredShare(covers("Trail maps", figure("trail", 30, null), figure("walk", 10)))).toBe(0);
  expect(computeCoveredShare(covers("Trail", figure("trail", 30, 100)))).toBeNull();
  expect(computeCoveredShare([])).toBeNull();
});

describe("points for tracked keywords", () => {
  test("follow the covered share, shown with the number of keywords", () => {
    expect(scoreCoverage(covers("Trail", figure("trail", 20), figure("walk", 10)), 30)).toEqual({
      key: "coverage",
      label: "Tracked keywords covered",
      points: 20,
      max: 30,
      detail: "1 of 2 keywords covered (67% by value).",
    });
  });

  test("are unknown without keywords and without metrics, each with its own reason", () => {
    expect(scoreCoverage([], 30)).toMatchObject({
      key: "coverage",
      points: null,
      max: 30,
      detail: expect.stringContaining("any keywords"),
    });
    expect(scoreCoverage(covers("Trail", figure("trail", null)), 30)).toMatchObject({
      points: null,
      detail: expect.stringContaining("not available yet"),
    });
  });
});

test.each([
  [null, null],
  ["x".repeat(30), null],
  [` ${"x".repeat(30)} `, null],
  ["x".repeat(31), "Name is 1 character over the limit of 30. Shorten it."],
  ["x".repeat(33), "Name is 3 characters over the limit of 30. Shorten it."],
])("%j against a limit of 30: %s", (text, message) => {
  const finding = { field: "Name", severity: "error", message };
  expect(checkLimit("Name", text, 30)).toEqual(message === null ? [] : [finding]);
});

test("a score is the share of points of the known parts", () => {
  const part = (points: number | null, max: number) => ({ key: "", label: "", points, max, detail: "" });
  expect(computeScore([part(10, 20), part(null, 50), part(5, 10)])).toBe(50);
  expect(computeScore([part(2, 3)])).toBe(67);
  expect(computeScore([part(null, 50)])).toBeNull();
  const finding = { field: "Name", severity: "error" as const, message: "Too long." };
  expect(buildReport([part(1, 2)], [], [finding])).toEqual({
    score: 50,
    parts: [part(1, 2)],
    keywords: [],
    findings: [finding],
  });
});

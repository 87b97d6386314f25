import { buildDescriptionReport, getFirstLines, computeReadability } from ".";
import { getOverusedWords } from "./description-report";
import type { KeywordFigure } from "./types";

const reading = { locale: "en-US", stopWords: new Set(["the", "and"]), stem: (word: string) => word };
const trail: KeywordFigure = { keyword: "trail", popularity: 50, difficulty: 0 };
const part = (
  text: string,
  key: string,
  keywords: KeywordFigure[] = [],
  platform: "ios" | "android" = "ios",
) => buildDescriptionReport(text, platform, keywords, reading).parts.find((one) => one.key === key);
/** Returns a text with the given number of words, including the given ones. */
const words = (count: number, ...own: string[]) =>
  [
    ...own,
    ...Array.from({ length: count - own.length }, (_, index) => `w${"abcdefghij"[index % 10]}${index}`),
  ].join(" ");
const times = (count: number, word: string) => Array<string>(count).fill(word);

describe("reading ease", () => {
  test.each([
    ["storm", 78],
    ["make", 78],
    ["makes", 78],
    ["jumped", 78],
    ["tree", 78],
    ["hmm", 78],
    ["table", 36],
    ["edit", 36],
    ["weather", 36],
  ])("“Radar %s.” counts syllables by their sound: %i", (word, flesch) => {
    expect(computeReadability(`Radar ${word}.`, "en")?.flesch).toBe(flesch);
  });

  test("counts the parts of an address as words everywhere", () => {
    expect(computeReadability("Visit listwise.example/privacy today.", "en")?.words).toBe(5);
  });

  test("decreases with the length of sentences and is limited to 0–100", () => {
    const flesch = (text: string) => computeReadability(text, "en")?.flesch;
    expect(flesch("rain ".repeat(30))).toBe(92);
    expect(flesch("rain ".repeat(60))).toBe(61);
    expect([flesch("Rain."), flesch("Weather radar animation.")]).toEqual([100, 0]);
  });

  test("there is no reading ease of a text that is mostly in another script", () => {
    const text = "渋滞を考慮したルートを検索できます。";
    expect(computeReadability(text, "en")?.flesch).toBeNull();
    expect(computeReadability(`Route planner for Japan. ${text.slice(0, 2)}`, "en")?.flesch).toBeGreaterThan(
      0,
    );
  });

  test("sentences end with a punctuation mark or line break; lines without words don't count", () => {
    expect(computeReadability("Rain. Snow now!\n\nHail\n – \n", "en")).toMatchObject({
      sentences: 3,
      words: 4,
      wordsPerSentence: 1.3,
    });
    expect(computeReadability("2026\n2027", "en")).toMatchObject({ sentences: 2, words: 2 });
  });
});

describe("points for reading", () => {
  test("follow the reading ease for English", () => {
    expect(part("Radar table.", "reading")).toEqual({
      key: "reading",
      label: "Readability",
      points: 8,
      max: 20,
      detail: "Flesch reading ease 36 of 100 (60 earns full points), 2 words per sentence on average.",
    });
  });

  test.each([
    [15, 20],
    [24, 8],
    [30, 0],
    [40, 0],
  ])("follow the length of sentences in other languages: %i words earn %i", (length, points) => {
    const { parts } = buildDescriptionReport("Wort ".repeat(length), "ios", [], { ...reading, locale: "de" });
    expect(parts.find(({ key }) => key === "reading")).toEqual({
      key: "reading",
      label: "Readability",
      points,
      max: 20,
      detail: `${length} words per sentence on average; 15 or fewer earn full points.`,
    });
  });

  test("are 0 without words", () => {
    expect(part("", "reading")).toMatchObject({
      points: 0,
      detail: expect.stringContaining("Write some text"),
    });
  });
});

describe("the first lines", () => {
  test("are the first 170 characters without leading blanks", () => {
    expect(getFirstLines(`  ${"x".repeat(170)}y`)).toBe("x".repeat(170));
    expect(getFirstLines("Rain")).toBe("Rain");
  });

  test.each([
    ["a sentence of 169 characters", `${"x".repeat(168)}. Then more`, 10],
    ["a sentence of 170 characters", `${"x".repeat(169)}. Then more`, 0],
    ["a line of 20 characters", `${"x".repeat(20)}\n${"y".repeat(300)}`, 10],
    ["words without an end", "rain ".repeat(60), 0],
    ["a number with a point", `${"v2.0 ".repeat(60)}.`, 0],
    ["nothing", "", 0],
  ])("earn half their points with a fully visible sentence: %s", (_, text, points) => {
    expect(part(text, "first", [trail])).toMatchObject({ label: "First lines", points, max: 20 });
  });

  test("earn the other half with a tracked keyword, which is named", () => {
    expect(part("Find a trail.", "first", [{ ...trail, keyword: "maps" }, trail])).toMatchObject({
      points: 20,
      detail: "The first sentence is fully visible. The first lines include “trail”.",
    });
    expect(part("rain ".repeat(60), "first", [trail])?.detail).toBe(
      "End the first sentence within 170 characters. The first lines include none of your keywords.",
    );
  });

  test("are scored only by their sentence if no keyword is tracked", () => {
    expect(part("Find a trail.", "first")).toMatchObject({
      points: 10,
      max: 10,
      detail: expect.stringContaining("You don't track any keywords"),
    });
  });
});

describe("overused words", () => {
  test("are reported from 50 words", () => {
    expect(getOverusedWords(words(49, ...times(3, "radar")), reading)).toEqual([]);
    expect(getOverusedWords(words(50, ...times(3, "radar")), reading)).toEqual([
      { word: "radar", percent: 6 },
    ]);
  });

  test("make up more than 4 percent, most frequent first", () => {
    const text = words(100, ...times(4, "rain"), ...times(5, "snow"), ...times(7, "hail"));
    expect(getOverusedWords(text, reading)).toEqual([
      { word: "hail", percent: 7 },
      { word: "snow", percent: 5 },
    ]);
  });

  test("are no stop words and have at least three letters", () => {
    expect(
      getOverusedWords(words(50, ...times(9, "the"), ...times(9, "go"), ...times(9, "map")), reading),
    ).toEqual([{ word: "map", percent: 18 }]);
  });

  test("cost five points each, down to 0, and are listed with their share", () => {
    const stuffed = ["rain", "snow", "hail", "wind"].map((word) => times(3, word));
    const density = (count: number) => part(words(50, ...stuffed.slice(0, count).flat()), "density");
    expect([0, 1, 2, 4].map((count) => density(count)?.points)).toEqual([15, 10, 5, 0]);
    expect(density(0)).toMatchObject({
      label: "No overused words",
      detail: expect.stringContaining("more than 4%"),
    });
    expect(density(2)?.detail).toBe("Overused: “rain” 6%, “snow” 6% (−5 points each).");
    expect(part(words(49), "density")).toMatchObject({ points: null, detail: "Needs at least 50 words." });
  });
});

test("a description's findings include its limit and its overused words", () => {
  const { findings } = buildDescriptionReport(
    `${words(50, ...times(3, "radar"))} ${"-".repeat(4000)}`,
    "ios",
    [],
    reading,
  );
  expect(findings).toEqual([
    expect.objectContaining({ field: "Description", severity: "error" }),
    {
      field: "Description",
      severity: "warning",
      message: expect.stringMatching(/^“radar” makes up 6%/),
      words: ["radar"],
    },
  ]);
});

test("the note that descriptions are not searched is for the App Store only", () => {
  const detail = (platform: "ios" | "android") =>
    part("Find a trail.", "coverage", [trail], platform)?.detail;
  expect(detail("android")).toBe("1 of 1 keyword covered (100% by value).");
  expect(detail("ios")).toMatch(/^1 of 1 keyword covered .*does not search descriptions/);
});

test("the score and the reading ease on its own are the same figure", () => {
  const text = "Find a hiking trail near you. Download its map before you leave.";
  const { flesch } = computeReadability(text, reading.locale) ?? {};
  expect(part(text, "reading")?.detail).toContain(`Flesch reading ease ${flesch} of 100`);
});

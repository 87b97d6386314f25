import { descriptionReport, firstLinesOf, readabilityOf } from ".";
import { stuffedWords } from "./description-report";
import type { KeywordFigure } from "./types";

const reading = { locale: "en-US", stopWords: new Set(["the", "and"]) };
const trail: KeywordFigure = { keyword: "trail", popularity: 50, difficulty: 0 };
const part = (
  text: string,
  key: string,
  keywords: KeywordFigure[] = [],
  platform: "ios" | "android" = "ios",
) => descriptionReport(text, platform, keywords, reading).parts.find((one) => one.key === key);
/** Text of so many words, of which the given ones are some. */
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
  ])("“Radar %s.” counts the syllables as they sound: %i", (word, flesch) => {
    expect(readabilityOf(`Radar ${word}.`, "en")?.flesch).toBe(flesch);
  });

  test("falls with the length of sentences, and stays from 0 to 100", () => {
    const flesch = (text: string) => readabilityOf(text, "en")?.flesch;
    expect(flesch("rain ".repeat(30))).toBe(92);
    expect(flesch("rain ".repeat(60))).toBe(61);
    expect([flesch("Rain."), flesch("Weather radar animation.")]).toEqual([100, 0]);
  });

  test("sentences end with their mark or their line; lines without a word are none", () => {
    expect(readabilityOf("Rain. Snow now!\n\nHail\n – \n", "en")).toMatchObject({
      sentences: 3,
      words: 4,
      wordsPerSentence: 1.3,
    });
    expect(readabilityOf("2026\n2027", "en")).toMatchObject({ sentences: 2, words: 2 });
  });
});

describe("points for reading", () => {
  test("follow the reading ease of English", () => {
    expect(part("Radar table.", "reading")).toEqual({
      key: "reading",
      label: "Easy to read",
      points: 8,
      max: 20,
      detail: "Flesch reading ease 36 of 100 (60 earns all points), 2 words a sentence on average.",
    });
  });

  test.each([
    [15, 20],
    [24, 8],
    [30, 0],
    [40, 0],
  ])("follow the length of sentences elsewhere: %i words earn %i", (length, points) => {
    const { parts } = descriptionReport("Wort ".repeat(length), "ios", [], { ...reading, locale: "de" });
    expect(parts.find(({ key }) => key === "reading")).toEqual({
      key: "reading",
      label: "Easy to read",
      points,
      max: 20,
      detail: `${length} words a sentence on average; up to 15 earn all points.`,
    });
  });

  test("are none without a word", () => {
    expect(part("", "reading")).toMatchObject({
      points: 0,
      detail: expect.stringContaining("nothing to read"),
    });
  });
});

describe("the first lines", () => {
  test("are the first 170 characters, blanks before them left out", () => {
    expect(firstLinesOf(`  ${"x".repeat(170)}y`)).toBe("x".repeat(170));
    expect(firstLinesOf("Rain")).toBe("Rain");
  });

  test.each([
    ["a sentence of 169 characters", `${"x".repeat(168)}. Then more`, 10],
    ["a sentence of 170 characters", `${"x".repeat(169)}. Then more`, 0],
    ["a line of 20 characters", `${"x".repeat(20)}\n${"y".repeat(300)}`, 10],
    ["words without an end", "rain ".repeat(60), 0],
    ["a number with a point", `${"v2.0 ".repeat(60)}.`, 0],
    ["nothing", "", 0],
  ])("earn half their points with a sentence that can be read whole: %s", (_, text, points) => {
    expect(part(text, "first", [trail])).toMatchObject({ label: "First lines", points, max: 20 });
  });

  test("earn the other half with a tracked keyword, which is named", () => {
    expect(part("Find a trail.", "first", [{ ...trail, keyword: "maps" }, trail])).toMatchObject({
      points: 20,
      detail: "The first sentence can be read whole. They hold “trail”.",
    });
    expect(part("rain ".repeat(60), "first", [trail])?.detail).toBe(
      "The first sentence should end within 170 characters. They hold none of your keywords.",
    );
  });

  test("are judged by their sentence alone where no keyword is tracked", () => {
    expect(part("Find a trail.", "first")).toMatchObject({
      points: 10,
      max: 10,
      detail: expect.stringContaining("You track no keywords"),
    });
  });
});

describe("words that stand too often", () => {
  test("are looked for from 50 words on", () => {
    expect(stuffedWords(words(49, ...times(3, "radar")), reading)).toEqual([]);
    expect(stuffedWords(words(50, ...times(3, "radar")), reading)).toEqual([{ word: "radar", percent: 6 }]);
  });

  test("make up more than 4 percent, the most frequent first", () => {
    const text = words(100, ...times(4, "rain"), ...times(5, "snow"), ...times(7, "hail"));
    expect(stuffedWords(text, reading)).toEqual([
      { word: "hail", percent: 7 },
      { word: "snow", percent: 5 },
    ]);
  });

  test("carry meaning and have three letters", () => {
    expect(
      stuffedWords(words(50, ...times(9, "the"), ...times(9, "go"), ...times(9, "map")), reading),
    ).toEqual([{ word: "map", percent: 18 }]);
  });

  test("cost five points each, down to none, and are named with their share", () => {
    const stuffed = ["rain", "snow", "hail", "wind"].map((word) => times(3, word));
    const density = (count: number) => part(words(50, ...stuffed.slice(0, count).flat()), "density");
    expect([0, 1, 2, 4].map((count) => density(count)?.points)).toEqual([15, 10, 5, 0]);
    expect(density(0)).toMatchObject({
      label: "No word too often",
      detail: expect.stringContaining("more than 4%"),
    });
    expect(density(2)?.detail).toBe("“rain” 6%, “snow” 6%: each costs 5 points.");
    expect(part(words(49), "density")).toMatchObject({ points: null, detail: "Counted from 50 words on." });
  });
});

test("a description's findings name its limit and its frequent words", () => {
  const { findings } = descriptionReport(
    `${words(50, ...times(3, "radar"))} ${"-".repeat(4000)}`,
    "ios",
    [],
    reading,
  );
  expect(findings).toEqual([
    expect.objectContaining({ field: "Description", severity: "error" }),
    { field: "Description", severity: "warning", message: expect.stringMatching(/^“radar” makes up 6%/) },
  ]);
});

test("only the App Store is said not to search descriptions", () => {
  const detail = (platform: "ios" | "android") =>
    part("Find a trail.", "coverage", [trail], platform)?.detail;
  expect(detail("android")).toBe("1 of 1 keywords, 100% of what they are worth.");
  expect(detail("ios")).toMatch(/^1 of 1 keywords, .*does not search descriptions/);
});

import { chooseKeywords, createPhraseKey, type PhraseEvidence } from "./choose-keywords";

const stem = (word: string) => word.replace(/s$/, "");
const findCommon = jest.fn<Promise<ReadonlySet<string>>, [readonly string[]]>();

/** Returns evidence of a storefront in which so many names have each phrase. */
function createEvidence(names: Record<string, number>, rest: Partial<PhraseEvidence> = {}): PhraseEvidence {
  return {
    stem,
    names: {
      listings: 100,
      byKey: new Map(
        Object.entries(names).map(([text, count]) => [
          createPhraseKey(text, stem),
          { text, categories: Array.from({ length: count }, () => "Weather") },
        ]),
      ),
    },
    texts: [],
    isWhole: () => false,
    findCommon,
    ...rest,
  };
}

beforeEach(() => findCommon.mockResolvedValue(new Set()));

it("has one order and form of the same words: that of most names, else that of most texts", async () => {
  const evidence = createEvidence({ "photo editor": 18, "editor photo": 2 });
  expect(await chooseKeywords(["editor photo", "photo editors", "photos editor"], evidence)).toEqual([
    "photo editors",
  ]);
  const texts = ["rain map of the city and rain map", "map rain"].map((text) => createPhraseKey(text, stem));
  const few = createEvidence({}, { texts, isWhole: () => true });
  expect(await chooseKeywords(["map rain", "rain map"], few)).toEqual(["rain map"]);
});

it("needs two names, or enough listings, unless the phrase is known to be whole", async () => {
  findCommon.mockResolvedValue(new Set(["severe weather"]));
  const evidence = createEvidence({ "rain map": 2 }, { isWhole: (phrase) => phrase === "storm alerts" });
  const phrases = ["acme weather", "rain map", "severe weather", "storm alerts"];
  expect(await chooseKeywords(phrases, evidence)).toEqual(phrases.slice(1));
  expect(findCommon).toHaveBeenCalledWith(["acme weather", "severe weather"]);
});

it("accepts rare phrases where few listings are known", async () => {
  const { names, ...rest } = createEvidence({});
  const phrases = ["acme weather"];
  expect(await chooseKeywords(phrases, { ...rest, names: { ...names, listings: 99 } })).toEqual(phrases);
});

it("leaves out fragments: phrases that are nearly always part of a longer one", async () => {
  const names = { "time traffic": 2, "real time traffic": 2, "sleep cycle": 2, "sleep cycle alarm": 2 };
  const texts = ["real time traffic and a sleep cycle alarm that knows your sleep cycle"].map((text) =>
    createPhraseKey(text, stem),
  );
  expect(await chooseKeywords(Object.keys(names), createEvidence(names, { texts }))).toEqual([
    "real time traffic",
    "sleep cycle",
    "sleep cycle alarm",
  ]);
});

it("keeps phrases that no text has, and leaves out texts without words", async () => {
  const evidence = createEvidence({ "rain map": 3, "rain map live": 3 });
  expect(await chooseKeywords(["!", "rain map", "rain map live"], evidence)).toEqual([
    "rain map",
    "rain map live",
  ]);
});

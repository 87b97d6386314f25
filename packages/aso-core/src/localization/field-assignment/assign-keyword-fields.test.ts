import fc from "fast-check";
import { countCharacters } from "../count-characters";
import { assignKeywordFields } from "./assign-keyword-fields";
import type { Candidate, AssignmentLocale } from "./types";

const locale = (code: string, name = "", subtitle = ""): AssignmentLocale => ({ code, name, subtitle });
const a = (keyword: string, popularity: number | null, difficulty: number | null = 0): Candidate => ({
  keyword,
  popularity,
  difficulty,
});
/** Returns a word of the given length. */
const long = (letter: string, length: number) => letter.repeat(length);

const ROOM = 101;

/** Computes the optimum by trying each keyword in each language and unassigned. */
function bruteForce(candidates: readonly Candidate[], locales: readonly AssignmentLocale[]): number {
  const shown = locales.map(
    ({ name, subtitle }) => new Set(`${name} ${subtitle}`.split(" ").filter(Boolean)),
  );
  const anywhere = new Set(shown.flatMap((own) => [...own]));
  const items = candidates.map(({ keyword, popularity, difficulty }) => ({
    words: keyword.split(" "),
    value: (popularity ?? 0) * (1 - ((difficulty ?? 0) / 100) ** 2),
  }));
  let best = 0;
  const places: number[] = [];
  const worth = () => {
    const fields = locales.map(() => new Set<string>());
    for (const [index, place] of places.entries()) {
      for (const word of items[index]?.words ?? []) {
        if (place === -1 || shown[place]?.has(word)) continue;
        if (anywhere.has(word)) return 0;
        fields[place]?.add(word);
      }
    }
    const all = fields.flatMap((own) => [...own]);
    const fit = fields.every((own) => [...own].reduce((sum, word) => sum + word.length + 1, 0) <= ROOM);
    if (!fit || new Set(all).size !== all.length) return 0;
    // A word that names and subtitles already contain adds no value.
    return places.reduce((sum, place, index) => {
      const item = items[index];
      const told = shown.some((own) => item?.words.every((word) => own.has(word)));
      return place === -1 || told ? sum : sum + (item?.value ?? 0);
    }, 0);
  };
  const visit = (index: number): void => {
    if (index === items.length) {
      best = Math.max(best, worth());
      return;
    }
    for (let place = -1; place < locales.length; place++) {
      places[index] = place;
      visit(index + 1);
    }
    places.length = index;
  };
  visit(0);
  return best;
}

const lengths = fc.integer({ min: 8, max: 70 });
const word = fc
  .tuple(fc.constantFrom(..."abcdefgh"), lengths)
  .map(([letter, length]) => long(letter, length));
const candidate = fc.record({
  keyword: fc.uniqueArray(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" ")),
  popularity: fc.integer({ min: 5, max: 100 }),
  difficulty: fc.integer({ min: 0, max: 99 }),
});
const sets = fc.uniqueArray(candidate, {
  maxLength: 7,
  selector: ({ keyword }) => keyword.split(" ").sort().join(" "),
});
const places = fc
  .tuple(
    fc.integer({ min: 1, max: 3 }),
    fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), word), { maxLength: 2 }),
  )
  .map(([count, names]) =>
    ["en-US", "es-MX", "de-DE"].slice(0, count).map((code, index) =>
      locale(
        code,
        names
          .filter(([at]) => at === index)
          .map(([, name]) => name)
          .join(" "),
      ),
    ),
  );

test("keywords with a term that the store or the app's glossary rejects are in no field", async () => {
  const list = [
    a("free maps", 90),
    a("hiking", 50),
    a("rival trails", 80),
    a("freeride", 40),
    a("google play", 70),
  ];
  const { fields, leftOut, rejected } = await assignKeywordFields(list, [locale("en-US")], {
    forbid: ["Rival"],
  });
  expect(fields[0]?.keywords).toBe("hiking,freeride");
  expect(rejected).toEqual(["free maps", "rival trails", "google play"]);
  expect(leftOut).toEqual([]);
});

test("is within one percent of the optimum found by brute force", async () => {
  await fc.assert(
    fc.asyncProperty(sets, places, async (candidates, locales) => {
      const plan = await assignKeywordFields(candidates, locales);
      const best = bruteForce(candidates, locales);
      expect(plan.value).toBeGreaterThanOrEqual(best * 0.99 - 1e-6);
      expect(plan.value).toBeLessThanOrEqual(best + 1e-6);
      expect(plan.bound).toBeGreaterThanOrEqual(best - 1e-6);
    }),
    { numRuns: 150 },
  );
});

test("every plan stays within the room, repeats no word and adds up", async () => {
  const any = fc.array(
    fc.record({
      keyword: fc.stringMatching(/^[a-e]{1,9}( [a-e]{1,5}){0,2}$/),
      popularity: fc.option(fc.integer({ min: 5, max: 100 })),
      difficulty: fc.option(fc.integer({ min: 0, max: 100 })),
    }),
    { maxLength: 120 },
  );
  await fc.assert(
    fc.asyncProperty(any, async (candidates) => {
      const locales = [locale("en-US", "abc dab", "ea"), locale("es-MX", "bad"), locale("fr-FR")];
      const plan = await assignKeywordFields(candidates, locales);
      const shown = new Set(["abc", "dab", "ea", "bad"]);
      const words = plan.fields.flatMap((field) => field.keywords.split(",").filter(Boolean));
      expect(new Set(words).size).toBe(words.length);
      expect(words.filter((one) => shown.has(one))).toEqual([]);
      for (const field of plan.fields) {
        expect(field.used).toBe(countCharacters(field.keywords));
        expect(field.used).toBeLessThanOrEqual(100);
      }
      const covered = plan.fields.flatMap((field) => field.covered);
      expect(covered.reduce((sum, one) => sum + one.value, 0)).toBeCloseTo(plan.value, 6);
      const told = [...covered, ...plan.leftOut].map((one) => one.keyword).sort();
      const asked = candidates.map((one) => [...new Set(one.keyword.split(" "))].join(" "));
      expect(told).toEqual([...new Set(asked)].sort());
    }),
    { numRuns: 60 },
  );
});

test("explains why a keyword is in no field", async () => {
  const plan = await assignKeywordFields(
    [
      a("unknown", null, 10),
      a("unrated", 50, null),
      a("hopeless", 80, 100),
      a("photo", 90),
      a("photo foto", 40),
      a(long("x", 101), 50),
      a(long("y", 90), 50),
      a(long("z", 90), 40),
    ],
    [locale("en-US", "Photo"), locale("es-MX", "Foto")].slice(0, 2),
  );
  expect(
    Object.fromEntries(plan.leftOut.map(({ keyword, reason }) => [keyword.slice(0, 10), reason])),
  ).toEqual({
    unknown: "no-figures",
    unrated: "no-figures",
    hopeless: "worth-nothing",
    photo: "already-shown",
    "photo foto": "split",
    xxxxxxxxxx: "too-long",
  });
  expect(plan.exact).toBe(true);
});

test("ten languages and five hundred keywords: at most one percent below the upper bound", async () => {
  const letters = "etaoinshrdlucm";
  let seed = 7;
  const next = (below: number) => (seed = (seed * 16807) % 2147483647) % below;
  const name = () => Array.from({ length: 3 + next(9) }, () => letters[next(letters.length)]).join("");
  const candidates = Array.from({ length: 500 }, (_, index) =>
    a(`${name()}${index % 3 === 0 ? ` ${name()}` : ""}`, 5 + next(96), next(100)),
  );
  const codes = [
    "en-US",
    "es-MX",
    "fr-FR",
    "pt-BR",
    "ru-RU",
    "zh-Hans",
    "zh-Hant",
    "ko-KR",
    "ar-SA",
    "vi-VN",
  ];
  let pauses = 0;
  const plan = await assignKeywordFields(
    candidates,
    codes.map((code) => locale(code)),
    { pause: async () => void (pauses += 1) },
  );
  expect(plan.value).toBeGreaterThanOrEqual(plan.bound * 0.99);
  expect(pauses).toBeGreaterThan(0);
  const again = await assignKeywordFields(
    candidates,
    codes.map((code) => locale(code)),
  );
  expect(again.fields).toEqual(plan.fields);
});

test("a field lists its words by the value of their keywords, ties by name", async () => {
  const plan = await assignKeywordFields(
    [a("rain map", 60), a("rain radar", 80), a("cloud", 60), a("wind", 90, 50)],
    [locale("en-US", "Rain")],
  );
  const found = (keyword: string, popularity: number, words: string[]) => ({
    keyword,
    popularity,
    difficulty: 0,
    value: popularity,
    words,
  });
  expect(plan).toEqual({
    fields: [
      {
        code: "en-US",
        keywords: "radar,wind,cloud,map",
        used: 20,
        covered: [
          found("rain radar", 80, ["radar"]),
          { keyword: "wind", popularity: 90, difficulty: 50, value: 67.5, words: ["wind"] },
          found("cloud", 60, ["cloud"]),
          found("rain map", 60, ["map"]),
        ],
      },
    ],
    leftOut: [],
    rejected: [],
    value: 267.5,
    bound: 267.5,
    exact: true,
  });
});

/** Two keywords beat the first one, which the fractional bound favors; the others have little value. */
const puzzle = (count: number) => [
  a(long("a", 60), 70),
  a(long("b", 50), 50),
  a(long("c", 49), 49),
  ...Array.from({ length: count - 3 }, (_, index) => a(`filler${index}`.padEnd(100, "."), 5)),
];

test("up to 60 keywords are proven optimal; above that, the bound limits how much better a plan could be", async () => {
  const proven = await assignKeywordFields(puzzle(60), [locale("en-US")]);
  expect(proven).toMatchObject({ value: 99, bound: 99, exact: true });
  expect(proven.leftOut).toHaveLength(58);
  expect(proven.leftOut).toContainEqual({ keyword: long("a", 60), reason: "no-room" });
  const open = await assignKeywordFields(puzzle(61), [locale("en-US")]);
  expect(open).toMatchObject({ value: 99, exact: false });
  expect(open.bound).toBeCloseTo(70 + 40 * (50 / 51), 6);
});

test("the search stops at a plan that reaches the bound", async () => {
  let pauses = 0;
  await assignKeywordFields([a("radar", 50), a("map", 40)], [locale("en-US")], {
    pause: async () => void (pauses += 1),
  });
  expect(pauses).toBe(1);
});

test("stop words take no room, unless a keyword has no other words", async () => {
  const candidates = [a("maps for hiking", 50), a("the and", 10)];
  const stopWords = new Set(["for", "the", "and"]);
  const { fields } = await assignKeywordFields(candidates, [locale("en-US")], {
    language: { stopWords, stem: (word) => word },
  });
  expect(fields).toMatchObject([
    {
      keywords: "maps,hiking,the,and",
      covered: [{ keyword: "maps for hiking", words: ["maps", "hiking"] }, {}],
    },
  ]);
});

test("all forms of a word are one word, written in the shortest form", async () => {
  const candidates = [a("maps", 50), a("trail map", 40), a("radars", 30)];
  const language = { stopWords: new Set<string>(), stem: (word: string) => word.replace(/s$/, "") };
  const { fields, leftOut } = await assignKeywordFields(candidates, [locale("en-US", "Radar")], { language });
  expect(fields).toMatchObject([
    { keywords: "map,trail", covered: [{ keyword: "maps" }, { keyword: "trail map" }] },
  ]);
  expect(leftOut).toEqual([{ keyword: "radars", reason: "already-shown" }]);
});

import { assignKeywordFields } from "../localization";
import { computeKeywordCoverage } from "../optimizer";
import { createListingMatcher } from "../scores";
import { loadStemmer, splitSearchStems } from ".";

it("folds words and keeps those of which no stem remains", () => {
  expect(splitSearchStems("Météo-Maps!", (word) => word.replace(/s$/, ""))).toEqual(["meteo", "map"]);
  expect(splitSearchStems("a maps", () => "")).toEqual(["a", "maps"]);
});

it.each([
  ["us", "Trail Map", "trails maps", true],
  ["us", "Trails & Maps", "trail map", true],
  ["us", "Animal Trail", "animation", false],
  ["de", "Wanderkarte", "wanderkarten", true],
  ["fr", "Météo", "meteo", true],
] as const)(
  "the keyword table, the optimizers and the field assignment agree: in %s, “%s” has “%s”: %s",
  async (code, name, keyword, expected) => {
    const stem = await loadStemmer(code);
    const stopWords = new Set<string>();
    const fields = { name, subtitle: "", keywords: "", description: "" };
    expect(createListingMatcher(fields, stem)(keyword)[0]).toBe(expected);
    const figure = { keyword, popularity: 50, difficulty: 0 };
    const reading = { locale: code === "us" ? "en-US" : code, stopWords, stem };
    const [cover] = computeKeywordCoverage([figure], [{ label: "Name", text: name }], reading);
    expect(cover?.covered).toBe(expected);
    const { leftOut } = await assignKeywordFields([figure], [{ code: reading.locale, name, subtitle: "" }], {
      language: { stopWords, stem },
    });
    expect(leftOut.some(({ reason }) => reason === "already-shown")).toBe(expected);
  },
);

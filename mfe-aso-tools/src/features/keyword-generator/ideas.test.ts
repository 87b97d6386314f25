import { loadStemmer } from "@listwise/aso-core/stemming";
import { buildCsv } from "@listwise/shared-ui/table";
import { combine, getCommonWords, parseEntries } from "./combine";
import { groupIdeas } from "./group-ideas";
import { buildIdeaColumns } from "./idea-columns";
import { filterIdeas, NO_FIGURES, NO_FILTERS, type Idea, type IdeaFilters } from "./ideas";
import { KNOWN } from "./ideas.testing";

const anIdea = (change: Partial<Idea>): Idea => ({
  ...NO_FIGURES,
  keyword: "maps",
  origins: ["seeds"],
  evidence: [],
  ...change,
});

test("parses entries and builds combinations and common words", () => {
  expect(parseEntries(" Trail  Run, hike,\nhike ,")).toEqual(["trail run", "hike"]);
  expect(combine(["hiking"], ["maps", "hiking app"], true)).toEqual(["hiking maps", "maps hiking"]);
  expect(combine(["hiking"], ["maps"], false)).toEqual(["hiking maps"]);
  expect(combine(["x".repeat(99)], ["maps"], false)).toEqual([]);
  const common = getCommonWords(
    ["hiking maps", "trail maps for gps", "hiking for gps"],
    ["hiking"],
    new Set(["for"]),
    2,
  );
  expect(common).toEqual(["gps", "maps"]);
});

test("unknown values pass no filter with a minimum", () => {
  const known = anIdea({ keyword: "trail", ...KNOWN, origins: ["reviews", "competitors"] });
  const low = anIdea({
    keyword: "walk",
    popularity: 10,
    difficulty: 90,
    relevance: 0.1,
    score: 1,
    tracked: true,
  });
  const filter = (filters: IdeaFilters) => filterIdeas([anIdea({}), known, low], filters, () => false);
  expect(filter({ ...NO_FILTERS, leastPopularity: 20 })).toEqual([known]);
  expect(filter({ ...NO_FILTERS, mostDifficulty: 60 })).toEqual([known]);
  expect(filter({ ...NO_FILTERS, leastRelevance: 15 })).toEqual([known]);
  expect(filter({ ...NO_FILTERS, leastScore: 10 })).toEqual([known]);
  expect(filter({ ...NO_FILTERS, origin: "competitors" })).toEqual([known]);
  expect(filter({ ...NO_FILTERS, hideTracked: true, text: " T" })).toEqual([known]);
});

test("keywords in other scripts are filtered unless they are wanted or there are no others", () => {
  const isForeign = (keyword: string) => keyword === "音乐";
  const [own, foreign] = [anIdea({}), anIdea({ keyword: "音乐" })];
  expect(filterIdeas([foreign, own], NO_FILTERS, isForeign)).toEqual([own]);
  expect(filterIdeas([foreign, own], { ...NO_FILTERS, otherScripts: true }, isForeign)).toEqual([
    foreign,
    own,
  ]);
  expect(filterIdeas([foreign], NO_FILTERS, isForeign)).toEqual([foreign]);
});

test("ideas are grouped by topic", async () => {
  const words = { stem: await loadStemmer("us"), stopWords: new Set<string>() };
  const ideas = ["trail maps", "map offline", "weather"].map((keyword) => anIdea({ keyword }));
  expect(groupIdeas(ideas, words).map(({ name, ideas: own }) => [name, own.length])).toEqual([
    ["maps", 2],
    ["Other topics", 1],
  ]);
});

test("the file has the columns of the table and those that are only exported", () => {
  const evidence = [{ source: "competitors" as const, detail: "Bero", count: 2 }];
  const idea = anIdea({ keyword: "walk", ...KNOWN, rank: 201, origins: ["competitors"], evidence });
  const columns = buildIdeaColumns({
    country: "de",
    hasApp: true,
    advanced: true,
    chosen: new Set(),
    onToggle: () => {},
  });
  expect(buildCsv(columns, [idea]).split("\r\n")).toEqual([
    "\uFEFFKeyword,Country,Source,Popularity,Difficulty,Relevance (%),Chance,Score,Results,Your rank,As of,Tracked",
    "walk,DE,Competitors; Listing of Bero and 1 more,44,12,50,61,25,190,>200,2026-03-04,no",
    "",
  ]);
});

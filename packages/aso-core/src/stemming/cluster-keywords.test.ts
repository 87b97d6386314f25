import { clusterKeywords } from "./cluster-keywords";
import { loadStemmer } from "./load-stemmer";

const cluster = async (keywords: string[], stopWords: string[] = []) =>
  clusterKeywords(keywords, await loadStemmer("us"), new Set(stopWords)).map(
    ({ label, keywords: own }) => [label, own] as const,
  );

test("forms of a word are one topic, named by its most frequent form", async () => {
  expect(await cluster(["trail maps", "map offline", "hiking maps", "weather"])).toEqual([
    ["maps", ["trail maps", "map offline", "hiking maps"]],
    ["", ["weather"]],
  ]);
});

test("a word of more than half of the keywords is no topic unless there is no other", async () => {
  const keywords = [
    "hiking",
    "hiking map",
    "hiking maps offline",
    "hiking gps",
    "hiking gps app",
    "hiking log",
    "hiking logs",
    "day hikes",
  ];
  expect(await cluster(keywords)).toEqual([
    ["hiking", ["hiking", "day hikes"]],
    ["map", ["hiking map", "hiking maps offline"]],
    ["gps", ["hiking gps", "hiking gps app"]],
    ["log", ["hiking log", "hiking logs"]],
  ]);
});

test("stop words are no topics, and keywords alone in their topic come last", async () => {
  expect(await cluster(["maps for kids", "games for kids", "maps", "maps for cars"], ["for"])).toEqual([
    ["maps", ["maps for kids", "maps", "maps for cars"]],
    ["", ["games for kids"]],
  ]);
  expect(await cluster([])).toEqual([]);
});

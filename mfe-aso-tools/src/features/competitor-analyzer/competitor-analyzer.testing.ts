import type { Competitor, CompetitorData } from "@listwise/contracts/apps";
import type { UserKeyword } from "@listwise/contracts/keywords";
import { anApp } from "../../testing/builders";

export const app = anApp();
export const provenance = {
  ...app.provenance,
  algorithm: "last-crawls",
  version: 1,
  fetchedAt: "2026-11-20T06:00:00.000Z",
};

/** Returns a competitor with ranks for two keywords. */
export function aCompetitor(change: Partial<Competitor> & { id: number; name: string }): Competitor {
  return {
    storeId: String(910_000_000 + change.id),
    platform: "ios",
    isFollowing: false,
    keywordRankings: [
      { keyword: "trail map", position: 3 },
      { keyword: "hiking", position: 40 },
    ],
    sharedKeywords: 5,
    avgRank: 20,
    bestRank: 3,
    topTen: 1,
    ideas: ["peak map"],
    appDetails: { icon: null, rating: 4.4, ratingCount: 1200, primaryGenre: "Travel", developer: null },
    ...change,
  };
}

export const peak = aCompetitor({ id: 21, name: "Peak Finder" });
export const city = aCompetitor({
  id: 22,
  name: "City Walks",
  sharedKeywords: 1,
  avgRank: 90,
  appDetails: { icon: null, rating: null, ratingCount: null, primaryGenre: "Navigation", developer: null },
});

/** Returns an app with two competitors. */
export function data(change: Partial<CompetitorData> = {}): CompetitorData {
  return {
    app,
    competitors: [peak, city],
    topApp: peak,
    keywords: [
      { keyword: "hiking", tracked: true, mine: 12, positions: [40, 201], checkedAt: provenance.fetchedAt },
      {
        keyword: "trail map",
        tracked: false,
        mine: 201,
        positions: [3, null],
        checkedAt: provenance.fetchedAt,
      },
    ],
    origin: "chosen",
    chosen: 2,
    depth: 10,
    updatedAt: provenance.fetchedAt,
    provenance,
    ...change,
  };
}

/** Returns an entry of the app's list. */
export function aKeyword(text: string): UserKeyword {
  const keyword = { id: "1", text };
  return {
    id: 1,
    appId: 11,
    keywordId: "1",
    keywordText: text,
    keyword,
    Keyword: keyword,
    country: "us",
    category: "General",
    notes: null,
    origin: null,
    isFavorite: false,
    createdAt: "2026-11-01T00:00:00.000Z",
    best: null,
  };
}

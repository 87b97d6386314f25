import type { ListingSource } from "@listwise/shared-ui";
import type { App, AppSummary } from "@listwise/contracts/apps";
import {
  UNKNOWN_FIGURES,
  type Job,
  type KeywordTableRow,
  type UserKeyword,
} from "@listwise/contracts/keywords";
import type { KeywordRanking, MatrixKeyword, MatrixRank } from "@listwise/contracts/rankings";

const provenance = {
  source: "sample",
  algorithm: null,
  version: null,
  confidence: null,
  fetchedAt: "2025-11-01T08:00:00.000Z",
} as const;

/** Returns an app's listing. */
export function anApp(change: Partial<App> = {}): App {
  const id = change.id ?? 11;
  const name = change.name ?? "Skyline Weather";
  return {
    id,
    internalId: id,
    storeId: String(900_000_000 + id),
    name,
    title: name,
    subtitle: null,
    icon: null,
    developer: "Skyline Labs",
    developerUrl: null,
    storeUrl: null,
    platform: "ios",
    country: "us",
    price: 0,
    currency: "USD",
    releaseDate: "2019-04-02T00:00:00.000Z",
    lastUpdated: null,
    version: "4.2",
    description: "Forecasts for every hour.",
    screenshots: [],
    languages: ["en"],
    genres: ["Weather"],
    primaryGenre: "Weather",
    minimumOsVersion: null,
    contentRating: null,
    sizeBytes: null,
    rating: 4.5,
    ratingCount: 1200,
    isFollowing: false,
    provenance,
    ...change,
  };
}

interface Ranks {
  rank?: number | null;
  previous?: number | null;
}

function buildRanks({ rank = 7, previous = null }: Ranks) {
  return {
    currentRank: rank,
    previousRank: previous,
    change: rank === null || previous === null ? null : previous - rank,
    checkedAt: rank === null ? null : "2025-11-02T08:00:00.000Z",
    previousCheckedAt: previous === null ? null : "2025-11-01T08:00:00.000Z",
  };
}

/** Returns a tracked keyword with the rank of one app. `best: null` means that it was never checked. */
export function aKeyword(change: Partial<UserKeyword> & Ranks = {}): UserKeyword {
  const { rank, previous, ...rest } = change;
  const id = rest.id ?? 1;
  const keywordText = rest.keywordText ?? "weather radar";
  const keyword = { id: String(id), text: keywordText };
  return {
    id,
    keywordId: keyword.id,
    keywordText,
    keyword,
    Keyword: keyword,
    country: "us",
    category: "General",
    notes: null,
    origin: null,
    isFavorite: false,
    createdAt: "2025-10-01T08:00:00.000Z",
    best: { ...buildRanks({ rank, previous }), appId: 11, appName: "Skyline Weather", appIcon: null },
    ...rest,
  };
}

/** Returns a row of the keyword table with unknown figures. */
export function aKeywordRow(change: Partial<KeywordTableRow> & Ranks = {}): KeywordTableRow {
  const { rank, previous, ...rest } = change;
  return {
    ...aKeyword({ id: rest.id, keywordText: rest.keywordText, rank, previous }),
    ...UNKNOWN_FIGURES,
    ...rest,
  };
}

/** Returns the answer with the keyword table. */
export function aKeywordTable(data: KeywordTableRow[]) {
  return {
    success: true as const,
    data,
    apps: [{ id: 11, name: "Skyline Weather", icon: null }],
    trendStart: "2025-10-04",
    advanced: true,
    unassigned: data.filter(({ appId }) => !appId).length,
  };
}

/** Returns one line of an app's rankings. */
export function aRanking(change: Partial<KeywordRanking> & Ranks = {}): KeywordRanking {
  const { rank, previous, ...rest } = change;
  const keyword = rest.keyword ?? "weather radar";
  return {
    ...buildRanks({ rank, previous }),
    keywordId: "1",
    keyword,
    details: { keyword },
    appId: 11,
    country: "us",
    results: null,
    isFollowing: true,
    provenance,
    ...rest,
  };
}

/** Returns the rank of an app in the matrix. */
export function aMatrixRank({ appId, ...change }: { appId: number } & Ranks): MatrixRank {
  const { currentRank, previousRank, checkedAt } = buildRanks(change);
  return {
    appId,
    currentRank,
    previousRank,
    checkedAt,
    results: null,
    source: checkedAt === null ? null : "sample",
  };
}

/** Returns the answer with a matrix. */
export function aMatrix(
  data: readonly (Pick<MatrixKeyword, "keyword" | "ranks"> & Partial<MatrixKeyword>)[],
) {
  const rows = data.map((row, at) => ({ keywordId: String(at + 1), platform: "ios" as const, ...row }));
  return { success: true as const, data: rows, stale: false, queuedAt: null, provenance };
}

/** Returns a rank update; idle by default. */
export function aJob(change: Partial<Job> = {}): Job {
  return {
    jobId: "job-1",
    status: "idle",
    total: 2,
    processed: 0,
    failed: 0,
    percent: 0,
    startedAt: null,
    finishedAt: null,
    message: "",
    ...change,
  };
}

/** Returns the answer of a search. */
export function aSearchAnswer(results: AppSummary[], query = "weather") {
  return {
    success: true as const,
    results,
    count: results.length,
    query,
    platform: "ios" as const,
    country: "us",
    provenance,
  };
}

export { provenance as sampleProvenance };

/** A data set that covers the United States only. */
export const ONLY_US: ListingSource = {
  kind: "dataset",
  label: "Data set of December 2017",
  live: false,
  capturedAt: "2017-12-15T00:00:00.000Z",
  storefronts: ["us"],
};

/** Answer about an app without category ranks. */
export const noCategoryRanks = {
  success: true as const,
  data: [],
  reason: "The charts of the app's category are checked soon.",
  provenance,
  from: null,
  to: "2025-11-01",
  validDays: 1,
};

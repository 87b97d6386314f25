import type { AnalyticsPoint } from "@listwise/contracts/analytics";
import type { ExportJob } from "@listwise/contracts/exports";
import type { Review, ReviewAnalysis, ReviewStats } from "@listwise/contracts/reviews";
import type { Share } from "@listwise/contracts/shares";
import { sampleProvenance } from "./builders";

export function aReview(change: Partial<Review> = {}): Review {
  return {
    id: "r1",
    username: "Rain Reader",
    userInitial: "R",
    rating: 4,
    title: "Right most days",
    text: "The radar is quick.",
    version: "4.2",
    date: "2025-10-20T08:00:00.000Z",
    ...change,
  };
}

export const someStats: ReviewStats = {
  averageRating: 4.1,
  reviewCount: 12,
  ratingDistribution: { "5": 50, "4": 25, "3": 15, "2": 5, "1": 5 },
};

export const someMood: ReviewAnalysis = {
  sentimentScore: 72,
  positive: 8,
  neutral: 3,
  negative: 1,
  topics: [
    {
      topic: "radar map",
      theme: "features",
      count: 5,
      sentiment: 81,
      examples: ["The radar map is quick.", "Radar maps!"],
      quotes: [
        { text: "The radar map is quick.", rating: 5, version: "4.2" },
        { text: "Radar maps!", rating: 4, version: null },
      ],
      versions: [{ version: "4.2", count: 3 }],
    },
  ],
  versions: [
    { version: "4.2", count: 8, sentiment: 75 },
    { version: "4.1", count: 4, sentiment: 60 },
  ],
  sampleSize: 12,
  provenance: sampleProvenance,
};

/** Returns the answer for one page of reviews. */
export function reviewsAnswer(reviews: Review[], { total = reviews.length, offset = 0 } = {}) {
  return {
    success: true as const,
    reviews,
    meta: { total, limit: 10, offset },
    stats: { ...someStats, reviewCount: total },
    provenance: sampleProvenance,
  };
}

export function anExport(change: Partial<ExportJob> = {}): ExportJob {
  return {
    jobId: "0b9c7f5e-5c1d-4a7e-9f55-1f2f4f2f9a10",
    status: "running",
    appId: 11,
    format: "csv",
    fileName: "skyline-weather-11-20251101T080000Z.csv",
    percent: 40,
    records: 0,
    truncated: false,
    message: "",
    url: null,
    expiresAt: null,
    createdAt: "2025-11-01T08:00:00.000Z",
    ...change,
  };
}

export function aShare(change: Partial<Share> = {}): Share {
  return {
    id: 5,
    appId: 11,
    appName: "Skyline Weather",
    country: "us",
    createdAt: "2025-11-01T08:00:00.000Z",
    expiresAt: "2025-11-08T08:00:00.000Z",
    ...change,
  };
}

export function aDay(change: Partial<AnalyticsPoint> = {}): AnalyticsPoint {
  return {
    day: "2025-11-01",
    averageRank: 12.5,
    rankedCount: 5,
    unrankedCount: 2,
    visibility: 34.2,
    top3: 1,
    top10: 2,
    top50: 4,
    top200: 5,
    rating: 4.5,
    ratingCount: 1200,
    ...change,
  };
}
